// A program in strict TypeScript that uses every function of the package. The tests compile it against the packed types
// and run it with reach.js, which counts the calls of the library.

import * as mistbank from "mistbank";
import {
    Action,
    ActionKind,
    Adviser,
    arrow,
    Batch,
    CannotLoadError,
    Change,
    Colour,
    DecisionKind,
    Draws,
    Edition,
    EventKind,
    Expansion,
    Extent,
    FactKind,
    FigureKind,
    FirstPlayer,
    FreedError,
    Game,
    GameOverError,
    Good,
    highlight,
    IllegalActionError,
    init,
    InvalidArgumentError,
    InvalidJsonError,
    InvalidPositionError,
    InvalidRecordError,
    InvalidRulesError,
    InvalidSnapshotError,
    InvalidTileSetError,
    isPlaneBinary,
    JointScoring,
    Limits,
    Loss,
    Mark,
    memoryBytes,
    MistbankError,
    NothingToUndoError,
    NotRecordedError,
    Outcome,
    PictureMarkKind,
    planeNames,
    RecordKind,
    reviewed,
    Rules,
    Sampling,
    scalarNames,
    Scope,
    SegmentKind,
    SideKind,
    Source,
    Status,
    Strength,
    Subject,
    System,
    Target,
    Theme,
    TileSet,
    UnknownNameError,
    UnknownTileSetError,
    Unplayable,
    Verdict,
    Viewer,
    wasmModule,
    WrongDecisionError,
} from "mistbank";
import type {
    ActionFields,
    ActionJson,
    Advice,
    BoardElement,
    BoardTextOptions,
    Bytes,
    Choice,
    ChoiceButton,
    ChoiceCell,
    ChoiceGroup,
    Choices,
    ChoiceSpot,
    Decision,
    Endings,
    EventFields,
    EventJson,
    ExpansionDescription,
    Fact,
    Feature,
    Figure,
    FigureDescription,
    GameEvent,
    GameJson,
    GameOptions,
    JsonOptions,
    MarkDescription,
    MarkOptions,
    NamingOptions,
    PictureMark,
    PictureOptions,
    PlayerNames,
    Points,
    Prisoner,
    Review,
    ReviewedDecision,
    ReviewOptions,
    Rollout,
    RuleField,
    RulesFields,
    RulesJson,
    RulesLike,
    ScoreBreakdown,
    ScoringMeeple,
    Segment,
    SegmentDescription,
    SetsOption,
    StartTile,
    Supply,
    Tally,
    TextOptions,
    ThinkOptions,
    Tile,
    TilePictureOptions,
    TileSetJson,
    TileType,
    ViewerOption,
    WasmModule,
    WasmSource,
    Window,
} from "mistbank";

const valuesOf = <Value>(enumeration: Record<string, Value>): Value[] => Object.values(enumeration);

function demand(truth: boolean, what: string): asserts truth {
    if (!truth) throw new Error(`check failed: ${what}`);
}

/** Makes a call that must throw an error of this class; returns the error. */
function refusal<Kind extends Error>(kind: abstract new (...given: never[]) => Kind, call: () => unknown): Kind {
    try {
        call();
    } catch (problem) {
        if (problem instanceof kind) return problem;
        throw problem;
    }
    throw new Error(`this call must throw an error: ${call}`);
}

const source: WasmSource | undefined = undefined;
await init(source);
await init();
const compiled: WasmModule = wasmModule();
mistbank.initSync(compiled);
demand(memoryBytes() > 0 && compiled instanceof WebAssembly.Module, "it is loaded");

// --- rules ---

const fields: RulesFields = { level: 5, players: 2, seed: 7n, colours: ["red", Colour.Green, "blue", "yellow"] };
const like: RulesLike[] = ["level1", { system: "base" }, Rules.preset("demo")];
const rules: Rules = Rules.cooperative(fields).with({ jointScoring: JointScoring.Majority }).validated();
demand(rules.system === System.Cooperative && rules.edition === Edition.Of2023 && rules.draws === Draws.Automatic, "rules");
demand(rules.firstPlayer === FirstPlayer.Host && rules.tileSales === false, "house rules");
demand(rules.unplayable === Unplayable.SetAside && rules.seed === 7n && rules.defaultSets[0] === "mists", "rules");
demand(Rules.presets.length > 20 && Rules.demo().players === 2 && !Rules.base({ farmers: false }).farmers, "presets");
demand(Rules.ghostsCastlesCemeteries({ expansions: ["river"] }).expansions.includes(Expansion.River), "expansions");
const rulesJson: RulesJson = rules.toJson();
const options: JsonOptions = { ignored: (words: string) => demand(words.startsWith("ignored"), words) };
demand(Rules.fromJson(rulesJson).level === 5 && rules.toJsonText() === JSON.stringify(rules), "JSON of rules");
demand(Rules.fromJson('{"preset": "level2", "speed": 3}', options).level === 2, "JSON of rules");

