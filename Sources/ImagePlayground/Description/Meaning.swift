/// What a word means to a drawing.
enum Meaning: Sendable {
    case animal(Creature)
    case bird(Bird)
    case sea(SeaAnimal)
    case small(SmallAnimal)
    case thing(Thing)
    case garment(Garment.Kind)
    /// What somebody is, as the garment shows it: a wizard wears the hat.
    case role(Garment.Kind)
    /// A part of somebody that isn't drawn by itself, such as ears. A noun before it says whose it is like.
    case part
    case tint(UInt32)
    case pattern(Pattern)
    case mood(Mood)
    /// A factor of how large it is.
    case size(Double)
    /// How many of what comes next.
    case count(Int)
    /// A factor of how wide it is.
    case width(Double)
    case setting(Setting)
    case relation(Relation)
    /// Eyes take the colour before them.
    case eyes
    /// Fur, feathers, skin: the body takes the colour before them.
    case body
    /// Somebody human, of whom a picture needs a likeness.
    case person
    /// A word that draws nothing.
    case filler

    var figure: (any Figure)? {
        switch self {
        case .animal(let figure): figure
        case .bird(let figure): figure
        case .sea(let figure): figure
        case .small(let figure): figure
        case .thing(let figure): figure
        default: nil
        }
    }
}

/// How what comes next (in Japanese: what came before) belongs to the subject.
enum Relation: Sendable, Equatable {
    case also, wearing, holding, with, upon, within, under, madeOf, patterned, at, none
}

/// Where a picture takes place.
enum Setting: String, Sendable, CaseIterable {
    case night, space, rain, snow, forest, sea, underwater, cafe, city, beach, desert, garden, mountains, sky, autumn
    case room, library, sunset, blossom
}

/// A description that has been read: who is in the picture, where, and on what.
struct Picture: Sendable {
    struct Subject: Sendable {
        var figure: any Figure
        var look = Look()
    }

    static let subjectCountMax = 3

    var subjects: [Subject] = []
    var setting: Setting?
    /// What the first subject sits on.
    var perch: HeldThing?
}
