# Counts tests for the scripts that run them, which source this in the project's folder. A script that is run by another
# one finds in MISTBANK_REPORT the file in which its own count is wanted.
#
#   one NAME COMMAND...       a check that is one test: whether the command succeeds
#   several NAME COMMAND...   a program of tests, which writes its report (see reports.py) to $MISTBANK_REPORT
#   catch2 PROGRAM ARGS...    for `several`: a program of the tests in C++, perhaps behind what it is run by
#   add PASSED FAILED         what has been counted otherwise
#   finish                    writes the report, prints "N passed, N failed", and ends the script
#
# What they print is in $logs/NAME.out, with _ for each space; the last lines of it are shown where something failed.
# tests/counting/test_reports.py tests this.
passed=0
failed=0
skipped_tests=0
logs=$(realpath -m "${logs:-build}")
mkdir -p "$logs"
reports=$PWD/tests/counting/reports.py
.ci/need python3 || exit 1

add() {
    passed=$((passed + $1))
    failed=$((failed + $2))
}

log_of() { echo "$logs/${1// /_}.out"; }

one() {
    local name=$1 log start=$SECONDS
    log=$(log_of "$1")
    shift
    if ("$@") >"$log" 2>&1; then
        add 1 0
        echo "$name: passed, $((SECONDS - start)) s"
        return 0
    fi
    tail -40 "$log"
    echo "FAILED $name: see ${log#"$PWD/"}"
    add 0 1
    return 1
}

several() {
    local name=$1 log report code=0 ok bad left start=$SECONDS
    log=$(log_of "$1")
    report=${log%.out}.report
    shift
    rm -f "$report"
    (export MISTBANK_REPORT=$report; "$@") >"$log" 2>&1 || code=$?
    /usr/bin/python3 "$reports" --code $code "$report" >"$report.counts"
    IFS=', ' read -r ok _ bad _ left _ < <(tail -n 1 "$report.counts") || { ok=0 bad=1 left=0; }
    add "$ok" "$bad"
    skipped_tests=$((skipped_tests + left))
    echo "$name: $ok passed, $bad failed$([ "$left" -eq 0 ] || echo ", $left skipped"), $((SECONDS - start)) s"
    [ "$bad" -gt 0 ] || return 0
    tail -40 "$log"
    head -n -1 "$report.counts"
    echo "FAILED $name: see ${log#"$PWD/"}"
    return 1
}

catch2() { "$@" --reporter report --out="$MISTBANK_REPORT"; } # as one word: on Windows a path begins like an option

finish() {
    [ -z "${MISTBANK_REPORT:-}" ] || /usr/bin/python3 "$reports" --write "$MISTBANK_REPORT" "$passed" "$failed" "$skipped_tests"
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
    exit
}
