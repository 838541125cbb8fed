using System;
using System.Collections.Generic;

#pragma warning disable 0649 // Unity sets these fields

/// <summary>A replacement for the parts of Unity's engine that the sample uses. The scene is a list of objects. The
/// test sets the mouse, the keys and the pressed buttons.</summary>
namespace UnityEngine
{
    public class Object
    {
        public string name;

        public static readonly List<GameObject> Scene = new List<GameObject>();

        public static void Destroy(Object gone)
        {
            if (gone is GameObject thing && !Scene.Remove(thing))
                throw new InvalidOperationException($"{gone.name} has already been destroyed");
        }
    }

    public class Component : Object
    {
        public Transform transform = new Transform();
    }

    public class MonoBehaviour : Component { }

    public sealed class Transform
    {
        public Transform parent;
        public Vector3 position;
        public Vector3 localScale;
        public Quaternion rotation;
    }

    public sealed class GameObject : Object
    {
        public readonly Transform transform = new Transform();
        public readonly List<Component> Components = new List<Component>();

        public GameObject(string name)
        {
            this.name = name;
            Scene.Add(this);
        }

        public bool IsShown { get; private set; } = true;

        public void SetActive(bool active) => IsShown = active;

        public T AddComponent<T>() where T : Component, new()
        {
            var added = new T { transform = transform };
            Components.Add(added);
            return added;
        }
    }

    /// <summary>An orthographic camera.</summary>
    public sealed class Camera : Component
    {
        public static Camera main;

        public bool orthographic;
        public float orthographicSize = 5f;
        public Rect rect;

        public float aspect => pixelRect.width / pixelRect.height;

        public Rect pixelRect => new Rect(
            rect.x * Screen.width, rect.y * Screen.height, rect.width * Screen.width, rect.height * Screen.height);

        public Vector3 ScreenToWorldPoint(Vector3 pixel)
        {
            float pixels = pixelRect.height / (2f * orthographicSize);
            return new Vector3(
                transform.position.x + (pixel.x - pixelRect.x - pixelRect.width / 2f) / pixels,
                transform.position.y + (pixel.y - pixelRect.y - pixelRect.height / 2f) / pixels,
                transform.position.z + pixel.z);
        }

        /// <summary>Converts a world position to a screen position: the inverse of ScreenToWorldPoint, for tests.
        /// </summary>
        public Vector3 WorldToScreenPoint(Vector3 world)
        {
            float pixels = pixelRect.height / (2f * orthographicSize);
            return new Vector3(
                pixelRect.x + pixelRect.width / 2f + (world.x - transform.position.x) * pixels,
                pixelRect.y + pixelRect.height / 2f + (world.y - transform.position.y) * pixels,
                0f);
        }
    }

    public sealed class SpriteRenderer : Component
    {
        public Sprite sprite;
        public Color color;
        public int sortingOrder;
    }

    public sealed class Sprite : Object
    {
        public Texture2D texture;

        public static Sprite Create(Texture2D texture, Rect area, Vector2 pivot, float pixelsPerUnit) =>
            new Sprite { texture = texture };
    }

    public enum FilterMode { Point }

    public sealed class Texture2D : Object
    {
        public static readonly Texture2D whiteTexture = new Texture2D(4, 4);

        public readonly int width;
        public readonly int height;
        public FilterMode filterMode;
        private readonly Dictionary<int, Color> pixels = new Dictionary<int, Color>();

        /// <summary>Returns the number of pixels with this colour.</summary>
        public int Painted(Color colour)
        {
            int count = 0;
            foreach (Color one in pixels.Values)
                if (one.Equals(colour)) ++count;
            return count;
        }

        public Color GetPixel(int x, int y) =>
            pixels.TryGetValue(y * width + x, out Color colour) ? colour : Color.clear;

        public Texture2D(int width, int height)
        {
            this.width = width;
            this.height = height;
        }

        public void SetPixel(int x, int y, Color colour)
        {
            if (x < 0 || y < 0 || x >= width || y >= height) throw new ArgumentOutOfRangeException($"{x},{y}");
            pixels[y * width + x] = colour;
        }

