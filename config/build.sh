# What ./farstar does before it can run a command: install what is missing, build, and archive classes.
# Read by ./farstar, which sets root, state, build, jdk and version.
#
# target/farstar/<build>/ holds the jars, a stamp with the time the build began, one class-data archive
# per JDK, and the jars of Spark once they were asked for; target/farstar/current names the build in use. A new
# build is made beside the old one, so that a running command keeps its jars.

# shellcheck shell=sh
# shellcheck disable=SC2015,SC2086,SC2154  # A && B || die; options and packages are split at blanks

lock=$state/lock

# Leaves jdk and mvn set, installing what is missing on Debian, or ends with 69.
need_tools() {
    needs='' packages=''
    find_jdk || needs='a JDK 17 or later (JAVA_HOME, PATH, /usr/lib/jvm)' packages=default-jdk-headless
    mvn=$(command -v mvn) || needs="${needs:+$needs and }Maven (mvn on the PATH)" packages="$packages maven"
    [ -n "$needs" ] || return 0
    [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] || die 69 "needs $needs"
    say "needs $needs"
    say "installing with apt-get:" $packages
    if [ -t 0 ] && [ -t 2 ] && [ "${CI:-}" != true ]; then
        printf 'farstar: go on? [y/n] ' >&2
        read -r answer
        case $answer in
            [yY]*) ;;
            *) die 69 'nothing was installed' ;;
        esac
    fi
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update; apt-get install -y --no-install-recommends $packages; } \
        </dev/null >"$state/apt.log" 2>&1
    find_jdk && mvn=$(command -v mvn) || die 69 "still needs $needs; the log is $state/apt.log"
}

# Keeps other builds away until this subshell ends.
take_lock() {
    mkdir -p "$state" && [ -w "$state" ] || die 70 "cannot write to $state"
    told=''
    until mkdir "$lock" 2>/dev/null; do
        [ -n "$told" ] || say "waiting for another build; if there is none, remove the folder $lock"
        told=yes
        sleep 1
    done
    trap 'rmdir "$lock"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM
}

# From 3.9 on Maven reads MAVEN_ARGS itself; it is given them here in every version, and once.
maven() (
    cd "$root" || exit 70
    options="${MAVEN_ARGS:-} ${FARSTAR_MVN_OPTS:-}"
    unset MAVEN_ARGS
    export JAVA_HOME="$jdk"
    set -f
    exec "$mvn" -B $options "$@"
)

# Builds the modules $1, with commas between, and puts them into folder $2 with what they need; folder $3 is removed
# if that fails. $4 names a profile besides.
make_jars() {
    log=$state/build.log
    # Maven is over before its second compiler would pay.
    export MAVEN_OPTS="-XX:TieredStopAtLevel=1 ${MAVEN_OPTS:-}"
    if ! maven -q "-Prun${4:+,$4}" -pl "$1" -am "-Dfarstar.lib=$2" package </dev/null >"$log" 2>&1; then
        grep -F '[ERROR]' "$log" | head -n 5 >&2
        rm -rf "$3"
        die 70 "the build failed; the log is $log"
    fi
    (
        IFS=,
        for module in $1; do
            cp "$root/$module/target/farstar-$module.jar" "$2/" || exit 1
        done
    ) || die 70 "cannot write to $state"
}

# Leaves spark set to the jars of Spark, made if they are not there yet: those of an installation, where SPARK_HOME
# names one, so that they are those of its cluster.
need_spark() {
    [ -d "$build/spark" ] || build_spark || exit
    spark=$build/spark/*
    [ -z "${SPARK_HOME:-}" ] || spark=$build/spark/farstar-spark.jar:$SPARK_HOME/jars/*
}

build_spark() (
    take_lock
    need_tools
    [ -d "$build/spark" ] && exit
    say 'building the engine spark (the first time downloads its libraries) ...'
    new=$build/spark.new
    make_jars spark "$new" "$new" && mv "$new" "$build/spark" || die 70 "cannot write to $state"
)

build() (
    take_lock
    need_tools
    fresh && exit   # another process built it meanwhile
    new=$state/$(date +%Y%m%d-%H%M%S)-$$
    mkdir "$new" && : >"$new/stamp" || die 70 "cannot write to $state"
    [ -n "$build" ] && say "building ..." || say "building (first build downloads its libraries) ..."
    make_jars cli "$new/lib" "$new"
    echo "$new" >"$state/current.new" && mv "$state/current.new" "$state/current" || die 70 "cannot write to $state"
    for old in "$state"/*/; do
        case $old in
            "$new/" | "$build/" | "$lock/") ;;
            *) rm -rf "$old" ;;
        esac
    done
)

# The tests bring thousands of small files to the disk, which takes no time in memory. Exports TMPDIR, a folder there, where
# the system has one with room for two gigabytes.
test_in_memory() {
    memory=/dev/shm
    [ -z "${TMPDIR:-}" ] && [ -w "$memory" ] && df -Pk "$memory" 2>/dev/null |
        { read -r _ && read -r _ _ _ free _ && [ "$free" -gt 2000000 ]; } &&
        TMPDIR=$(mktemp -d "$memory/farstar.XXXXXX") || return 0
    export TMPDIR
    trap 'rm -rf "$TMPDIR"; rmdir "$lock"' EXIT
}