// --- tile sets ---

const set: TileSet = TileSet.builtin("mists");
const type: TileType = set.type(0);
const segment: Segment | undefined = type.segments[0];
const start: StartTile[] = set.start;
demand(segment !== undefined && valuesOf(SegmentKind).includes(segment.kind) && start.length === 4, "tile types");
demand(type.sides.every((side) => valuesOf(SideKind).includes(side)) && set.find(type.id) === 0 && set.types.length === set.typeCount, "types");
demand(set.name === "mists" && set.title !== "" && set.provenance(0) !== undefined, "words of a set");
demand(TileSet.parse(set.text).fingerprint === new TileSet(TileSet.builtinText("mists")).fingerprint, "texts of sets");
const setJson: TileSetJson = set.toJson();
demand(TileSet.fromJson(setJson).toJsonText() === JSON.stringify(set) && TileSet.builtinNames.includes("base"), "JSON of sets");

// --- a game ---

const withSets: SetsOption = { sets: [set] };
const gameOptions: GameOptions = { ...withSets, seed: 3, recording: true };
const game: Game = new Game(rules, gameOptions);
const heard: GameEvent[] = [];
function isSorted({ all, cells, spots, buttons, groups }: Choices, count: number): boolean {
    const placed: readonly Choice[] = [...cells, ...spots].flatMap(({ choices }: ChoiceCell | ChoiceSpot) => choices);
    const named = groups.every(({ title, choices }: ChoiceGroup) => title !== "" && choices.length > 0);
    const isLaid = (cell: ChoiceCell) => cell.rotations.size > 0 && cell.tile !== undefined;
    const isButton = ({ target, text }: ChoiceButton) => target === Target.None && text !== "";
    return all.length === count && placed.length + buttons.length === count && named && cells.every(isLaid) && buttons.every(isButton);
}

while (game.turn < 12 && !game.isOver) {
    const decision: Decision = game.decision;
    demand(game.phase === decision.kind && decision.kind !== DecisionKind.Over, "a decision");
    demand(valuesOf(Subject).includes(decision.subject), "a subject");
    const legal: Action[] = game.legalActions();
    const [first] = legal;
    demand(first !== undefined && legal.length <= game.actionBound, "an action");
    demand(game.whyNot(first) === null && game.parse(game.text(first)).equals(first), "texts");
    demand(game.describeAction(first) !== "?" && game.question() !== "", "words");
    demand(isSorted(game.choices(), legal.length), "choices");
    const before = game.eventCount;
    game.apply(game.actionCount % 2 === 0 ? first : game.text(first));
    heard.push(...game.events(before));
}
demand(heard.some((event) => event.kind === EventKind.TileLaid && game.sentence(event) !== ""), "events");
const eventJson: EventJson = game.eventToJson(heard[0] as GameEvent);
demand(eventJson.action >= 0, "JSON of events");
if (eventJson.kind === "tile_laid") demand(eventJson.rotation >= 0, "a kind has its fields");
demand(game.actions(2).length === game.actionCount - 2 && game.lastDraw <= game.actionCount, "the past");
const hash: bigint = game.stateHash;
for (const action of game.undo(2)) game.apply(action);
demand(game.stateHash === hash && game.publicHash !== hash && game.stateBytes > 1000, "undo and redo");
demand(game.rules.level === 5 && game.recording, "rules of a game");

const clone: Game = game.clone();
clone.determinize(5, Viewer.Nobody);
clone.copyFrom(game);
clone.stopRecording();
clone.restoreState(game.saveState());
const chance: { action: Action; random: bigint } = clone.randomAction(5);
clone.apply(chance.action);
clone.restart(9);
const rollout: Rollout = clone.rollout(4);
demand(clone.isOver && rollout.outcome !== Outcome.Open && game.rollouts(1, 3).length === 3, "roll-outs");
const brought: number[] = clone.returns();
demand(brought.length === clone.rules.players && brought.every((number) => number === 1 || number === -1), "returns");
const hidden: boolean = clone.hasHiddenHands;
const estimated: number = Game.bytesOf(clone.rules);
demand(!hidden && estimated > 1000, "hands and memory");
demand(valuesOf(Outcome).includes(clone.outcome) && valuesOf(Loss).includes(clone.lossReason) && clone.winners.every((colour) => clone.hasWon(colour)), "outcomes");
clone[Symbol.dispose]();
demand(clone.freed, "freed");

