// A host of the C API that makes deliberate errors, used by fuzz/hostile_calls.cpp.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "mistbank.h"
#include "target.hpp"

namespace fuzz {

/// A buffer with exactly as many elements as its capacity, so that the sanitizer detects an overrun. Sometimes the
/// capacity, the pointer or the pointer to the count is deliberately wrong.
template <class Element>
class Buffer {
public:
    explicit Buffer(Bytes& bytes) {
        switch (bytes.next(8)) {
            case 0: capacity = 0; break;
            case 1: capacity = 1; break;
            case 2: capacity = -1; break;
            case 3: capacity = INT32_MIN; break;
            case 4: capacity = 16 * bytes.next(); break;
            case 5: capacity = 1 << 14; break;
            default: capacity = bytes.next(); break;
        }
        memory_.resize(sizeof(Element) * static_cast<std::size_t>(std::max(capacity, 0)), guard);
        const int pointers = bytes.next(16);
        out = pointers == 0 ? nullptr : reinterpret_cast<Element*>(memory_.data());
        count = pointers == 1 ? nullptr : &counted_;
    }

    bool is_untouched(std::size_t from = 0) const {
        const auto begin = memory_.begin() + static_cast<std::ptrdiff_t>(from);
        return std::all_of(begin, memory_.end(), [](unsigned char byte) { return byte == guard; });
    }
    /// Checks the buffer after a call that returned this status.
    void check(mistbank_status status) const {
        if (status != MISTBANK_OK) FUZZ_CHECK(is_untouched());
        if (status == MISTBANK_BUFFER_TOO_SMALL && count != nullptr) FUZZ_CHECK(counted_ >= capacity);
        if (status != MISTBANK_OK || count == nullptr) return;
        FUZZ_CHECK(counted_ >= 0);
        if (out == nullptr || capacity == 0) return;  // the call only queries the count
        const std::size_t written = static_cast<std::size_t>(counted_) + (std::is_same<Element, char>::value ? 1 : 0);
        FUZZ_CHECK(is_untouched(std::min(written * sizeof(Element), memory_.size())));
    }
    /// Checks that a message in the buffer ends with a NUL.
    void check_message() const {
        const bool is_written = out != nullptr && capacity > 0 && !is_untouched();
        if (is_written) FUZZ_CHECK(std::memchr(out, 0, static_cast<std::size_t>(capacity)) != nullptr);
    }

    Element* out;
    std::int32_t capacity;
    std::int32_t* count;

private:
    static constexpr unsigned char guard = 0xA5;
    std::vector<unsigned char> memory_;
    std::int32_t counted_ = -7;
};

/// Provides arguments for calls: handles and texts, some of them null, and structs with arbitrary bytes.
class Host {
public:
    explicit Host(Bytes input) : bytes(input) {}
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    ~Host() {
        for (mistbank_game* game : games_) mistbank_game_free(game);
        for (mistbank_batch* batch : batches_) mistbank_batch_free(batch);
        for (mistbank_adviser* adviser : advisers_) mistbank_adviser_free(adviser);
        for (mistbank_tile_set* set : sets_) mistbank_tile_set_free(set);
        if (blocks_ != 0) fail("all memory of the allocator was given back", __FILE__, __LINE__);
    }

