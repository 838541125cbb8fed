using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

/// <summary>The parts of xunit that these tests use, for systems without NuGet, such as Mono from Debian's
/// packages.</summary>
namespace Xunit
{
    public class FactAttribute : Attribute { }

    public sealed class TheoryAttribute : FactAttribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class InlineDataAttribute : Attribute
    {
        private readonly object[] data;

        public InlineDataAttribute(params object[] data)
        {
            this.data = data;
        }

        public IEnumerable<object[]> GetData(MethodInfo method) => new[] { data };
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class MemberDataAttribute : Attribute
    {
        private readonly string member;

        public MemberDataAttribute(string member)
        {
            this.member = member;
        }

        public IEnumerable<object[]> GetData(MethodInfo method) =>
            (IEnumerable<object[]>)method.DeclaringType.GetMethod(member).Invoke(null, null);
    }

    public sealed class AssertionException : Exception
    {
        public AssertionException(string message) : base(message) { }
    }

    public static class Assert
    {
        private static void Hold(bool truth, string otherwise)
        {
            if (!truth) throw new AssertionException(otherwise);
        }

        public static void True(bool truth, string message = "it is not true") => Hold(truth, message);

        public static void False(bool truth) => Hold(!truth, "it is true");

        public static void Null(object found) => Hold(found == null, $"{found} is not null");

        public static void Equal<T>(T expected, T found) =>
            Hold(Alike(expected, found), $"expected: {Shown(expected)}\nfound:    {Shown(found)}");

        public static void Equal<T>(IEnumerable<T> expected, IEnumerable<T> found) =>
            Hold(expected.SequenceEqual(found), $"expected: {Shown(expected)}\nfound:    {Shown(found)}");

        public static void NotEqual<T>(T expected, T found) =>
            Hold(!Alike(expected, found), $"both are {Shown(expected)}");

        public static void InRange<T>(T found, T least, T most) where T : IComparable<T> =>
            Hold(found.CompareTo(least) >= 0 && found.CompareTo(most) <= 0, $"{found} is not from {least} to {most}");

        public static void Contains(string part, string whole) =>
            Hold(whole != null && whole.Contains(part), $"\"{part}\" is not in \"{whole}\"");

        public static void DoesNotContain<T>(IEnumerable<T> all, Predicate<T> predicate) =>
            Hold(!all.Any(one => predicate(one)), $"one of {Shown(all)} has the property");

        public static void Contains<T>(T one, IEnumerable<T> all) =>
            Hold(all.Contains(one), $"{one} is not in {Shown(all)}");

        public static void StartsWith(string part, string whole) =>
            Hold(whole.StartsWith(part, StringComparison.Ordinal), $"\"{whole}\" does not begin with \"{part}\"");

        public static void Empty(IEnumerable all) => Hold(!all.Cast<object>().Any(), $"it is not empty: {Shown(all)}");

        public static void Single<T>(IEnumerable<T> all) => Hold(all.Count() == 1, $"it is not one: {Shown(all)}");

        public static T Throws<T>(Action act) where T : Exception
        {
            var thrown = ThrowsAny<T>(act);
            Hold(thrown.GetType() == typeof(T), $"expected: {typeof(T)}\nfound:    {thrown}");
            return thrown;
        }

        public static T Throws<T>(Func<object> act) where T : Exception => Throws<T>(() => { act(); });

        public static T ThrowsAny<T>(Action act) where T : Exception
        {
            Exception thrown = null;
            try
            {
                act();
            }
            catch (Exception problem)
            {
                thrown = problem;
            }
            Hold(thrown is T, $"expected: {typeof(T)}\nfound:    {(object)thrown ?? "no exception"}");
            return (T)thrown;
        }

        private static bool Alike(object one, object other)
        {
            if (one is string || !(one is IEnumerable) || !(other is IEnumerable)) return Equals(one, other);
            return ((IEnumerable)one).Cast<object>().SequenceEqual(((IEnumerable)other).Cast<object>());
        }

        private static string Shown(object found)
        {
            if (found == null) return "null";
            if (found is string || !(found is IEnumerable)) return found.ToString();
            return string.Join(", ", ((IEnumerable)found).Cast<object>().Take(60));
        }
    }
}