// --- the table ---

const tiles: Tile[] = game.tiles;
const figures: Figure[] = game.figures;
const features: Feature[] = game.features;
const meeples: ScoringMeeple[] = game.scoringMeeples;
const tallies: Tally[] = game.tallies;
const supply: Supply = game.supply("red");
const prisoners: Prisoner[] = game.prisoners;
const breakdown: ScoreBreakdown[] = game.scoreBreakdown();
demand(breakdown[0]?.player === null && (breakdown[0].points.roads ?? 0) <= breakdown[0].total, "the points by source");
demand(tiles.length === game.tileCount && game.tile(0).x === 0 && game.tileAt(0, 0) === 0 && game.lastTile !== null, "tiles");
demand(figures.length === game.figureCount && (figures.length === 0 || valuesOf(FigureKind).includes(game.figure(0).kind)), "figures");
demand(tallies[0]?.points.before === 0 && tallies[0]?.points[Source.BigTop] === 0 && mistbank.sourceName(Source.BigTop) === "big_top", "tallies");
demand(game.figureOn(0, 0) !== undefined && game.ghostsOn(0, 0) >= 0, "figures");
demand(features.every((feature) => game.feature(feature.tile, feature.segment).worth === feature.worth), "features");
demand(features.every((feature) => feature.marks.every((mark) => valuesOf(Mark).includes(mark)) && feature.goods[Good.Wine] === 0), "features");
demand(game.spot(0, 0).x >= 0 && game.anchorOn(0, 0).x <= 100 && meeples.length > 0 && supply.figures[FigureKind.Normal] !== undefined, "the table");
demand(prisoners.length === 0 && game.dragonTile === null && game.fairyTile === null && game.bigTopTile === null, "expansions");
demand(game.goal > 0 && game.part === 1 && game.activePlayer === game.decidingPlayer && game.playerOf("red") === 0, "players");
demand(new Game(Rules.base({ hand: 3 })).hand(0, Viewer.Host).length === 3, "hands");
demand(game.hand(0).length === 0 && game.tilesUnderHills === 0 && game.sheepInBag(0) === 0, "expansions");
const king: Colour[] = game.fact<Colour>("king");
demand(king.length === 0 && game.flock("red", 1) === 0 && game.animalsUnseen(5) === 0 && !game.inLastRound, "expansions");
const known: readonly Fact[] = mistbank.facts();
demand(known.length > 0 && valuesOf(FactKind).includes(known[0]!.kind) && valuesOf(Scope).includes(known[0]!.scope), "facts");
demand(known.every((fact) => fact.expansion === null || game.fact(fact, fact.scope === Scope.Colour ? Colour.Red : 0).length === 0), "facts of boxes");
demand(game.decision.number === 0, "messages");
const told = new Game(Rules.base({ expansions: ["messages"], draws: "external" }));
for (let random = 4n; told.fact("messages").length === 0; ) { // some games draw no message
    if (told.isOver) told.restart(0);
    const one = told.randomAction(random);
    told.apply(one.action);
    random = one.random;
}
demand(told.fact("messages").every((message) => message >= 1 && message <= 8), "messages that are seen");
demand(game.ghostSupply + game.ghostsOnBoard > 0 && game.houndNumber(1) > 0 && game.houndMeeple(1) === null, "ghosts");
demand(!game.houndArrived(2) && game.piles.length > game.activePile && game.setAside.length >= 0, "hounds, piles");
demand(game.types.length > 0 && game.findType("nothing") === null && game.unseen(0) >= game.drawable(0), "types");

// --- display ---

