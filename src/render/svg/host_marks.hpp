// Marks of the host on a picture: cells, places of figures, arrows.
#pragma once

#include "mistbank/render.hpp"
#include "render/svg/path.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

/// Draws a mark around a cell. `origin`: the north-west corner of the cell.
void draw_cell_mark(Writer& writer, const SvgMark& mark, Point origin);
/// Draws a mark around the place of a figure.
void draw_segment_mark(Writer& writer, const SvgMark& mark, Point place);
/// Draws an arrow from the middle of one cell to the middle of another.
void draw_arrow(Writer& writer, const SvgMark& mark, Point origin);

}  // namespace mistbank::render::svg