    mistbank_game*& game() { return games_[bytes.next(game_count)]; }
    /// Usually returns an existing batch, sometimes null. A random place would return null too often, because there are
    /// few batches.
    mistbank_batch*& batch() {
        if (bytes.next(8) == 7) return batches_[batch_count - 1];
        const int chosen = bytes.next(batch_count - 1);
        for (int i = 0; i < batch_count - 1; ++i) {
            mistbank_batch*& batch = batches_[(chosen + i) % (batch_count - 1)];
            if (batch != nullptr) return batch;
        }
        return batches_[batch_count - 1];
    }
    mistbank_adviser*& adviser() { return advisers_[bytes.next(adviser_count)]; }
    mistbank_tile_set*& set() { return sets_[bytes.next(set_count)]; }
    /// Returns a pointer to the place for a new handle, sometimes null. Frees the handle that was in this place.
    mistbank_game** new_game() {
        mistbank_game*& place = games_[bytes.next(game_count - 1)];  // the last place always stays null
        mistbank_game_free(place);
        place = nullptr;
        return bytes.next(32) == 31 ? nullptr : &place;
    }
    mistbank_batch** new_batch() {
        mistbank_batch*& place = batches_[bytes.next(batch_count - 1)];
        mistbank_batch_free(place);
        place = nullptr;
        return bytes.next(32) == 31 ? nullptr : &place;
    }
    mistbank_adviser** new_adviser() {
        mistbank_adviser*& place = advisers_[bytes.next(adviser_count - 1)];
        mistbank_adviser_free(place);
        place = nullptr;
        return bytes.next(32) == 31 ? nullptr : &place;
    }
    mistbank_tile_set** new_set() {
        mistbank_tile_set*& place = sets_[bytes.next(set_count - 1)];
        mistbank_tile_set_free(place);
        place = nullptr;
        return bytes.next(32) == 31 ? nullptr : &place;
    }
    const mistbank_tile_set* const* some_sets(std::int32_t& count) {
        count = bytes.next(8) == 7 ? bytes.next_number() : bytes.next(set_count);
        if (count > set_count) count = MISTBANK_MAX_TILE_SETS + 1;  // more than allowed; the array has room for it
        for (std::size_t i = 0; i < most_listed; ++i) listed_[i] = sets_[(i + bytes.next()) % set_count];
        return bytes.next(8) == 7 ? nullptr : listed_;
    }

    const char* text() {
        static const char* const known[] = {"mists",
                                            "base",
                                            "demo",
                                            "level1",
                                            "level5",
                                            "level6_2022",
                                            "",
                                            "red",
                                            "nothing",
                                            "26",
                                            "pass",
                                            "ghosts_castles_cemeteries",
                                            "river",
                                            "traders_builders",
                                            "everything",
                                            "recall",
                                            "large red 0",
                                            "builder green 1",
                                            "pig red 2",
                                            "haunt 0,0/0 red abbot 1",
                                            "shepherd red 1",
                                            "acrobat meeple 0,0",
                                            "release meeple 1 fairy",
                                            "sheep 0",
                                            "guide",
                                            "base_gardens",
                                            "inns_cathedrals",
                                            "messages",
                                            "ferries",
                                            "robbers",
                                            "gold 0,0",
                                            "mage 0,0/0",
                                            "unwitch",
                                            "ferry 0,0/0+1",
                                            "keep 0,0",
                                            "robber 18",
                                            "advance courier",
                                            "message act",
                                            "message 3",
                                            "score 0,0/0 red meeple 1",
                                            "crop remove",
                                            "add large 0,0/0",
                                            "remove 0,0/0 red meeple"};
        constexpr int known_count = static_cast<int>(sizeof known / sizeof known[0]);
        const int which = bytes.next(known_count + 4);
        if (which < known_count) return known[which];
        if (which == known_count) return nullptr;
        text_.clear();
        for (int left = bytes.next(64); left > 0; --left) text_ += static_cast<char>(bytes.next());
        return text_.c_str();
    }
    /// Returns a length up to the size of the text, or a negative number.
    std::int32_t length_of(const char* text) {
        const auto size = text == nullptr ? 0 : static_cast<std::int32_t>(std::strlen(text));
        switch (bytes.next(6)) {
            case 0: return size;
            case 1: return size / 2;
            case 2: return -2;
            case 3: return INT32_MIN;
            default: return -1;
        }
    }

    template <class Struct>
    Struct any_bytes() {
        Struct made;
        auto* raw = reinterpret_cast<unsigned char*>(&made);
        for (std::size_t i = 0; i < sizeof made; ++i) raw[i] = bytes.next();
        return made;
    }

    mistbank_action action(const mistbank_game* game) {
        std::int32_t count = 0;
        if (bytes.next(8) == 7 || mistbank_game_legal_actions(game, nullptr, 0, &count) != MISTBANK_OK || count == 0) {
            return any_bytes<mistbank_action>();
        }
        std::vector<mistbank_action> legal(static_cast<std::size_t>(count));
        FUZZ_CHECK(mistbank_game_legal_actions(game, legal.data(), count, &count) == MISTBANK_OK);
        return legal[bytes.next() % legal.size()];
    }

