#if NET // other runtimes have no NullabilityInfoContext
#nullable enable

using System;
using System.Reflection;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>The nullability annotations of texts.</summary>
    public class NullabilityTests
    {
        [Fact]
        public void Annotations_state_which_strings_and_arguments_can_be_null()
        {
            var context = new NullabilityInfoContext();
            NullabilityState Of(ParameterInfo it) => context.Create(it).ReadState;
            Assert.Equal(
                NullabilityState.Nullable, Of(typeof(Game).GetMethod("WhyNot")!.ReturnParameter));
            Assert.Equal(
                NullabilityState.NotNull, Of(typeof(Game).GetMethod("Text")!.ReturnParameter));
            Assert.Equal(
                NullabilityState.NotNull, Of(typeof(Game).GetMethod("ToRecord")!.ReturnParameter));
            Assert.Equal(
                NullabilityState.Nullable,
                Of(typeof(Game).GetMethod("Picture", new[] { typeof(PictureOptions) })!.GetParameters()[0]));
            foreach (Type type in typeof(Game).Assembly.GetExportedTypes())
                foreach (MethodInfo method in type.GetMethods())
                    if (method.DeclaringType == type && method.ReturnType == typeof(string))
                        Assert.NotEqual(NullabilityState.Unknown, Of(method.ReturnParameter));
        }
    }
}
#endif
