// A turn of several parts (MIN-3, MSG-8). A message's part comes before the builder's part. A turn has at most one
// builder's part.
#include "rules/table.hpp"

namespace mistbank {

// MSG-4: stores the numbers of both figures. The numbers at the end of the part are compared with the stored numbers.
void note_begin_of_part(Table& table) {
    for (const Counter counter : {marker, courier}) {
        table.messages->at_begin_of_part[counter] = number_of_counter(table, colour_of_active_player(table), counter);
    }
}

bool message_brings_another_part(const Table& table) {
    return table.messages != nullptr && table.messages->another_part_follows != 0;
}

// A part that a builder has earned waits until the message's part has ended.
void begin_part_of_message(Table& table) {
    Messages& messages = *table.messages;
    messages.builder_part_is_due = table.traders != nullptr && earns_second_part(table) ? 1 : 0;
    messages.another_part_follows = 0;
    messages.is_its_part = 1;
    note_begin_of_part(table);
}

void begin_part_of_builder(Table& table) {
    Messages& messages = *table.messages;
    messages.builder_part_is_due = 0;
    messages.builder_part_has_been = 1;
    messages.is_its_part = 0;
    note_begin_of_part(table);
}

}  // namespace mistbank