const mark: PictureMark = highlight(0, 0, undefined, { colour: "#123456", label: "here" } satisfies MarkOptions);
demand(mark.kind === PictureMarkKind.Cell, "marks");
const pictured: PictureOptions = { fits: true, theme: Theme.Dark, marks: [mark, arrow({ x: 0, y: 0 }, { x: 1, y: 0 })] };
const ofTiles: TilePictureOptions = { tileSize: 40, numbers: true, theme: "light" };
const texts: TextOptions = { ascii: true };
const boards: BoardTextOptions = { ...texts, coordinates: false };
demand(game.picture(pictured).startsWith("<svg") && game.picture() !== "" && game.tilePicture(0, 1, ofTiles) !== "", "pictures");
const naming: NamingOptions = { names: { red: "Anna", [Colour.Green]: "Kim" } satisfies PlayerNames };
demand(game.summary({ ...texts, ...naming }).includes("Anna") && game.question(naming) !== "", "names of players");
demand(game.describeAction(game.legalActions()[0]!, naming) !== "" && game.sentence({ kind: "won" }, naming) !== "", "names of players");
demand(game.board(boards) !== "" && game.summary(texts) !== "" && game.tileText(0, 1, texts) !== "" && `${game}` !== "", "texts");

// --- storage ---

game.setHeader("x-event", "Club night");
const event: string | undefined = game.headers["x-event"];
demand(event === "Club night", "headers");
const record: string = game.toRecord(RecordKind.Full);
const snapshot: Uint8Array = game.toSnapshot();
const shared: Bytes = snapshot;
for (const stored of [Game.replay(record), Game.fromSnapshot(shared, withSets), Game.load(snapshot), Game.load(game.toRecord("open"))])
    demand(stored.publicHash === game.publicHash, "stored games");
const viewer: ViewerOption = { viewer: "host" };
const table: string = game.toPosition(viewer);
demand(Game.fromPosition(table, withSets).stateHash === game.stateHash && game.check() === "", "positions");
demand(game.toPosition() === table && Game.load(game.toPosition({ viewer: 0 })).publicHash === game.publicHash, "positions");
const position: GameJson = game.toJson(viewer);
demand(Game.fromJson(position, withSets).stateHash === game.stateHash, "positions in JSON");
demand(Game.fromJson(game.toJsonText(), withSets).publicHash === game.publicHash, "positions in JSON");
demand(position.hidden?.state_hash !== undefined && game.toJsonText().length === JSON.stringify(game).length, "JSON of positions");
const [listed] = game.legalActions();
demand(listed !== undefined, "the game goes on");
const actionJson: ActionJson | null = game.actionToJson(listed);
demand(actionJson !== null && game.actionFromJson(actionJson, options).equals(listed), "JSON of actions");

// --- actions ---

const fieldsOfAction: ActionFields = { kind: ActionKind.Lay, x: 3, y: -1, count: 2 };
const named: ActionFields = { kind: "lay", x: 3, y: -1, rotation: 2 };
demand(Action.of(named).equals(fieldsOfAction) && JSON.stringify(Action.of(fieldsOfAction)) === JSON.stringify(named), "names");
demand(Action.of(named).kind === "lay" && named.kind === ActionKind.Lay, "constants are names");
const won: EventFields = { kind: "won", colour: "red", total: 9 };
demand(game.sentence(won) !== "" && game.decision.toJSON?.().kind === "lay_tile", "names");
const lay: Action = Action.of(fieldsOfAction);
const bytes = new Uint8Array(8);
lay.putInto(bytes);
demand(Action.in(bytes).equals(lay) && `${lay}` === "lay 3,-1 2" && lay.rotation === 2 && lay.placeInHand === 0, "actions");
demand(lay.figure === FigureKind.Large && lay.ghosts === 0 && !lay.fairy, "fields of actions");

// --- advice ---

{
    using adviser = new Adviser(game, { strength: "good", seed: 1 });
    adviser.think(game, 2);
    const thinking: ThinkOptions = { signal: new AbortController().signal, slice: 1 };
    await adviser.thinkAsync(game, 2, thinking);
    const advice: Advice[] = adviser.advice;
    demand(advice.length === adviser.count && adviser.simulations <= 4 && adviser.simulations > 0, "advice");
    demand(adviser.explanation(0) !== "" && adviser.explanation(0, naming) !== "", "explanations");
    demand(adviser.adviceAt(0).action.equals(advice[0]?.line[0] as Action) && adviser.strength === Strength.Good, "advice");
    const listener = new Adviser(game);
    listener.think(game, 0);
    listener.merge(adviser);
    const results: Uint8Array = adviser.results();
    listener.merge(results);
    demand(listener.simulations === 2 * adviser.simulations && results.length <= Limits.maxResults, "results");
    const news: Uint8Array = adviser.newResults();
    adviser.markReported();
    demand(news.length === results.length && adviser.newResults().length === news.length, "news");
    listener.reset();
    listener.free();
    demand(adviser.seed === 1n && game.whyNot(adviser.choose()) === null, "a choice");
    const review: Review = adviser.review(game, listed, 2);
    demand(review.verdict === Verdict.Best || review.lost >= 0, "a review");
    const looked: ReviewOptions = { simulations: 1, players: [0, 1], first: game.actionCount - 1, seed: 1n };
    const reviews: ReviewedDecision[] = [...reviewed(game, looked)];
    demand(reviews.length <= 1 && mistbank.verdictName(Verdict.Blunder) === "blunder", "reviews of a game");
}

