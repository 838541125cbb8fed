// Volcanoes, dragons, portals, princesses, foundations of towers, flying machines, and the court of an abbey.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void shadow(Writer& writer, Decimal y, Decimal width) { draw_shadow(writer, {1, y}, width, width / 5, 0.18_d); }

}  // namespace

void define_volcano(Writer& writer, const Palette&) {
    writer.tag("g").id("volcano").open();
    shadow(writer, 10, 17);
    edged(writer, "M-17 10.5c4-4 6.5-11 9.5-16.5l1.5-1.5h12l1.5 1.5c3 5.5 5.5 12.5 9.5 16.500q-17 3.5-34 0z", "#7a665c",
          "#362820", 1.2_d);
    plain(writer, "M7 -6.500c3 5.5 6 13 10 17q-7 1.5-13 1.700c4-4 4.5-13 3-18.700z", "#5c4a42");
    edged(writer,
          "M-6-7.500c2-1.5 10-1.5 12 0 .5 3-1.5 4-1 7.500s1.5 5 0 8.500c-1.5-2-2-4-2-6s-1.5-3-2-1-.5 6-2 "
          "8c-1.5-3-.5-6-1.5-8.500s-3-5.5-3.5-8.500z",
          "#f0701f", "#9c2a10", 0.8_d);
    plain(writer, "M-3-6.500c2-.8 4-.8 6 0-.6 2-1.8 2.5-1.8 4.5-.6-1.2-1.6-1.2-2 0-.6-1.8-1.8-2.5-2.2-4.500z",
          "#ffd24a");
    for (const Point smoke : {Point{-2, -12}, Point{2, -14}, Point{-1, -17}})
        writer.tag("circle")
            .set("cx", smoke.x)
            .set("cy", smoke.y)
            .set("r", 2.6_d)
            .set("fill", "#d6cfc8")
            .fine("opacity", 0.85_d)
            .end();
    writer.close("g");
}

void define_dragon(Writer& writer, const Palette&) {
    writer.tag("g").id("dragon").open();
    draw_disc(writer, "#a3201c", "#3d0a08");
    edged(writer,
          "M-7.5 0l5-3.500c-1-.8-2.2-1.2-3.4-1.2 1.6-1.6 3.9-2.1 6-1.600l.4-2 1.8 2.600c3.6.8 6 4 5.7 7.7-.2 3.4-2.6 "
          "5.9-5.9 6.3 1.8-1.7 2.3-3.7 1.3-5.5-1-1.6-2.6-1.6-4.4-1-1.8.5-3.6.6-5.3-.2z",
          "#f4c542", "#5a1a08", 0.8_d);
    writer.tag("circle").set("cx", -1.5_d).set("cy", -2.5_d).set("r", 0.9_d).set("fill", "#3d0a08").end();
    writer.close("g");
}

void define_portal(Writer& writer, const Palette&) {
    writer.tag("g").id("portal").open();
    shadow(writer, 10.5_d, 13);
    edged(writer, "M-11.5 11v-11.500a11.5 11.5 0 0 1 23 0v11.500z", "#cfc8bb", "#474440", 1.2_d);
    edged(writer, "M-7 11v-11a7 7 0 0 1 14 0v11z", "#4b2a86", "#2a1650", 1);
    line(writer, "M0 8c-5-1-6-8-1.5-10.5 4-2 7 3 4 5.5-2 1.5-4.5-.5-3.2-2.5", "#c9a5ff", 1.3_d);
    line(writer, "M-11.5 4h4M-11-2.500l3.8 1.300M-6-10.300l2 3.600M6-10.300l-2 3.600M11-2.500l-3.8 1.300M11.5 4h-4",
         "#8a8172", 0.9_d);
    writer.close("g");
}

void define_princess(Writer& writer, const Palette&) {
    writer.tag("g").id("princess").open();
    draw_disc(writer, "#f3a9c4", "#6d2346");
    plain(writer, "M-4.5-2.500a4.5 4.5 0 0 1 9 0c0 3 .6 5.5 2.2 7.500h-13.400c1.6-2 2.2-4.5 2.2-7.500z", "#7a4a1e");
    plain(writer, "M-6 8.300c.6-3.6 3-4.9 6-4.900s5.4 1.3 6 4.900a10 10 0 0 1-12 0z", "#8c2f63");
    writer.tag("circle").set("cy", -0.6_d).set("r", 3.4_d).set("fill", "#fbe0cb").end();
    edged(writer, "M-4.2-2.600v-5l2.3 2 1.9-3.2 1.9 3.2 2.3-2v5q-4.2-1.6-8.4 0z", "#f6cf45", "#7a5510", 0.7_d);
    writer.close("g");
}

