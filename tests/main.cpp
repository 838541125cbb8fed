#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#include <iostream>

/// A Catch2 reporter for "--reporter report --out FILE". Prints the output of the console reporter on standard output,
/// and writes a JUnit report with one entry for each test to FILE. Catch2's own JUnit reporter would store millions of
/// assertions, and this version of Catch2 allows only one reporter at a time.
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
