package org.farstar.verify.tree;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.Promise;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Task;

/**
 * Checks trees: sums that Left wins moving second, each by an answer to every move of Right's that
 * leads to an earlier one of them or to one that values or bounds decide.
 */
final class TreeChecker {
  private static final Pattern VALUES = Pattern.compile("values to (0|[1-9][0-9]{0,2})");

  private final TreeSums sums;
  private final Set<TreeNode> kept = new HashSet<>();
  private final Runnable checkStop;
  private long answers;

  private TreeChecker(TreeSums sums, Runnable checkStop) {
    this.sums = sums;
    this.checkStop = checkStop;
  }

  /**
   * What was verified.
   *
   * @param lines how many sums there are
   * @param answers to how many moves there is an answer
   * @param theorems what was used
   */
  record Verified(int lines, long answers, Set<String> theorems) {}

  /** The first line of a body. */
  static String values(long mostRank) {
    return "values to " + mostRank;
  }

  /**
   * Checks the body of a certificate.
   *
   * @param board the position, from whose parts the sums come
   * @param tasks who is to win, in normal play
   * @throws RefusedException where the lines do not prove that
   */
  static Verified check(List<String> body, CheckedSum board, List<Task> tasks, Runnable checkStop) {
    Matcher first = VALUES.matcher(body.isEmpty() ? "" : body.get(0));
    if (!first.matches()) {
      throw RefusedException.at(Certificate.FIRST_OF_BODY, "allowed: values to ...");
    }
    TreeSums sums = new TreeSums(board, Long.parseLong(first.group(1)), checkStop);
    TreeChecker checker = new TreeChecker(sums, checkStop);
    for (int i = 1; i < body.size(); i++) {
      checker.line(Certificate.FIRST_OF_BODY + i, body.get(i));
    }
    for (Task task : tasks) {
      checker.requireKept(sums.node(task.board()), task.promise());
    }
    return new Verified(body.size() - 1, checker.answers, sums.theorems());
  }

  private void line(int number, String text) {
    TreeNode node;
    try {
      node = sums.read(text);
    } catch (NotationException e) {
      throw RefusedException.at(number, e.getMessage());
    }
    for (TreeNode moved : sums.options(node, Player.RIGHT)) {
      if (!isAnswered(moved)) {
        throw RefusedException.at(
            number, "no answer is known where Right moves to '" + sums.text(moved) + "'");
      }
    }
    kept.add(node);
  }

  /**
   * Whether Left, who is to move, is seen to win, or can come to a sum that is known to be hers.
   */
  private boolean isAnswered(TreeNode node) {
    answers++;
    if (sums.isWonFirst(node)) {
      return true;
    }
    List<TreeNode> options = sums.options(node, Player.LEFT);
    for (TreeNode option : options) {
      if (kept.contains(option)) {
        return true;
      }
    }
    for (TreeNode option : options) {
      checkStop.run();
      if (sums.isClosed(option)) {
        return true;
      }
    }
    return false;
  }

  /** A player with the move needs an option, one without it the sum itself. */
  private void requireKept(TreeNode root, Promise promise) {
    Player winner = promise.keeper();
    TreeNode node = winner == Player.LEFT ? root : sums.negative(root);
    boolean proved =
        winner == promise.starts() ? isAnswered(node) : kept.contains(node) || sums.isClosed(node);
    if (!proved) {
      throw RefusedException.whole(
          "it does not follow that "
              + winner.title()
              + " wins when "
              + promise.starts().title()
              + " moves first");
    }
  }
}
