#include "mistbank/status.hpp"

namespace mistbank {

const char* status_text(Status status) noexcept {
    switch (status) {
        case Status::ok: return "ok";
        case Status::invalid_argument: return "invalid argument";
        case Status::out_of_memory: return "out of memory";
        case Status::buffer_too_small: return "buffer too small";
        case Status::invalid_rules: return "invalid rules";
        case Status::invalid_tile_set: return "invalid tile set";
        case Status::illegal_action: return "illegal action";
        case Status::wrong_decision: return "wrong decision";
        case Status::game_over: return "game over";
        case Status::nothing_to_undo: return "nothing to undo";
        case Status::not_recorded: return "not recorded";
        case Status::invalid_record: return "invalid record";
        case Status::invalid_snapshot: return "invalid snapshot";
        case Status::unknown_name: return "unknown name";
        case Status::internal_error: return "internal error";
        case Status::invalid_json: return "invalid JSON";
        case Status::invalid_position: return "invalid position";
    }
    return "unknown status";
}

}  // namespace mistbank