run_tests() (
    take_lock
    need_tools
    test_in_memory
    # Maven compiles and waits, and is over before its second compiler would pay.
    export MAVEN_OPTS="-XX:TieredStopAtLevel=1 ${TMPDIR:+-Djava.io.tmpdir=$TMPDIR} ${MAVEN_OPTS:-}"
    maven --no-transfer-progress "$@" verify
    exit $?   # as the last command Maven would take the place of this shell, which has to give up the lock
)

# Builds the package for Python, with all jars in it, into a folder.
build_wheel() (
    [ $# = 1 ] || die 2 "found $# arguments, allowed: the folder for the wheel, ./farstar wheel DIR"
    mkdir -p "$1" && folder=$(cd "$1" && pwd) && [ -w "$folder" ] || die 2 "cannot write to $1"
    take_lock
    need_tools
    python=$(command -v python3) && "$python" -m pip --version >/dev/null 2>&1 || die 69 'needs python3 with pip'
    new=$state/wheel
    rm -rf "$new" && cp -R "$root/python" "$new" && cp "$root/LICENSE" "$new/" || die 70 "cannot write to $state"
    package=$new/src/farstar
    mkdir -p "$package/jars"
    make_jars cli,library "$package/jars" "$new"
    cp "$root/config/java.args" "$package/"
    sed -n '/<version>/ { s/.*<version>\(.*\)<.*/\1/; s/-SNAPSHOT/.dev0/; p; q }' "$root/pom.xml" >"$package/VERSION"
    "$python" -m pip wheel -q --no-deps --wheel-dir "$folder" "$new" >&2 || die 70 'the wheel was not built'
    rm -rf "$new"
    say "built the wheel in $1; docs/guide/python.md uses it"
)

# A number for the sources, by which the tests of plain files tell old ones.
sources() {
    (cd "$root" && find pom.xml ./*/pom.xml ./*/src/main -type f -exec cksum {} + | LC_ALL=C sort | cksum | cut -d ' ' -f 1)
}

# Writes the workbench as plain files into folder $1.
make_plain() {
    say 'compiling the engine to WebAssembly, which takes some minutes (the first time downloads the compiler) ...'
    new=$state/site made_of=$(sources)
    rm -rf "$new" && mkdir -p "$new/lib" || die 70 "cannot write to $state"
    make_jars site "$new/lib" "$new" site
    "$jdk/bin/java" "@$root/config/java.args" -cp "$new/lib/*" org.farstar.site.build.SiteFiles "$1" &&
        echo "$made_of" >"$1/sources.txt" || die 70 "cannot write to $1"
    rm -rf "$new"
}

# Leaves plain set to a folder with the plain files of this build, made if they are not there yet.
need_plain() {
    plain=$build/plain
    [ -d "$plain" ] || build_plain || exit
}

build_plain() (
    take_lock
    need_tools
    [ -d "$build/plain" ] && exit
    rm -rf "$build/plain.new" && make_plain "$build/plain.new" && mv "$build/plain.new" "$build/plain" ||
        die 70 "cannot write to $state"
)

# Writes the workbench as plain files into a folder, which must have nothing in it but an older site.
write_site() (
    case ${1:-} in '' | -*) say 'site needs a folder: ./farstar site DIR'; exit 2 ;; esac
    [ "$#" = 1 ] || { say "site takes one folder, not also '$2'"; exit 2; }
    [ ! -e "$1" ] || [ -d "$1" ] || die 2 "$1 is not a folder"
    for old in "$1"/*; do
        [ ! -e "$old" ] || [ -f "$1/engine/farstar.wasm-runtime.js" ] ||
            die 2 "$1 has files that are no site; name a folder that is empty or not there"
        break
    done
    mkdir -p "$1" && folder=$(cd "$1" && pwd) && [ -w "$folder" ] || die 70 "cannot write to $1"
    take_lock
    need_tools
    make_plain "$folder"
    say "wrote the site into $1; any file server can offer it, such as: python3 -m http.server -d $1"
)

install_library() (
    take_lock
    need_tools
    maven -q -Prun,library -pl library -am "$@" install || die 70 'nothing, or not all, was installed'
    say 'installed org.farstar:farstar and what it is built on; docs/guide/library.md uses it'
)

# The newest JDK that can make a runtime, if JAVA_HOME names none: archives of classes can be moved with their folder
# from 19 on.
find_newest_jdk() {
    best='' most=0
    if [ -n "${JAVA_HOME:-}" ] && try_jdk "$JAVA_HOME"; then
        best=$jdk
    else
        for home in ${jdk:+"$jdk"} /usr/lib/jvm/*; do
            # From 24 on a JDK can link from what it runs on.
            try_jdk "$home" && [ "$major" -gt "$most" ] && [ -x "$home/bin/jlink" ] &&
                { [ -d "$home/jmods" ] || [ "$major" -ge 24 ]; } && best=$home most=$major
        done
    fi
    [ -n "$best" ] && try_jdk "$best"
}

# Makes folder $1/farstar, which needs no Java, and an archive of it.
make_dist() (
    case ${1:-} in '' | -*) say 'dist needs a folder: ./farstar dist DIR'; exit 2 ;; esac
    [ "$#" = 1 ] || { say "dist takes one folder, not also '$2'"; exit 2; }
    if ! { find_jdk && fresh; }; then
        build || exit
        find_jdk && current_build || die 70 "the build in $state is damaged; remove that folder"
    fi
    mkdir -p "$1" && target=$(cd "$1" && pwd) && [ -w "$target" ] || die 70 "cannot write to $1"
    [ ! -e "$target/farstar" ] || { say "$target/farstar is there already"; exit 2; }
    find_newest_jdk && [ -x "$jdk/bin/jlink" ] || die 69 'needs a JDK with jlink'
    new=$target/.farstar-$$
    trap 'rm -rf "$new"' EXIT
    dist=$new/farstar
    log=$state/dist.log
    mkdir -p "$dist/bin" "$dist/lib" "$dist/config" || die 70 "cannot write to $target"
    modules=$(sed -n 's/#.*//; s/[[:space:]]//g; /./p' "$root/config/dist/modules" | tr '\n' ',')
    "$jdk/bin/jlink" --add-modules "${modules%,}" --strip-debug --no-header-files --no-man-pages \
        --output "$dist/runtime" >"$log" 2>&1 || die 70 "jlink failed; the log is $log"
    rm -f "$dist"/runtime/bin/[!j]* "$dist/runtime/bin/jrunscript" "$dist/runtime/bin/javac"
    cp -p "$build"/lib/*.jar "$dist/lib/" && cp "$root/config/java.args" "$root/config/serve.args" \
        "$root/config/threads.args" "$dist/config/" && cp "$root/config/dist/farstar" "$dist/bin/" &&
        cp "$root/LICENSE" "$dist/" || die 70 "cannot write to $target"
    # Where it stays, so that the classes are archived with the paths that they have in the end.
    mv "$dist" "$target/farstar" && dist=$target/farstar || die 70 "cannot write to $target"
    make_dist_archive commands && make_dist_archive serve serve || die 70 "no class-data archive; the log is $log"
    share=$dist/share
    mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
        "$share/fish/vendor_completions.d" &&
        "$dist/bin/farstar" help --man >"$share/man/man1/farstar.1" &&
        "$dist/bin/farstar" completion bash >"$share/bash-completion/completions/farstar" &&
        "$dist/bin/farstar" completion fish >"$share/fish/vendor_completions.d/farstar.fish" &&
        cp "$root/config/dist/_farstar" "$share/zsh/site-functions/" || die 70 "cannot write to $target"
    name=$("$dist/bin/farstar" --version) && name=${name#farstar } && name=${name%%,*}
    packed=farstar-$name-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m).tar.gz
    tar -C "$target" -czf "$target/$packed" farstar || die 70 "cannot write to $target"
    say "$target/farstar/bin/farstar runs without Java ($version); the archive is $target/$packed"
    [ "$major" -ge 19 ] || say 'with a JDK before 19 it starts slower where the archive is unpacked elsewhere'
)

# Archives the classes of a training run as $1.jsa; $2 is the run, if it is not that of the commands.
make_dist_archive() {
    set -- "$1" "${2:-}" "@$root/config/java.args" -cp "$dist/lib/*"
    name=$1 training=$2
    shift 2
    "$dist/runtime/bin/java" "-XX:DumpLoadedClassList=$new/list" "$@" org.farstar.cli.TrainingRun $training \
        </dev/null >>"$log" 2>&1 &&
        "$dist/runtime/bin/java" -Xshare:dump "-XX:SharedClassListFile=$new/list" \
            "-XX:SharedArchiveFile=$dist/runtime/$name.jsa" "$@" >>"$log" 2>&1
}

# Makes the archive of the classes as this JDK has them in memory, from the list of what a few commands load.
# (One step, -XX:ArchiveClassesAtExit, would leave out the libraries whose class format is older than Java 6.)
# The empty file that is there first serves as none, and if this fails it stays: a failure is not repeated.
make_archive() {
    { : >"$archive"; } 2>/dev/null || return 0
    list=$archive.$$.list
    set -- "@$root/config/java.args" -cp "$build/lib/*"
    [ "$training" != spark ] || set -- "@$root/config/java.args" "@$root/config/spark.args" -cp "$build/lib/*:$spark"
    {
        "$jdk/bin/java" "-XX:DumpLoadedClassList=$list" "$@" org.farstar.cli.TrainingRun $training &&
            "$jdk/bin/java" -Xshare:dump "-XX:SharedClassListFile=$list" \
                "-XX:SharedArchiveFile=$archive.$$" "$@" && mv -f "$archive.$$" "$archive"
    } </dev/null >/dev/null 2>&1
    rm -f "$list"
}
