// Sphinx's search loads this script. A name also finds its spellings in other languages: "legal_actions" finds LegalActions of
// C#, legalActions of JavaScript and mistbank_game_legal_actions of C. The spelling of the query comes first.

const SEPARATOR = /::|\./;

/** Returns the part of a name after the last separator. */
const lastPart = (name) => name.split(SEPARATOR).pop();

/** Returns a spelling that is the same in all languages: without the class, the prefix in C and underscores. */
const commonSpelling = (name) =>
    lastPart(name)
        .replace(/^mistbank_[a-z]+_/, "")
        .toLowerCase()
        .replaceAll("_", "");

const LANGUAGES = ["c", "c++", "c#", "python", "javascript"];

Scorer.score = ([, title, , description, score]) => {
    const words = (new URLSearchParams(location.search).get("q") ?? "").trim().split(/\s+/);
    const language = words.find((word) => LANGUAGES.includes(word.toLowerCase()));
    const [query, ...others] = words.filter((word) => word !== language);
    if (description === null || query === undefined || others.length > 0) return score; // only API names have descriptions
    const ofLanguage = language && description.toLowerCase().startsWith(`${language.toLowerCase()} `) ? 1000 : 0;
    const ofGame = /\bGame\b|mistbank_game_/.test(title) ? 1 : 0; // prefer members of Game, which most programs need
    if (title === query || title.endsWith(`.${query}`) || title.endsWith(`::${query}`)) return 300 + ofLanguage + ofGame;
    return commonSpelling(title) === commonSpelling(query) ? 200 + ofLanguage + ofGame : score;
};

const findObjects = Search.performObjectSearch;
Search.performObjectSearch = (object, terms) => {
    const names = Object.values(Search._index.objects).flatMap((entries) => entries.map((entry) => lastPart(entry[4])));
    const same = names.filter((name) => commonSpelling(name) === commonSpelling(object));
    const spellings = new Set([object, ...same.map((name) => name.toLowerCase())]);
    const others = [...terms].filter((term) => term !== object);
    return [...spellings].flatMap((spelling) => findObjects(spelling, new Set([spelling, ...others])));
};

const setIndex = Search.setIndex;
Search.setIndex = (index) => {
    // The C# and JavaScript names in the index of names are headings in their pages. Removes these headings from the index of
    // titles, because the results would list the names twice.
    const names = new Set();
    for (const [prefix, entries] of Object.entries(index.objects)) {
        for (const [page, , , , name] of entries) names.add(`${page} ${prefix ? `${prefix}.` : ""}${name}`);
    }
    for (const [title, places] of Object.entries(index.alltitles)) {
        index.alltitles[title] = places.filter(([page]) => !names.has(`${page} ${title}`));
    }
    setIndex(index);
};
