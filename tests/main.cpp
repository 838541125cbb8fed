#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#include <iostream>

/// A Catch2 reporter: prints what the console reporter prints on standard output, and writes a report like JUnit's,
/// with one entry for each test, to the file of --out: "--reporter report --out FILE". Catch2's JUnit reporter would
/// store every one of millions of assertions, and Catch2 allows one reporter at a time.
class Report : public Catch::ConsoleReporter {
public:
    explicit Report(const Catch::ReporterConfig& config)
        : ConsoleReporter(Catch::ReporterConfig(config.fullConfig(), std::cout)), file(config.stream()) {
        file << "<testsuites><testsuite name=\"mistbank\">\n";
    }

    static std::string getDescription() { return "as console, and a report in the file named by --out"; }

    void testCaseEnded(const Catch::TestCaseStats& test) override {
        const bool failed = test.totals.testCases.failed > 0;
        file << "<testcase name=\"" << Catch::XmlEncode(test.testInfo.name, Catch::XmlEncode::ForAttributes) << "\">"
             << (failed ? "<failure/>" : "") << "</testcase>\n";
        ConsoleReporter::testCaseEnded(test);
    }

    void testRunEnded(const Catch::TestRunStats& run) override {
        file << "</testsuite></testsuites>\n" << std::flush;
        ConsoleReporter::testRunEnded(run);
    }

private:
    std::ostream& file;
};

CATCH_REGISTER_REPORTER("report", Report)
