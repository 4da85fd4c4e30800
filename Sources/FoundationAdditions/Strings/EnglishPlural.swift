/// The plural of English nouns: the regular ones by their endings, and the common irregular ones by name.
///
/// After [English plurals](https://en.wikipedia.org/wiki/English_plurals).
enum EnglishPlural {
    /// Keeps the word's capitalization; a word that is a plural already, or has none, stays as it is.
    static func plural(of word: String) -> String {
        let lower = word.lowercased()
        guard let first = lower.unicodeScalars.first, first.properties.isAlphabetic else { return word }
        if invariable.contains(lower) || lower.hasSuffix("fish") { return word }
        if let ending = irregularEnding(of: lower) {
            return word.dropLast(ending.singular.count) + ending.plural.withCase(of: word.suffix(ending.singular.count))
        }
        return regular(word, lower)
    }

    /// Verbs and demonstratives, which agree with the noun.
    static let agreeing = [
        "is": "are", "was": "were", "has": "have", "does": "do", "isn't": "aren't", "wasn't": "weren't",
        "hasn't": "haven't", "this": "these", "that": "those",
    ]

    /// Words that begin a noun's complements: in "cup of coffee" the cups are counted.
    static let prepositions: Set = [
        "of", "in", "with", "without", "from", "for", "on", "at", "to", "by", "per", "about", "under", "over",
    ]

    // MARK: Irregular

    private static func irregularEnding(of word: String) -> (singular: String, plural: String)? {
        if let plural = whole[word] { return (word, plural) }
        guard !regularMen.contains(where: word.hasSuffix) else { return nil }
        return compounds.first { word.hasSuffix($0.singular) }
    }

    /// Irregular words that also occur as the end of compounds: firemen, grandchildren, salespeople, housewives.
    private static let compounds: [(singular: String, plural: String)] = [
        ("woman", "women"), ("man", "men"), ("child", "children"), ("person", "people"), ("foot", "feet"),
        ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("louse", "lice"), ("wife", "wives"),
        ("knife", "knives"), ("life", "lives"), ("shelf", "shelves"), ("wolf", "wolves"), ("thief", "thieves"),
        ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("calf", "calves"), ("self", "selves"),
        ("criterion", "criteria"), ("phenomenon", "phenomena"),
    ]

    private static let regularMen = ["human", "german", "roman", "shaman", "talisman", "caiman", "ottoman"]

    private static let whole = [
        "ox": "oxen", "die": "dice", "elf": "elves", "scarf": "scarves", "hoof": "hooves", "sheaf": "sheaves",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes",
        "torpedo": "torpedoes", "mosquito": "mosquitoes", "domino": "dominoes", "volcano": "volcanoes",
        "mango": "mangoes", "embargo": "embargoes", "quiz": "quizzes", "cactus": "cacti", "fungus": "fungi",
        "nucleus": "nuclei", "radius": "radii", "stimulus": "stimuli", "alumnus": "alumni", "bacterium": "bacteria",
        "medium": "media", "curriculum": "curricula", "datum": "data", "larva": "larvae", "vertex": "vertices",
        "matrix": "matrices", "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses",
        "hypothesis": "hypotheses", "diagnosis": "diagnoses", "oasis": "oases", "axis": "axes", "synopsis": "synopses",
        "parenthesis": "parentheses", "stomach": "stomachs", "monarch": "monarchs", "epoch": "epochs",
        "passerby": "passersby",
    ]

    private static let invariable: Set = [
        "sheep", "deer", "moose", "salmon", "trout", "bison", "swine", "aircraft", "spacecraft", "hovercraft",
        "offspring", "series", "species", "means", "news", "information", "equipment", "furniture", "luggage", "money",
        "software", "hardware", "feedback", "rice", "yen", "yuan", "people", "men", "women", "children", "feet",
        "teeth", "mice", "geese", "dice", "data", "media",
    ]

    // MARK: Regular

    /// Singular words that end in "s"; any other word with a single "s" at its end is considered a plural.
    private static let singularsOnS = [
        "ss", "us", "is", "gas", "lens", "bias", "canvas", "atlas", "iris", "cosmos", "alias",
    ]

    private static func regular(_ word: String, _ lower: String) -> String {
        if lower.hasSuffix("s") {
            return singularsOnS.contains(where: lower.hasSuffix) ? word + ending("es", of: word) : word
        }
        if ["x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + ending("es", of: word) }
        if lower.hasSuffix("y"), !lower.dropLast().hasSuffixVowel || lower.hasSuffix("quy") {
            return word.dropLast() + ending("ies", of: word)
        }
        return word + ending("s", of: word)
    }

    /// An ending in the word's case. A word of up to four capital letters is taken for an abbreviation, whose ending is
    /// lowercase, as in PDFs.
    private static func ending(_ ending: String, of word: String) -> String {
        word.count > 4 && word == word.uppercased() ? ending.uppercased() : ending
    }
}

extension Substring {
    fileprivate var hasSuffixVowel: Bool { last.map { "aeiou".contains($0) } ?? true }
}

extension String {
    /// The text in the case of another word: all capitals, or a capital first letter.
    fileprivate func withCase(of word: Substring) -> String {
        if word.count > 1, word == word.uppercased() { return uppercased() }
        return word.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
    }
}
