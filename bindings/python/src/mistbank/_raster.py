"""Pictures as pixels, with any installed SVG converter."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import zlib
from typing import TYPE_CHECKING, Any

from .errors import CannotDraw

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

MISSING = (
    "PNG needs an SVG converter: rsvg-convert (Debian: apt-get install librsvg2-bin), the package cairosvg "
    "(pip install cairosvg) or Inkscape"
)
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_of(svg: str, scale: float) -> bytes:
    """Returns the picture as PNG, scaled by `scale`. Raises CannotDraw if no converter is installed, or if it fails."""
    if program := shutil.which("rsvg-convert"):
        return _piped(svg, program, "--format=png", f"--zoom={scale}")
    if (drawn := _by_cairosvg(svg, scale)) is not None:
        return drawn
    if program := shutil.which("inkscape"):
        return _piped(svg, program, "--pipe", "--export-type=png", "--export-filename=-", f"--export-dpi={96 * scale}")
    raise CannotDraw(MISSING)


def _by_cairosvg(svg: str, scale: float) -> bytes | None:
    try:
        import cairosvg
    except (ImportError, OSError):  # the package or its native library is missing
        return None
    drawn: bytes = cairosvg.svg2png(bytestring=svg.encode(), scale=scale)
    return drawn


def _piped(svg: str, program: str, *options: str) -> bytes:
    done = subprocess.run([program, *options], input=svg.encode(), capture_output=True)
    if done.returncode or not done.stdout.startswith(_SIGNATURE):
        why = done.stderr.decode("utf-8", "replace").strip() or f"it exited with status {done.returncode}"
        raise CannotDraw(f"{os.path.basename(program)} failed to make a PNG: {why}")
    return done.stdout


def frame_of(svg: str, width: int, height: int) -> NDArray[numpy.uint8]:
    """Returns an array of shape (height, width, 3) with the picture in the middle, as large as possible."""
    import numpy

    sides = [float(svg.split(f' {side}="', 1)[1].split('"', 1)[0]) for side in ("width", "height")]
    drawn = pixels_of(png_of(svg, min(width / sides[0], height / sides[1])))[:height, :width]
    frame = numpy.empty((height, width, 3), numpy.uint8)
    frame[:] = drawn[2, drawn.shape[1] // 2]  # the background colour, for the area around the picture and its round corners
    top, left = (height - drawn.shape[0]) // 2, (width - drawn.shape[1]) // 2
    frame[top : top + drawn.shape[0], left : left + drawn.shape[1]] = drawn
    return frame


def pixels_of(png: bytes) -> NDArray[numpy.uint8]:
    """Decodes a PNG with 8 bits per colour, as the converters write it, to an array of shape (height, width, 3).
    Transparent pixels become white."""
    import numpy

    parts, place = dict[bytes, bytes](), len(_SIGNATURE)
    while place < len(png):
        (size,), name = struct.unpack_from(">I", png, place), png[place + 4 : place + 8]
        parts[name] = parts.get(name, b"") + png[place + 8 : place + 8 + size]
        place += size + 12
    width, height, bits, colours, _, _, interlaced = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    depth = {2: 3, 6: 4}.get(colours)
    if not png.startswith(_SIGNATURE) or bits != 8 or depth is None or interlaced:
        raise CannotDraw("the converter wrote an unsupported PNG: expected RGB or RGBA with 8 bits per colour")
    rows = numpy.frombuffer(zlib.decompress(parts[b"IDAT"]), numpy.uint8).reshape(height, 1 + width * depth)
    pixels = _unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, depth))
    if depth == 3:
        return pixels
    colour, opaque = pixels[:, :, :3].astype(numpy.uint16), pixels[:, :, 3:].astype(numpy.uint16)
    return ((colour * opaque + 255 * (255 - opaque)) // 255).astype(numpy.uint8)


def _unfiltered(filters: NDArray[Any], rows: NDArray[Any]) -> NDArray[numpy.uint8]:
    """Undoes the PNG filters 0 to 4: adds to each pixel a prediction from the left, upper and upper left pixels. The pixels
    of one rising diagonal are independent of each other and are computed together."""
    import numpy

    height, width, depth = rows.shape
    done = numpy.zeros((height + 1, width + 1, depth), numpy.int16)  # with zeros above and to the left of the picture
    for diagonal in range(height + width - 1):
        y = numpy.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        x = diagonal - y
        left, above, between = done[y + 1, x], done[y, x + 1], done[y, x]
        near_left, near_above = abs(above - between), abs(left - between)
        near_between = abs(left + above - 2 * between)
        above_or_between = numpy.where(near_above <= near_between, above, between)
        is_left = (near_left <= near_above) & (near_left <= near_between)
        nearest = numpy.where(is_left, left, above_or_between)
        guesses = [numpy.zeros_like(left), left, above, (left + above) // 2, nearest]
        foretold = numpy.choose(filters[y][:, None], guesses)
        done[y + 1, x + 1] = (rows[y, x] + foretold) & 255
    return done[1:, 1:].astype(numpy.uint8)
