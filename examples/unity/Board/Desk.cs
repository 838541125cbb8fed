using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>Moves the camera, which shows the board next to the panel, and handles the input from pointer and
    /// keys.</summary>
    public sealed class Desk
    {
        private const float Margin = 1.5f; // width of the border around the tiles, in cells
        private const float Haste = 5f; // speed of the camera as a multiple of the remaining distance, per second

        private readonly Camera eye;

        public Desk()
        {
            eye = Camera.main != null ? Camera.main : new GameObject("camera").AddComponent<Camera>();
            eye.orthographic = true;
            eye.rect = new Rect(PanelView.Share, 0f, 1f - PanelView.Share, 1f);
        }

        /// <summary>Handles the pointer and key input of this frame.</summary>
        public void TakeInput(BoardModel model)
        {
            Vector3 pointer = Input.mousePosition; // the touched point on a touch screen
            if (eye.pixelRect.Contains(pointer))
            {
                Vector3 at = eye.ScreenToWorldPoint(pointer);
                var place = new Place(at.x, -at.y);
                if (Input.GetMouseButtonDown(0)) model.Click(place);
                model.Point(place);
            }
            bool control = Input.GetKey(KeyCode.LeftControl) || Input.GetKey(KeyCode.RightControl);
            if (Input.GetMouseButtonDown(1) || Input.GetKeyDown(KeyCode.R)) model.Turn();
            if (Input.GetKeyDown(KeyCode.T) && model.HasAnother) model.TakeAnother();
            if (Input.GetKeyDown(KeyCode.U) || control && Input.GetKeyDown(KeyCode.Z)) model.Undo();
        }

        /// <summary>Moves the camera so that all tiles and the cells around them are visible.</summary>
        public void Frame(BoardModel model)
        {
            float height = (model.South - model.North) / 2f + Margin;
            float width = (model.East - model.West) / 2f + Margin;
            float step = Mathf.Clamp01(Haste * Time.deltaTime);
            var middle = new Vector3((model.West + model.East) / 2f, -(model.North + model.South) / 2f, -10f);
            eye.transform.position = Vector3.Lerp(eye.transform.position, middle, step);
            eye.orthographicSize = Mathf.Lerp(eye.orthographicSize, Mathf.Max(height, width / eye.aspect), step);
        }
    }
}