    mistbank_rules rules() {
        mistbank_rules rules;
        FUZZ_CHECK(mistbank_rules_init(&rules, sizeof rules) == MISTBANK_OK);
        FUZZ_CHECK(mistbank_rules_preset(mistbank_preset_name(bytes.next(mistbank_preset_count())), &rules) ==
                   MISTBANK_OK);
        rules.seed = bytes.next();
        rules.players = 1 + bytes.next(6);
        if (bytes.next(4) == 3) rules.expansions = bytes.next() | static_cast<std::uint32_t>(bytes.next(16)) << 8;
        if (bytes.next(4) == 3) house_rules(rules);
        if (bytes.next(4) != 3) return rules;
        auto* fields = reinterpret_cast<unsigned char*>(&rules);
        const std::size_t at = static_cast<std::size_t>(bytes.next()) % (sizeof rules / sizeof(std::int32_t));
        const std::int32_t number = bytes.next_number();
        std::memcpy(fields + at * sizeof number, &number, sizeof number);
        return rules;
    }

    /// Sets house rules with mostly valid values. The size of the table is sometimes too small.
    void house_rules(mistbank_rules& rules) {
        rules.hand = bytes.next(2) * 3;
        rules.hand_open = bytes.next(2);
        rules.draw_ahead = bytes.next(4) == 3 ? 1 : 0;
        rules.unplayable = bytes.next(2);
        rules.hole_turn = bytes.next(2);
        rules.incomplete_scores = bytes.next(2);
        rules.start_in_bag = bytes.next(2);
        rules.small_cities = bytes.next(2);
        rules.dragon_after_scoring = bytes.next(2);
        rules.hill_majority = bytes.next(2);
        rules.without = static_cast<std::uint32_t>(bytes.next()) << MISTBANK_FIGURE_LARGE;
        if (bytes.next(2) != 0) {
            rules.table_width = 2 + bytes.next(20);
            rules.table_height = 2 + bytes.next(20);
            rules.table_x = bytes.next(8) - 1;
            rules.table_y = bytes.next(8) - 1;
            rules.border_completes = bytes.next(2);
        }
        rules.first_player = bytes.next(3);
        rules.tile_sales = bytes.next(2);
    }

    /// Returns null, a working allocator, an allocator that fails after some calls, or an invalid allocator.
    const mistbank_allocator* allocator() {
        const int which = bytes.next(8);
        if (which < 4) return nullptr;
        if (which == 7) {
            allocator_ = {nullptr, release, nullptr};  // invalid: the allocate function is missing
            return &allocator_;
        }
        calls_left_ = which == 4 ? 1 << 30 : bytes.next();
        allocator_ = {allocate, release, this};
        return &allocator_;
    }

    Bytes bytes;

private:
    static void* MISTBANK_CALL allocate(void* context, std::size_t size) {
        Host& host = *static_cast<Host*>(context);
        if (host.calls_left_ <= 0) return nullptr;
        --host.calls_left_;
        void* memory = std::malloc(size);
        if (memory != nullptr) ++host.blocks_;
        return memory;
    }
    static void MISTBANK_CALL release(void* context, void* memory) {
        FUZZ_CHECK(context != nullptr && memory != nullptr);
        --static_cast<Host*>(context)->blocks_;
        std::free(memory);
    }

    static constexpr int game_count = 4;
    static constexpr int batch_count = 3;
    static constexpr int adviser_count = 3;
    static constexpr int set_count = 4;
    static constexpr std::size_t most_listed = MISTBANK_MAX_TILE_SETS + 1;
    mistbank_game* games_[game_count] = {};
    mistbank_batch* batches_[batch_count] = {};
    mistbank_adviser* advisers_[adviser_count] = {};
    mistbank_tile_set* sets_[set_count] = {};
    const mistbank_tile_set* listed_[most_listed] = {};
    std::string text_;
    mistbank_allocator allocator_{};
    int calls_left_ = 0;
    int blocks_ = 0;
};

/// Returns a pointer to the struct, sometimes null.
template <class Struct>
Struct* or_null(Host& host, Struct& made) {
    return host.bytes.next(16) == 15 ? nullptr : &made;
}

/// Makes a call that fills a buffer, and checks the buffer.
template <class Element, class Call>
void fill(Host& host, Call&& call) {
    Buffer<Element> buffer(host.bytes);
    buffer.check(call(buffer.out, buffer.capacity, buffer.count));
}

/// Makes a call that takes a buffer for a message in addition to returning a status.
template <class Call>
mistbank_status with_message(Host& host, Call&& call) {
    Buffer<char> buffer(host.bytes);
    const mistbank_status status = call(buffer.out, buffer.capacity, buffer.count);
    buffer.check_message();
    return status;
}

}  // namespace fuzz