// --- learning ---

const window: Window = game.window(9);
const into = new Uint8Array(planeNames().length * 81);
demand(game.planes(window, 0, into) === into && game.scalars().length === scalarNames().length, "observations");
const used: Int32Array = game.usedPlanes();
demand(game.chosenPlanes(window, used, 0).length === used.length * 81, "observations of chosen planes");
const index: number | null = game.indexOf(window, listed);
demand(index === null || index >= 0, "indices");
const mask = game.legalMask(window);
demand(mask.length === game.indexCount(window) && game.legalIndices(window).length > 0, "masks");
demand(game.whyNot(game.actionAt(window, mask.indexOf(1))) === null, "the action of an index");

const batch: Batch = new Batch("level1", 8, { seed: 1 });
const chosen: Uint8Array = batch.randomActions();
const stepped: Endings & { statuses: Int32Array } = batch.step(chosen);
demand(stepped.statuses[0] === Status.Ok && batch.randomStep().actions.length === 64 && stepped.results.size === 0, "a batch");
const { actions, offsets } = batch.legalActions();
const tried = batch.lookahead();
const after: Points | undefined = tried.points[0];
demand(tried.actions.length === actions.length && tried.offsets.length === offsets.length, "a lookahead");
const seenAfter: Float32Array | null = batch.lookahead({ scalars: true }).scalars;
demand(seenAfter?.length === tried.points.length * scalarNames().length && tried.scalars === null, "features of a lookahead");
demand(after !== undefined && after.totals.red === after.projected[Colour.Red] && Object.keys(game.points.totals).length === 6, "points");
demand(actions.length === 8 * (offsets[8] ?? 0) && batch.apply(batch.randomActions()).length === 8, "a batch");
batch.deal([true, false, 1, 0, 1, 1, 1, 1]);
batch.restart(5n);
demand(batch.decisions().length === 8 && batch.standings().length === 8 && batch.windows(9)[0]?.width === 9, "a batch");
demand(batch.planes(9).length / batch.count === into.length && batch.scalars().length === 8 * scalarNames().length, "a batch");
demand(batch.chosenPlanes([0, 1], 9).length === 8 * 2 * 81 && batch.usedPlanes().length > 0, "a batch");
demand(isPlaneBinary(0) && batch.packedPlanes([0, 1], 9).length === 8 * 2 * 11, "packed planes of a batch");
demand(batch.packedMasks(9).length === 8 * Math.ceil(batch.indexCount(9) / 8), "packed masks of a batch");
demand(batch.legalMasks(9, 7).length === 8 * batch.indexCount(9, 7) && batch.random.length === 8, "a batch");
const picked = batch.choose(new Float32Array(8 * batch.indexCount(9)).fill(1), 9, 9, { by: Sampling.Weights, seed: 3 });
demand(picked.indices.length === 8, "a batch");
demand(batch.actionsAt(new Int32Array(8), 9).statuses.length === 8 && batch.game(3).turn === 1 && batch.rules.level === 1, "a batch");
batch.free();

// --- names ---

