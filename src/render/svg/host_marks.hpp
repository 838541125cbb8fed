// What a host marks on a picture: cells, places of figures, arrows.
#pragma once

#include "mistbank/render.hpp"
#include "render/svg/path.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

/// `origin` is where the north-west corner of the mark's cell lies.
void draw_cell_mark(Writer& writer, const SvgMark& mark, Point origin);
/// Around the place of a figure.
void draw_segment_mark(Writer& writer, const SvgMark& mark, Point place);
/// From the middle of one cell to that of another.
void draw_arrow(Writer& writer, const SvgMark& mark, Point origin);

}  // namespace mistbank::render::svg
