// Exchanges results between advisers that think in parallel about one position. All advisers create the same candidates
// in the same order, so the index identifies a candidate.
#include <cstring>

#include "adviser/thinking.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

constexpr std::uint32_t mark = 0x646e6966;  // the bytes "find", at the beginning of results
constexpr std::uint32_t version = 5;        // increase this number after each change to how simulations are judged
constexpr std::size_t check_bytes = 8;
constexpr std::size_t head_bytes = 2 * 4 + 2 * 8 + 4;
constexpr std::size_t bytes_of_candidate = 4 * 8 + 4;
static_assert(head_bytes + most_candidates * bytes_of_candidate + check_bytes <= max_results);

std::size_t size_for(std::size_t candidates) { return head_bytes + candidates * bytes_of_candidate + check_bytes; }

std::uint64_t check_of(const std::uint8_t* bytes, std::size_t size) {
    Fingerprint print;
    for (std::size_t i = 0; i < size; ++i) print.add_byte(bytes[i]);
    return print.value();
}

/// Writes numbers in little-endian order.
class Writer {
public:
    explicit Writer(std::uint8_t* out) : at_(out) {}
    void put(std::uint64_t number, int bytes) {
        for (int i = 0; i < bytes; ++i) *at_++ = static_cast<std::uint8_t>(number >> (8 * i));
    }

private:
    std::uint8_t* at_;
};

class Reader {
public:
    explicit Reader(const std::uint8_t* bytes) : at_(bytes) {}
    std::uint64_t take(int bytes) {
        std::uint64_t number = 0;
        for (int i = 0; i < bytes; ++i) number |= static_cast<std::uint64_t>(*at_++) << (8 * i);
        return number;
    }
    Grains grains() {
        const std::uint64_t number = take(8);
        Grains grains;
        std::memcpy(&grains, &number, sizeof grains);
        return grains;
    }

private:
    const std::uint8_t* at_;
};

bool is_within(Grains sum, std::int64_t visits) { return sum <= visits * most_grains && sum >= -visits * most_grains; }

bool can_be(const Results& found) {
    return found.visits >= 0 && found.visits <= max_simulations && is_within(found.lead, found.visits) &&
           is_within(found.judgement, found.visits) && is_within(found.points, found.visits) && found.winning >= 0 &&
           found.winning <= found.visits * grains_of_point;
}

}  // namespace

void Adviser::Inside::reset() {
    ++thoughts;  // invalidates stored best lines, which depend on the depth of the search
    simulations = 0;
    baselines.clear();
    for (Candidate& candidate : candidates) {
        candidate.found = {};
        candidate.samples = 0;
    }
    mark_reported();
}

void Adviser::Inside::mark_reported() {
    unreported_simulations = 0;
    for (Candidate& candidate : candidates) candidate.unreported = {};
}

// Returns a hash of the lines of all candidates in their order. Machines that round differently may order candidates
// differently.
std::uint64_t Adviser::Inside::number_of_candidates() const {
    std::uint64_t number = candidates.size();
    for (const Candidate& candidate : candidates) {
        for (int i = 0; i < candidate.line.length; ++i) {
            std::uint64_t action;
            static_assert(sizeof action == sizeof(Action));
            std::memcpy(&action, &candidate.line.actions[i], sizeof action);
            number = mixed((number ^ action) + golden_step);
        }
        number = mixed(number + golden_step);
    }
    return number;
}

Status Adviser::Inside::merge(const Results* found, std::size_t count) {
    std::int64_t together = simulations;
    for (std::size_t i = 0; i < count; ++i) together += found[i].visits;
    if (together > max_simulations) return Status::invalid_argument;
    for (std::size_t i = 0; i < count; ++i) candidates[i].found.add(found[i]);
    simulations = static_cast<int>(together);
    rank();
    return Status::ok;
}

Status Adviser::merge(const Adviser& other) {
    Inside& inside = *inside_;
    const Inside& source = *other.inside_;
    const bool is_of_the_same = inside.has_looked && source.has_looked && inside.position == source.position &&
                                inside.number_of_candidates() == source.number_of_candidates();
    if (&inside == &source || !is_of_the_same) return Status::invalid_argument;
    Results found[most_candidates];
    for (std::size_t i = 0; i < source.candidates.size(); ++i) found[i] = source.candidates[i].found;
    return inside.merge(found, source.candidates.size());
}

Status Adviser::merge(const std::uint8_t* bytes, std::size_t size) {
    Inside& inside = *inside_;
    const std::size_t count = inside.candidates.size();
    if (bytes == nullptr || !inside.has_looked || size != size_for(count)) return Status::invalid_argument;
    const std::size_t checked = size - check_bytes;
    if (Reader(bytes + checked).take(8) != check_of(bytes, checked)) return Status::invalid_argument;
    Reader in(bytes);
    const bool is_of_the_same = in.take(4) == mark && in.take(4) == version && in.take(8) == inside.position &&
                                in.take(8) == inside.number_of_candidates() && in.take(4) == count;
    if (!is_of_the_same) return Status::invalid_argument;
    Results found[most_candidates];
    for (std::size_t i = 0; i < count; ++i) {
        found[i].lead = in.grains();
        found[i].judgement = in.grains();
        found[i].points = in.grains();
        found[i].winning = in.grains();
        found[i].visits = static_cast<int>(in.take(4));
        if (!can_be(found[i])) return Status::invalid_argument;
    }
    return inside.merge(found, count);
}

std::size_t Adviser::Inside::write(Results Candidate::*what, std::uint8_t* out, std::size_t capacity) const {
    if (!has_looked) return 0;
    const std::size_t size = size_for(candidates.size());
    if (capacity < size) return size;
    Writer writer(out);
    writer.put(mark, 4);
    writer.put(version, 4);
    writer.put(position, 8);
    writer.put(number_of_candidates(), 8);
    writer.put(candidates.size(), 4);
    for (const Candidate& candidate : candidates) {
        const Results& found = candidate.*what;
        for (const Grains sum : {found.lead, found.judgement, found.points, found.winning}) {
            writer.put(static_cast<std::uint64_t>(sum), 8);
        }
        writer.put(static_cast<std::uint64_t>(found.visits), 4);
    }
    writer.put(check_of(out, size - check_bytes), 8);
    return size;
}

std::size_t Adviser::results(std::uint8_t* out, std::size_t capacity) const noexcept {
    return inside_->write(&Candidate::found, out, capacity);
}

std::size_t Adviser::new_results(std::uint8_t* out, std::size_t capacity) const noexcept {
    return inside_->write(&Candidate::unreported, out, capacity);
}

void Adviser::mark_reported() noexcept { inside_->mark_reported(); }

void Adviser::reset() noexcept {
    inside_->reset();
    inside_->rank();
}

}  // namespace mistbank
