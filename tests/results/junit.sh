# Functions for shell scripts that run several tests. Source this file in the root folder of the project.
#
#   check NAME COMMAND...      runs a command as one test, which passes if the command exits with 0
#   run_suite NAME COMMAND...  runs a test program, which writes JUnit or .trx to $MISTBANK_REPORT
#   catch2 PROGRAM ARGS...     runs a Catch2 program of this project; use it as the command of run_suite
#   finish                     merges all results into the script's own $MISTBANK_REPORT, prints the counts, and exits
#
# The output of each command goes to $logs/NAME.out, with _ for each space in NAME. If the test fails, the end of the output
# is printed.
logs=$(realpath -m "${logs:-build}")
mkdir -p "$logs"
report_parts=()
report_tool=$PWD/tests/results/report.py
.ci/need python3 || exit 1

check() {
    local name=$1 log=$logs/${1// /_}.out status=0
    shift
    ("$@") >"$log" 2>&1 || status=$?
    /usr/bin/python3 "$report_tool" case "${log%.out}.xml" "$name" $status "$log"
    report_parts+=("${log%.out}.xml")
    [ $status -eq 0 ] && echo "$name: passed" && return
    tail -40 "$log"
    echo "FAILED $name: see ${log#"$PWD/"}"
    return 1
}

run_suite() {
    local name=$1 log=$logs/${1// /_}.out part=$logs/${1// /_}.xml status=0 counted=0
    shift
    rm -f "$part"
    (export MISTBANK_REPORT=$part; "$@") >"$log" 2>&1 || status=$?
    report_parts+=("$part")
    /usr/bin/python3 "$report_tool" merge "" "$part" >"$log.counts" || counted=$?
    if [ $status -eq 0 ] && [ $counted -eq 0 ]; then
        echo "$name: $(tail -n 1 "$log.counts")"
        return
    fi
    tail -40 "$log"
    cat "$log.counts"
    # A program that exits with an error although no test failed counts as one more failure.
    if [ $counted -eq 0 ]; then
        /usr/bin/python3 "$report_tool" case "$part.exit.xml" "$name: exit status" $status "$log"
        report_parts+=("$part.exit.xml")
    fi
    echo "FAILED $name: see ${log#"$PWD/"}"
    return 1
}

catch2() { "$@" --reporter report --out="$MISTBANK_REPORT"; } # a separate path could look like an option on Windows

finish() {
    /usr/bin/python3 "$report_tool" merge "${MISTBANK_REPORT:-}" "${report_parts[@]}"
    exit
}
