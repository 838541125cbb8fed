using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Compares the binding's declarations with the manifest of the C API (tests/abi/manifest).</summary>
    public class AbiTests
    {
        private const BindingFlags Own =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

        private const BindingFlags Static = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

        private static readonly Assembly Binding = typeof(Game).Assembly;

        private static readonly MethodInfo[] Functions =
            Binding.GetType("Mistbank.Native", true).GetMethods(Static | BindingFlags.DeclaredOnly);

        private static readonly string Manifest = File.ReadAllText(
            Environment.GetEnvironmentVariable("MISTBANK_MANIFEST")
            ?? Path.Combine(Project.Folder, "build", "csharp", "manifest.json"));

        /// <summary>Each enum, and the prefix of its constants in C. The value of a flag is 1 shifted left by its C
        /// constant.</summary>
        private static readonly Dictionary<Type, string> Enums = new Dictionary<Type, string>
        {
            { typeof(Status), "" },
            { typeof(GameSystem), "SYSTEM_" },
            { typeof(Expansions), "EXPANSION_" },
            { typeof(Edition), "EDITION_" },
            { typeof(JointScoring), "JOINT_" },
            { typeof(Draws), "DRAWS_" },
            { typeof(Unplayable), "UNPLAYABLE_" },
            { typeof(FirstPlayer), "FIRST_PLAYER_" },
            { typeof(Colour), "COLOUR_" },
            { typeof(Side), "SIDE_" },
            { typeof(Direction), "DIRECTION_" },
            { typeof(SideKind), "SIDE_KIND_" },
            { typeof(SegmentKind), "SEGMENT_" },
            { typeof(Marks), "MARK_" },
            { typeof(DecisionKind), "DECISION_" },
            { typeof(Subject), "SUBJECT_" },
            { typeof(Target), "TARGET_" },
            { typeof(Change), "CHANGE_" },
            { typeof(Extent), "EXTENT_" },
            { typeof(ActionKind), "ACTION_" },
            { typeof(EventKind), "EVENT_" },
            { typeof(FigureKind), "FIGURE_" },
            { typeof(FigureKinds), "FIGURE_" },
            { typeof(Good), "GOOD_" },
            { typeof(Strength), "STRENGTH_" },
            { typeof(Verdict), "VERDICT_" },
            { typeof(Source), "SOURCE_" },
            { typeof(Scope), "SCOPE_" },
            { typeof(FactKind), "FACT_KIND_" },
            { typeof(Enumeration), "ENUMERATION_" },
            { typeof(Outcome), "OUTCOME_" },
            { typeof(Loss), "LOSS_" },
            { typeof(RecordKind), "RECORD_" },
            { typeof(Sampling), "SAMPLING_" },
            { typeof(Theme), "SVG_THEME_" },
            { typeof(PictureMarkKind), "SVG_MARK_" },
        };

        private static readonly Dictionary<string, string> Structs = new Dictionary<string, string>
        {
            { "mistbank_rules", "RulesLayout" },
            { "mistbank_tile_type", "TileType" },
            { "mistbank_segment", "Segment" },
            { "mistbank_start_tile", "StartTile" },
            { "mistbank_action", "GameAction" },
            { "mistbank_decision", "Decision" },
            { "mistbank_event", "GameEvent" },
            { "mistbank_scoring_meeple", "ScoringMeeple" },
            { "mistbank_tally", "Tally" },
            { "mistbank_supply", "Supply" },
            { "mistbank_prisoner", "Prisoner" },
            { "mistbank_choice", "Choice" },
            { "mistbank_points", "Points" },
            { "mistbank_tile", "Tile" },
            { "mistbank_figure", "Figure" },
            { "mistbank_feature", "Feature" },
            { "mistbank_anchor", "Anchor" },
            { "mistbank_fact", "Fact" },
            { "mistbank_expansion_description", "ExpansionDescription" },
            { "mistbank_mark_description", "MarkDescription" },
            { "mistbank_rule_field", "RuleField" },
            { "mistbank_rollout", "Rollout" },
            { "mistbank_window", "Window" },
            { "mistbank_advice", "Advice" },
            { "mistbank_review", "Review" },
            { "mistbank_text_options", "TextOptions" },
            { "mistbank_svg_options", "SvgOptions" },
            { "mistbank_svg_mark", "PictureMark" },
        };

        // --- reading the manifest ---

        private static Match[] Matches(string text, string pattern) =>
            Regex.Matches(text, pattern, RegexOptions.Singleline).Cast<Match>().ToArray();

        private static string Section(string name) =>
            Regex.Match(Manifest, $"\"{name}\": [{{\\[](.*?)\n[}}\\]]", RegexOptions.Singleline).Groups[1].Value;

        private static Dictionary<string, long> Constants() =>
            Matches(Section("constants"), "\"(\\w+)\": (-?\\d+)")
                .ToDictionary(match => match.Groups[1].Value, match => long.Parse(match.Groups[2].Value));

        private static string Loose(string name) => "MISTBANK_" + Words.Snake(name).ToUpperInvariant();

        public static IEnumerable<object[]> StructNames() => Structs.Select(pair => new object[] { pair.Key });

        // --- tests ---

        [Fact]
        public void Every_constant_has_the_same_value_as_in_C()
        {
            var found = new Dictionary<string, long>();
            foreach (KeyValuePair<Type, string> pair in Enums)
            {
                foreach (object member in Enum.GetValues(pair.Key))
                {
                    string name = Regex.Replace(member.ToString(), @"^Of(?=\d)", "");
                    bool isFlag = pair.Key.IsDefined(typeof(FlagsAttribute), false);
                    long value = Convert.ToInt64(member);
                    if (isFlag && value == 0) continue; // C has no constant for "none"
                    found["MISTBANK_" + pair.Value + Words.Snake(name).ToUpperInvariant()] =
                        isFlag ? NumberOfBit(value) : value;
                }
            }
            foreach (FieldInfo field in typeof(Limits).GetFields(Static))
                found[Loose(field.Name)] = Convert.ToInt64(field.GetRawConstantValue());
            foreach (FieldInfo field in typeof(Viewer).GetFields(Static))
                found[Loose("Viewer" + field.Name)] = Convert.ToInt64(field.GetRawConstantValue());
            Assert.Equal(Constants().OrderBy(pair => pair.Key), found.OrderBy(pair => pair.Key));
        }

        [Fact]
        public void The_tests_cover_every_enum_of_the_binding_and_every_C_struct()
        {
            IEnumerable<Type> enums = Binding.GetExportedTypes().Where(type => type.IsEnum);
            Assert.Equal(Names(enums), Names(Enums.Keys));
            IEnumerable<string> structs = Matches(Section("structs"), "\"(mistbank_\\w+)\": \\{\"size\"")
                .Select(declared => declared.Groups[1].Value)
                .Where(name => name != "mistbank_allocator"); // holds pointers; the binding never passes this struct
            Assert.Equal(structs.OrderBy(name => name), Structs.Keys.OrderBy(name => name));
        }

        private static long NumberOfBit(long bit)
        {
            long number = 0;
            while (1L << (int)number < bit) ++number;
            return 1L << (int)number == bit ? number : -1;
        }

        private static IEnumerable<string> Names(IEnumerable<Type> types) =>
            types.Select(type => type.Name).OrderBy(name => name).ToArray();

        [Theory]
        [MemberData(nameof(StructNames))]
        public void Every_struct_has_the_same_fields_and_layout_as_in_C(string name)
        {
            Type type = Binding.GetType("Mistbank." + Structs[name], true);
            Match layout = Regex.Match(
                Manifest, $"\"{name}\": {{\"size\": (\\d+), \"fields\": {{(.*?}})}}}}", RegexOptions.Singleline);
            Assert.Equal(int.Parse(layout.Groups[1].Value), Marshal.SizeOf(type));
            Assert.Equal(Lines(layout.Groups[2].Value), Lines(type));
        }

        /// <summary>Returns a line for each field, with the offset and type of the field. Each element of a
        /// reserved array has its own line.</summary>
        private static string[] Lines(string fields)
        {
            var lines = new List<string>();
            foreach (Match field in Matches(
                fields, "\"(\\w+)\": {\"type\": \"(\\w+)\", \"offset\": (\\d+), \"size\": (\\d+)}"))
            {
                string name = field.Groups[1].Value;
                string type = field.Groups[2].Value.Replace("_t", "");
                int offset = int.Parse(field.Groups[3].Value);
                int size = int.Parse(field.Groups[4].Value);
                if (name != "reserved" || size == 4) lines.Add($"{name} {type} {offset} {size}");
                else for (int i = 0; i < size / 4; ++i) lines.Add($"reserved{i} {type} {offset + 4 * i} 4");
            }
            return lines.ToArray();
        }

        private static string[] Lines(Type type)
        {
            return type.GetFields(Own).OrderBy(field => Offset(type, field)).Select(field =>
            {
                string name = field.Name.StartsWith("reserved") ? field.Name : Words.Snake(field.Name);
                return $"{name} {ElementOf(field)} {Offset(type, field)} {SizeOf(field)}";
            }).ToArray();
        }

        private static int Offset(Type type, FieldInfo field) => (int)Marshal.OffsetOf(type, field.Name);

        private static int SizeOf(FieldInfo field)
        {
            IList<CustomAttributeTypedArgument> buffer = Buffer(field);
            return buffer == null
                ? Marshal.SizeOf(field.FieldType)
                : Marshal.SizeOf((Type)buffer[0].Value) * (int)buffer[1].Value;
        }

        /// <summary>Returns the element type and length of a fixed buffer; null for any other field.</summary>
        private static IList<CustomAttributeTypedArgument> Buffer(FieldInfo field) =>
            field.GetCustomAttributesData()
                .Where(data => data.Constructor.DeclaringType.Name == "FixedBufferAttribute")
                .Select(data => data.ConstructorArguments)
                .FirstOrDefault();

        private static string ElementOf(FieldInfo field)
        {
            if (Buffer(field) != null) return (Type)Buffer(field)[0].Value == typeof(byte) ? "char" : "int32";
            if (field.FieldType == typeof(byte)) return "uint8";
            if (field.FieldType == typeof(short)) return "int16";
            if (field.FieldType == typeof(ushort)) return "uint16";
            if (field.FieldType == typeof(int)) return "int32";
            if (field.FieldType == typeof(uint)) return "uint32";
            if (field.FieldType == typeof(ulong)) return "uint64";
            if (field.FieldType == typeof(double)) return "double";
            if (field.FieldType == typeof(GameAction)) return "mistbank_action";
            if (field.FieldType.Name == "ShortText") return "char";
            FieldInfo[] parts = field.FieldType.GetFields(Own);
            if (parts.All(part => part.FieldType == typeof(double))) return "double";
            return parts.All(part => part.FieldType == typeof(int)) ? "int32" : "unknown";
        }

        [Fact]
        public void Every_function_has_the_same_signature_as_in_the_header()
        {
            string[] parts = Directory.GetFiles(Path.Combine(Project.Folder, "capi", "mistbank"), "*.h");
            string header = string.Concat(parts.Select(File.ReadAllText));
            IEnumerable<string> wanted = Matches(Section("functions"), "\"(\\w+)\"").Select(match => match.Groups[1].Value);
            Assert.Equal(wanted.OrderBy(name => name), Functions.Select(entry => entry.Name).OrderBy(name => name));
            foreach (MethodInfo function in Functions)
            {
                string pattern = $@"MISTBANK_API ([\w *]+?) ?MISTBANK_CALL\s+{function.Name}\(([^;]*?)\);";
                Match found = Regex.Match(header, pattern, RegexOptions.Singleline);
                Assert.True(found.Success, function.Name);
                string arguments = found.Groups[2].Value.Trim();
                string[] declared = arguments == "void" ? new string[0] : arguments.Split(',');
                Assert.Equal(
                    declared.Select(argument => ShapeOf(argument.Trim())),
                    function.GetParameters().Select(parameter => ShapeOf(parameter.ParameterType)));
                Assert.Equal(ShapeOf(found.Groups[1].Value + " result"), ShapeOf(function.ReturnType));
            }
        }

        /// <summary>Describes the type of a C declaration: a pointer, a number with its size, or nothing.</summary>
        private static string ShapeOf(string declaration)
        {
            if (declaration.Contains("*")) return "pointer";
            if (declaration.Contains("uint64_t")) return "8 bytes";
            // int32_t, uint32_t or an enum
            if (declaration.Contains("int32_t") || declaration.StartsWith("mistbank_")) return "4 bytes";
            return declaration.StartsWith("void") ? "nothing" : declaration;
        }

        private static string ShapeOf(Type type)
        {
            if (type.IsPointer || type.IsByRef || type == typeof(IntPtr) || typeof(SafeHandle).IsAssignableFrom(type))
                return "pointer";
            if (type == typeof(ulong)) return "8 bytes";
            if (type == typeof(int) || type == typeof(uint) || type.IsEnum) return "4 bytes";
            return type == typeof(void) ? "nothing" : type.Name;
        }

        [Fact]
        public void Imports_use_exact_names_and_the_C_calling_convention_and_safe_handles()
        {
            foreach (MethodInfo function in Functions)
            {
                var import = (DllImportAttribute)Attribute.GetCustomAttribute(function, typeof(DllImportAttribute));
                Assert.Equal(CallingConvention.Cdecl, import.CallingConvention);
                Assert.True(import.ExactSpelling, function.Name);
                Assert.Equal("libmistbank", import.Value);
                if (function.Name.EndsWith("_free")) continue;
                ParameterInfo first = function.GetParameters().FirstOrDefault();
                if (first == null || first.Name != "game" && first.Name != "set") continue;
                bool isHandle = typeof(SafeHandle).IsAssignableFrom(first.ParameterType);
                Assert.True(isHandle || first.ParameterType.IsByRef, function.Name);
            }
        }

        [Fact]
        public void The_library_and_its_header_have_the_same_version()
        {
            Assert.Contains($"\"version\": \"{Library.Version}\"", Manifest);
            FieldInfo abi = Binding.GetType("Mistbank.Native", true).GetField("AbiVersion", Static);
            Assert.Contains($"\"abi_version\": {abi.GetRawConstantValue()},", Manifest);
        }
    }
}
