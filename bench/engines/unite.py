"""One layer step on other engines: the distinct keys of many sorted runs, in order.

The input is that of the test LayerStepTest: N keys, each in 4 of 40 runs. For every engine a process of its own reads the
runs from Parquet, drops equal keys, sorts, and writes Parquet; what is printed is elapsed time, processor time with that of
all child processes, and the largest resident size of the process that was started.

    pip install duckdb polars pyarrow numpy pandas "dask[dataframe]" ray
    python bench/engines/unite.py 10000000            all engines
    python bench/engines/unite.py 10000000 duckdb     one of them
"""

import glob
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

RUNS, TIMES, STRIDE = 40, 4, 1 << 20
THREADS = 2


def runs(count, folder):
    """Writes the runs: key i is i * 2^20 + (i * 2654435761 mod 2^20), in four runs ten apart."""
    import numpy
    import pyarrow
    import pyarrow.parquet

    number = numpy.arange(count, dtype=numpy.int64)
    mixed = number * 2654435761
    key = number * STRIDE + mixed % STRIDE
    first = (mixed >> 20) % RUNS
    for run in range(RUNS):
        here = (run - first) % (RUNS // TIMES) == 0
        pyarrow.parquet.write_table(pyarrow.table({"k": key[here]}), f"{folder}/run-{run:02}.parquet")


def duckdb(source, target):
    import duckdb

    db = duckdb.connect()
    db.execute(f"SET threads={THREADS}")
    db.execute("SET memory_limit='1GB'")
    db.execute(f"SET temp_directory='{target}.tmp'")
    db.execute(f"COPY (SELECT DISTINCT k FROM '{source}/*.parquet' ORDER BY k) TO '{target}' (FORMAT parquet)")


def polars(source, target):
    import polars

    polars.scan_parquet(f"{source}/*.parquet").unique("k").sort("k").sink_parquet(target)


def dask(source, target):
    import dask.dataframe

    frame = dask.dataframe.read_parquet(f"{source}/*.parquet")
    frame.drop_duplicates(split_out=RUNS).sort_values("k").to_parquet(target)


def ray(source, target):
    import ray

    ray.init(num_cpus=THREADS, include_dashboard=False, log_to_driver=False)
    ray.data.DataContext.get_current().enable_progress_bars = False
    frame = ray.data.read_parquet(source)
    frame.groupby("k").count().select_columns(["k"]).sort("k").write_parquet(target)
    ray.shutdown()


ENGINES = {"duckdb": duckdb, "polars": polars, "dask": dask, "ray": ray}


def check(count, target):
    """The result has every key once, in order."""
    import numpy
    import pyarrow.parquet

    files = [target] if os.path.isfile(target) else glob.glob(f"{target}/*.parquet")
    parts = [pyarrow.parquet.read_table(file, columns=["k"])["k"].to_numpy() for file in files]
    keys = numpy.concatenate(sorted((part for part in parts if len(part)), key=lambda part: part[0]))
    number = numpy.arange(count, dtype=numpy.int64)
    if not numpy.array_equal(keys, number * STRIDE + number * 2654435761 % STRIDE):
        raise SystemExit("the result is wrong")


def measure(count, names):
    source = tempfile.mkdtemp()
    try:
        runs(count, source)
        for name in names:
            target = os.path.join(source + "-out", name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            begin = time.time()
            env = dict(os.environ, POLARS_MAX_THREADS=str(THREADS), OMP_NUM_THREADS=str(THREADS))
            done = subprocess.run([sys.executable, __file__, name, source, target], env=env)
            elapsed = time.time() - begin
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if done.returncode:
                print(f"{name}: failed")
                continue
            check(count, target)
            size = open(target + ".size").read()
            work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            print(f"{name}: {elapsed:.1f} s, {work:.1f} s of processor time, {size} MB", flush=True)
    finally:
        shutil.rmtree(source)
        shutil.rmtree(source + "-out", ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1] in ENGINES:
        ENGINES[sys.argv[1]](sys.argv[2], sys.argv[3])
        with open(sys.argv[3] + ".size", "w") as size:
            size.write(str(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10))
    else:
        measure(int(sys.argv[1]), sys.argv[2:] or list(ENGINES))