const { colourName, decisionName, eventName, expansionName, figureKindName, goodName, markName, segmentName } = mistbank;
const names: string[] = [colourName(0), decisionName(2), eventName(1), expansionName(1), figureKindName(0), goodName(0)];
names.push(markName(0), segmentName(1), mistbank.statusText(0), mistbank.strengthName(0), mistbank.systemName(1));
names.push(mistbank.actionName(1), mistbank.actionTitle(1), mistbank.name(mistbank.Enumeration.Mark, 0));
names.push(mistbank.expansionTitle(0), mistbank.expansionClauses(0), mistbank.expansionSummary(0), mistbank.figureTitle(0));
names.push(mistbank.figureEffect(2), mistbank.markTitle(0), mistbank.markEffect(0), mistbank.markSymbol(0));
demand(!names.includes("?") && mistbank.colourNamed("red") === Colour.Red && mistbank.expansionNamed("x") === null, "names");
demand(mistbank.value("colour", "green") === 1 && mistbank.value("mark", "x") === null, "values by name");
const described: readonly ExpansionDescription[] = mistbank.expansions();
const printed: readonly MarkDescription[] = mistbank.marks();
const rulesInWords: readonly RuleField[] = mistbank.ruleFields();
const shown: readonly BoardElement[] = game.elements;
demand(rulesInWords.length > 0 && shown.length > 0, "fields of rules, and elements of boards");
const kinds: readonly FigureDescription[] = mistbank.figureKinds();
const ground: readonly SegmentDescription[] = mistbank.segmentKinds();
demand(ground[0]?.title === mistbank.segmentTitle(ground[0]!.kind) && ground[0]?.extent === Extent.Joined && mistbank.eventChange("tile_laid") === Change.TileLaid, "segments and events");
demand(described[0]?.clauses === "GCC" && printed[0]?.symbol === "inn" && kinds[2]?.effect === "It counts as two.", "descriptions");
demand(mistbank.version().split(".").length === 3 && mistbank.abiVersion() > 0 && Limits.maxPlayers === 6, "versions");
demand(mistbank.Side.North === "north" && mistbank.Direction.NorthWest === "north_west" && Status[0] === "Ok", "constants");

// --- refusals ---

const over: Game = new Game(like[0] as RulesLike, { seed: 1 });
const illegal: IllegalActionError = refusal(IllegalActionError, () => over.apply(lay));
demand(illegal.clause === "COM-1" && illegal.reason === illegal.message && illegal.clauses.length === 1, "a refusal");
demand(illegal.status === Status.IllegalAction && illegal instanceof MistbankError, "a refusal");
refusal(WrongDecisionError, () => over.apply("bury 0,0/0"));
refusal(NothingToUndoError, () => over.undo());
refusal(InvalidArgumentError, () => over.unseen(-1));
over.rollout(1);
refusal(GameOverError, () => over.apply("pass"));
over.stopRecording();
refusal(NotRecordedError, () => over.toRecord());
over.free();
refusal(FreedError, () => over.turn);
refusal(InvalidRulesError, () => new Game({ level: 9 }));
refusal(UnknownNameError, () => new Game("chess"));
refusal(InvalidTileSetError, () => new TileSet("no set"));
refusal(InvalidSnapshotError, () => Game.load(snapshot.subarray(0, 20)));
const broken: CannotLoadError = refusal(InvalidRecordError, () => Game.load("no record"));
demand(broken.line === 1 || broken.line === null, "a line");
demand(refusal(InvalidPositionError, () => Game.fromPosition("no position")).line === 1, "a line");
demand(refusal(InvalidJsonError, () => Rules.fromJson("{")).column !== null, "a column");
demand(new UnknownTileSetError() instanceof CannotLoadError && mistbank.OutOfMemoryError !== mistbank.InternalError, "errors");

// --- type errors; this code is compiled but never run ---

export function wrong(one: Game, adviser: Adviser): void {
    // @ts-expect-error there is no such option
    new Game("level1", { speed: 3 });
    // @ts-expect-error a number is not an action
    one.apply(3);
    // @ts-expect-error the turn is read-only
    one.turn = 3;
    // @ts-expect-error a field is misspelled
    Rules.base({ farmer: true });
    // @ts-expect-error rules are read-only
    one.rules.level = 3;
    // @ts-expect-error lists of rules are read-only
    one.rules.colours.push(Colour.Red);
    // @ts-expect-error the argument must be a kind
    Action.of({ x: 3 });
    // @ts-expect-error there is no such kind
    if (one.decision.kind === "lay_tyle") one.undo();
    // @ts-expect-error there is no such theme
    one.picture({ theme: "dusk" });
    // @ts-expect-error the tile may be null
    one.tile(one.tileAt(0, 0));
    // @ts-expect-error a batch has no threads
    new Batch("base", 3, { threads: 3 });
    // @ts-expect-error there is no such viewer
    one.toJson({ viewer: "me" });
    // @ts-expect-error an adviser needs a game
    new Adviser(adviser);
    // @ts-expect-error this class has no public constructor
    new mistbank.Handle();
}

game.free();
set.free();
console.log(`mistbank ${mistbank.version()}: everything holds`);
