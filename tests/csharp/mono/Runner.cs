using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Xml.Linq;

/// <summary>Runs the tests of an assembly without xunit's own runners. Finds the attributes [Fact] and [Theory] by
/// name, and calls GetData for the data of theories. Arguments: the assembly and, optionally, a part of the names of
/// the tests to run.</summary>
public static class Runner
{
    private static readonly List<XElement> cases = new List<XElement>();

    public static int Main(string[] arguments)
    {
        Stopwatch watch = Stopwatch.StartNew();
        string wanted = arguments.Length > 1 ? arguments[1] : "";
        foreach (Type type in Assembly.LoadFrom(arguments[0]).GetExportedTypes())
            foreach (MethodInfo method in type.GetMethods())
                if ($"{type.FullName}.{method.Name}".Contains(wanted)) RunAll(type, method);
        int failed = cases.Count(item => item.HasElements); // only a failed test has child elements
        int passed = cases.Count - failed;
        Console.WriteLine($"{failed} failed, {passed} passed in {watch.Elapsed.TotalSeconds:F1} s");
        WriteReport(Environment.GetEnvironmentVariable("MISTBANK_REPORT"));
        return failed == 0 && passed > 0 ? 0 : 1;
    }

    /// <summary>Writes a JUnit file in one step, so readers never see an incomplete file.</summary>
    private static void WriteReport(string report)
    {
        if (string.IsNullOrEmpty(report)) return;
        new XElement("testsuites", new XElement("testsuite", cases)).Save(report + ".part");
        File.Delete(report);
        File.Move(report + ".part", report);
    }

    private static void RunAll(Type type, MethodInfo method)
    {
        object[] attributes = method.GetCustomAttributes(true);
        string[] names = attributes.Select(one => one.GetType().Name).ToArray();
        if (names.Contains("TheoryAttribute"))
        {
            int cases = 0;
            foreach (object[] row in attributes.SelectMany(one => DataOf(one, method)))
            {
                ++cases;
                Run(type, method, row);
            }
            if (cases == 0) Fail($"{type.Name}.{method.Name}", "the theory has no data");
        }
        else if (names.Contains("FactAttribute")) Run(type, method, new object[0]);
    }

    private static IEnumerable<object[]> DataOf(object attribute, MethodInfo method)
    {
        MethodInfo getData = attribute.GetType().GetMethod("GetData", new[] { typeof(MethodInfo) });
        if (getData == null) return new object[0][];
        return ((IEnumerable)getData.Invoke(attribute, new object[] { method })).Cast<object[]>().ToArray();
    }

    private static void Run(Type type, MethodInfo method, object[] row)
    {
        try
        {
            object test = Activator.CreateInstance(type);
            method.Invoke(test, row);
            (test as IDisposable)?.Dispose();
            cases.Add(new XElement("testcase", new XAttribute("name", $"{type.Name}.{method.Name}")));
        }
        catch (TargetInvocationException problem)
        {
            Fail($"{type.Name}.{method.Name}({string.Join(", ", row)})", problem.InnerException.ToString());
        }
    }

    private static void Fail(string name, string reason)
    {
        cases.Add(new XElement("testcase", new XAttribute("name", name), new XElement("failure", reason)));
        Console.WriteLine($"FAILED {name}\n{reason}\n");
    }
}
