using System;
using System.Collections;
using System.Collections.Generic;

/// <summary>Of Unity's engine what the sample uses, just real enough to play it without Unity.</summary>
namespace UnityEngine
{
    public class Object
    {
        public string name;

        public static readonly List<GameObject> Scene = new List<GameObject>();

        public static void Destroy(GameObject gone) => Scene.Remove(gone);
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

        public GameObject(string name)
        {
            this.name = name;
            Scene.Add(this);
        }

        public T AddComponent<T>() where T : Component, new() => new T();
    }

    public sealed class Camera : Component
    {
        public static readonly Camera main = new Camera();
    }

    public sealed class SpriteRenderer : Component
    {
        public Sprite sprite;
        public Color color;
        public int sortingOrder;
    }

    public sealed class Sprite : Object
    {
        public static Sprite Create(Texture2D texture, Rect area, Vector2 pivot, float pixelsPerUnit) => new Sprite();
    }

    public enum FilterMode { Point }

    public sealed class Texture2D : Object
    {
        public readonly int width;
        public readonly int height;
        public FilterMode filterMode;
        public readonly HashSet<Color> Colours = new HashSet<Color>();

        public Texture2D(int width, int height)
        {
            this.width = width;
            this.height = height;
        }

        public void SetPixel(int x, int y, Color colour)
        {
            if (x < 0 || y < 0 || x >= width || y >= height) throw new ArgumentOutOfRangeException($"{x},{y}");
            Colours.Add(colour);
        }

        public void Apply() { }
    }

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
    }

    public struct Vector3Int
    {
        public int x, y, z;

        public Vector3Int(int x, int y, int z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }
    }

    public struct Quaternion
    {
        public float z;

        public static Quaternion Euler(float x, float y, float z) => new Quaternion { z = z };
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
    }

    public struct Rect
    {
        public float width, height;

        public Rect(float x, float y, float width, float height)
        {
            this.width = width;
            this.height = height;
        }
    }

    public sealed class WaitForSeconds
    {
        public WaitForSeconds(float seconds) { }
    }

    public static class Debug
    {
        public static readonly List<string> Lines = new List<string>();

        public static void Log(object line) => Lines.Add(line.ToString());
    }

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
