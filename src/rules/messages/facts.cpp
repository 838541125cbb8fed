// Couriers, and the messages that have been seen (MSG-1, MSG-2).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t number_of_courier(const Table& table, int of, int) { return table.messages->courier[of]; }

std::int32_t number_of_message_seen(const Table& table, int, int place) { return table.messages->seen[place]; }

int count_messages_seen(const Table& table) { return static_cast<int>(messages_seen(table)); }

std::int32_t number_of_next_message(const Table& table, int, int) {
    // After a first round the order repeats.
    if (messages_seen(table) < message_count) return 0;
    return table.messages->seen[table.messages->drawn % message_count];
}

}  // namespace mistbank
