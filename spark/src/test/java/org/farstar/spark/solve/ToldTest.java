package org.farstar.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.farstar.spark.LocalSpark;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes that tasks are told, few or many. */
class ToldTest {
  @ParameterizedTest
  @ValueSource(ints = {0, Told.FEW, Told.FEW + 1, 1 << 20})
  void tasksHaveTheBytes(int length) {
    LocalSpark.get();
    JavaSparkContext context = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate());
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) i;
    }
    Told told = Told.of(bytes, context);
    Told other = Told.of(bytes, context);
    assertThat(told.id()).isNotEqualTo(other.id());
    List<byte[]> found = context.parallelize(List.of(1, 2), 2).map(any -> told.bytes()).collect();
    assertThat(found).hasSize(2).allSatisfy(each -> assertThat(each).isEqualTo(bytes));
    List<Long> ids = context.parallelize(List.of(1, 2), 2).map(any -> told.id()).collect();
    assertThat(ids).containsExactly(told.id(), told.id());
    told.forget();
    if (length > Told.FEW) {
      assertThatThrownBy(told::bytes).isInstanceOf(SparkException.class);
    } else {
      assertThat(told.bytes()).isEqualTo(bytes);
    }
  }
}
