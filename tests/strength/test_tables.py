"""Tests the scripts that draw pictures and print tables of games. `tests/strength/run --short` runs these tests."""

import sys
import tempfile
import unittest
import xml.dom.minidom
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import calibration
import curve
import short


def game(number, won, time="20", quarter="5"):
    return f"base\tadviser {time}ms\tadviser {quarter}ms\t2\t{number}\t{won}\t{3 - number}\t50\t72\t0\t1.5\t70"


class Tables(unittest.TestCase):
    def file_of(self, lines):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / "games"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return file

    def test_a_game_that_is_recorded_twice_counts_once_in_the_curve(self):
        file = self.file_of([game(0, 1), game(1, 0.5), game(1, 0.5), game(2, 1)])
        self.assertEqual(curve.read(file), (20, 3, 2.5 / 3))

    def test_the_interval_is_a_wilson_interval(self):
        low, high = curve.interval(0.5, 100)
        self.assertAlmostEqual(low, 0.4038, 4)
        self.assertAlmostEqual(high, 0.5962, 4)

    def test_every_point_of_the_curve_is_in_the_picture_and_in_the_table(self):
        points = [(5, 200, 0.6), (100, 40, 0.55), (2000, 4, 1.0)]
        picture = xml.dom.minidom.parseString("\n".join(curve.picture(points)))
        circles = picture.getElementsByTagName("circle")
        self.assertEqual(len(circles), 3)
        heights = [float(circle.getAttribute("cy")) for circle in circles]
        self.assertLess(heights[2], heights[0])
        self.assertLess(heights[0], heights[1])
        for circle in circles:
            self.assertTrue(curve.TOP <= float(circle.getAttribute("cy")) <= curve.BOTTOM)
            self.assertTrue(curve.LEFT <= float(circle.getAttribute("cx")) <= curve.RIGHT)
        self.assertIn("| 2 s | 500 ms | 4 | 100 % (51 to 100) |", list(curve.table(points)))

    def test_correct_predictions_have_a_smaller_error_than_predicting_the_mean(self):
        lines = ["base\t2\t0\t1\t0.9\t1", "base\t2\t0\t2\t0.1\t0", "base\t2\t1\t1\t0.95\t1", "base\t2\t1\t2\t0.05\t0"]
        rows = calibration.read([self.file_of(lines)])
        self.assertEqual(
            calibration.row("base", 2, rows[("base", 2)]),
            "| base | 2 | 2 | 4 | 0.006 | 0.250 | 8 → 0 (2) | – | – | – | 92 → 100 (2) |",
        )

    def test_a_prediction_of_100_percent_is_in_the_last_fifth(self):
        self.assertEqual(calibration.fifth_of(1.0), 4)
        self.assertEqual(calibration.fifth_of(0.0), 0)
        self.assertEqual(calibration.fifth_of(0.2), 1)

    def test_the_result_of_a_short_match_is_the_mean_over_its_games(self):
        lines = [game(0, 1), game(1, 0), game(2, 1), game(3, 0)]
        mean, error = short.outcome(lines, "lead")
        self.assertEqual(mean, 1.5)
        self.assertAlmostEqual(error, 0.6455, 4)
        self.assertEqual(short.outcome(lines, "won")[0], 50)

    def test_every_match_in_the_file_short_txt_can_be_read(self):
        rows = list(short.rows())
        self.assertGreater(len(rows), 10)
        for _, compared, least, measured, _ in rows:
            self.assertIn(compared, short.COLUMNS)
            self.assertLessEqual(float(least), float(measured))


if __name__ == "__main__":
    unittest.main()