        public void Apply() { }
    }

    // --- numbers ---

    public struct Vector2
    {
        public float x, y;

        public Vector2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }
    }

    public struct Vector3
    {
        public float x, y, z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public static Vector3 Lerp(Vector3 from, Vector3 to, float part) => new Vector3(
            Mathf.Lerp(from.x, to.x, part), Mathf.Lerp(from.y, to.y, part), Mathf.Lerp(from.z, to.z, part));
    }

    public struct Quaternion
    {
        public float z;

        public static Quaternion Euler(float x, float y, float z) => new Quaternion { z = z };
    }

    public struct Matrix4x4
    {
        public static Matrix4x4 Scale(Vector3 factors) => new Matrix4x4();
    }

    public static class Mathf
    {
        public static float Clamp01(float number) => Math.Min(1f, Math.Max(0f, number));

        public static int Clamp(int number, int least, int most) => Math.Min(most, Math.Max(least, number));

        public static float Lerp(float from, float to, float part) => from + (to - from) * Clamp01(part);

        public static float Max(float one, float other) => Math.Max(one, other);
    }

    public struct Color
    {
        public float r, g, b, a;

        public Color(float r, float g, float b, float a = 1f)
        {
            this.r = r;
            this.g = g;
            this.b = b;
            this.a = a;
        }

        public static Color white => new Color(1f, 1f, 1f);

        public static Color clear => new Color(0f, 0f, 0f, 0f);

        public static Color HSVToRGB(float hue, float saturation, float value) => new Color(
            Part(5f + hue * 6f, saturation, value), Part(3f + hue * 6f, saturation, value),
            Part(1f + hue * 6f, saturation, value));

        private static float Part(float sixth, float saturation, float value)
        {
            float within = Math.Min(sixth % 6f, 4f - sixth % 6f);
            return value - value * saturation * Math.Max(0f, Math.Min(1f, within));
        }
    }

    public struct Rect
    {
        public float x, y, width, height;

        public Rect(float x, float y, float width, float height)
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }

        public bool Contains(Vector3 point) =>
            point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
    }

    // --- the player's input ---

    public static class Screen
    {
        public static int width = 1280;
        public static int height = 720;
    }

    public static class Time
    {
        public static float deltaTime = 1f;
    }

    public enum KeyCode { R, T, U, Z, LeftControl, RightControl }

    public static class Input
    {
        public static readonly HashSet<KeyCode> Keys = new HashSet<KeyCode>();
        public static readonly HashSet<int> Buttons = new HashSet<int>();

        public static Vector3 mousePosition { get; set; }

        public static bool GetMouseButtonDown(int button) => Buttons.Contains(button);

        public static bool GetKey(KeyCode key) => Keys.Contains(key);

        public static bool GetKeyDown(KeyCode key) => Keys.Contains(key);
    }

    public static class GUI
    {
        public static Matrix4x4 matrix;
        public static Color color;

        public static void DrawTexture(Rect area, Texture2D texture) { }
    }

    public static class GUILayout
    {
        /// <summary>The texts of the drawn buttons and labels.</summary>
        public static readonly List<string> Buttons = new List<string>();

        public static readonly List<string> Labels = new List<string>();

        /// <summary>The text of the button that the player presses in this frame.</summary>
        public static string Pressed;

        public static bool Button(string text)
        {
            Buttons.Add(text);
            return text == Pressed;
        }

        public static void Label(string text) => Labels.Add(text);

        public static void Space(float points) { }

        public static void BeginArea(Rect area) { }

        public static void EndArea() { }

        public static void BeginHorizontal() { }

        public static void EndHorizontal() { }

        public static Vector2 BeginScrollView(Vector2 scrolled) => scrolled;

        public static void EndScrollView() { }
    }

    // --- the Inspector's attributes ---

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute { }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class TooltipAttribute : Attribute
    {
        public TooltipAttribute(string text) { }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class RangeAttribute : Attribute
    {
        public RangeAttribute(float least, float most) { }
    }
}
