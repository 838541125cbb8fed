using System.Text;

namespace Mistbank.Tests
{
    /// <summary>Converts names of this binding to the library's spelling.</summary>
    public static class Words
    {
        /// <summary>Returns the library's name of an enum member, for example "lay_tile" for LayTile.</summary>
        public static string NameOf(object member) => Snake(member.ToString());

        public static string Snake(string name)
        {
            var text = new StringBuilder();
            for (int i = 0; i < name.Length; ++i)
            {
                bool begins = char.IsUpper(name[i]) || i > 0 && char.IsDigit(name[i]) && !char.IsDigit(name[i - 1]);
                if (i > 0 && begins) text.Append('_');
                text.Append(char.ToLowerInvariant(name[i]));
            }
            return text.ToString();
        }
    }
}
