#include "reference/reference.hpp"

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

Reference::Reference(const Rules& rules, const std::vector<TileSet>& sets, const Luck& luck)
    : start_of_turn_(set_up(rules, sets)) {
    script_.add_luck(luck);
    play_on();
}

void Reference::apply(Action action, const Luck& luck) {
    script_.add_answer(action);
    script_.add_luck(luck);
    play_on();
}

void Reference::play_on() {
    try {
        for (;;) {
            table_ = start_of_turn_;
            script_.rewind();
            play_turn(table_, script_);
            start_of_turn_ = table_;
            script_.next_turn();
        }
    } catch (const Question& question) {
        stop(question);
    } catch (const GameOver&) {
        stop(Question{});
    } catch (const Disagreement& disagreement) {
        disagreement_ = disagreement.what();
    }
}

void Reference::stop(const Question& question) {
    question_ = question;
    if (!script_.is_used_up())
        disagreement_ = "the library drew a tile or token, rolled the die or asked where the rules come to: " +
                        std::string(name_of(question.kind));
}

}  // namespace mistbank_reference