void define_foundation(Writer& writer, const Palette&) {
    writer.tag("g").id("foundation").open();
    shadow(writer, 7.5_d, 14);
    edged(writer, "M-12.5 1.500l4.5-10h16l4.5 10v7h-25z", "#d9d2c4", "#474440", 1.1_d);
    plain(writer, "M-12.5 1.500h25v7h-25z", "#a89f90");
    line(writer, "M-12 5h24M-6 1.500v3.500M2 1.500v3.500M9 1.500v3.500M-9 5v3.500M-2 5v3.500M6 5v3.5", "#6e675b",
         0.8_d);
    edged(writer, "M-6.5-1l1.8-5h9.400l1.8 5z", "#3f3a34", "#6e675b", 0.8_d);
    writer.close("g");
}

void define_machine(Writer& writer, const Palette&) {
    writer.tag("g").id("machine").open();
    edged(writer, "M0-16l5.5 7h-3.200v4h-4.600v-4h-3.200z", "#d8342a", "#5d120c", 0.9_d);
    edged(writer,
          "M-15 8.500c1.5-8 6.5-12 15-12s13.5 4 15 12c-2.8-2.4-5.3-2.6-7 0-1-2-4-2.2-5 0h-6c-1-2.2-4-2-5 "
          "0-1.7-2.6-4.2-2.4-7 0z",
          "#f3e3bd", "#5b4130", 1);
    line(writer, "M-8 8l5-10M8 8l-5-10", "#8a6a48", 0.8_d);
    edged(writer, "M0-4.500c2.2 0 2.8 3 2.8 7s-1.2 9-2.8 13c-1.6-4-2.8-9-2.8-13s.6-7 2.8-7z", "#a5673f", "#4a2a18",
          0.9_d);
    writer.close("g");
}

void define_abbey(Writer& writer, const Palette&) {
    writer.tag("g").id("abbey-court").open();
    edged(writer, "M-48-48h96v96h-96z", "#b9c48c", "#7d745f", 4);
    writer.tag("path")
        .set("d", "M-48-48h96v96h-96z")
        .set("fill", "none")
        .set("stroke", "#e0d8c4")
        .fine("stroke-width", 2)
        .set("stroke-dasharray", "5 1.5")
        .end();
    line(writer, "M0-44v88M-44 0h88", "#d8cba2", 9);
    for (const Point bed : {Point{-27, -27}, Point{27, -27}, Point{-27, 27}, Point{27, 27}})
        writer.tag("circle")
            .set("cx", bed.x)
            .set("cy", bed.y)
            .set("r", 9)
            .set("fill", "#9db46a")
            .set("stroke", "#7d9450")
            .set("stroke-width", 1)
            .end();
    writer.close("g");
    writer.tag("g").id("abbey").open();
    shadow(writer, 14, 26);
    edged(writer, "M-22-3h10v18h-10zM12-3h10v18h-10z", "#e9dcc2", "#4d3f33", 1.2_d);
    edged(writer, "M-24-3l7-9 7 9zM10-3l7-9 7 9z", "#4f6f94", "#26384f", 1.1_d);
    edged(writer, "M-12 0h24v15h-24z", "#f3ead6", "#4d3f33", 1.2_d);
    edged(writer, "M-14 0l4-7h20l4 7z", "#4f6f94", "#26384f", 1.1_d);
    edged(writer, "M-5-17h10v32h-10z", "#fbf4e4", "#4d3f33", 1.2_d);
    edged(writer, "M-6.5-17l6.5-9 6.5 9z", "#5f82aa", "#26384f", 1.1_d);
    plain(writer, "M-.7-32h1.400v2.400h2.400v1.400h-2.400v3.600h-1.400v-3.600h-2.400v-1.400h2.400z", "#4d3f33");
    plain(writer, "M-2.8 15v-6a2.8 2.8 0 0 1 5.6 0v6zM-18.5 5h3v5h-3zM15.5 5h3v5h-3z", "#6b4a36");
    plain(writer, "M-1.5-12h3v6h-3zM-9.5 4h2.500v5h-2.500zM7 4h2.500v5h-2.500z", "#6f8fb5");
    writer.close("g");
}

}  // namespace mistbank::render::svg
