/// The meaning of a word for a drawing.
enum Meaning: Sendable {
    case animal(Creature)
    case bird(Bird)
    case sea(SeaAnimal)
    case small(SmallAnimal)
    case thing(Thing)
    case garment(Garment.Kind)
    /// A role, which is shown by a garment: a wizard wears a hat.
    case role(Garment.Kind)
    /// A part of a figure that isn't drawn separately, such as ears. A noun before it tells what it looks like.
    case part
    case tint(UInt32)
    case pattern(Pattern)
    case mood(Mood)
    /// A factor for the size.
    case size(Double)
    /// The number of the following figures.
    case count(Int)
    /// A factor for the width.
    case width(Double)
    case setting(Setting)
    case relation(Relation)
    /// Eyes, which get the color before them.
    case eyes
    /// Fur, feathers or skin: the body gets the color before them.
    case body
    /// A human, who can't be drawn without a likeness.
    case person
    /// A word without a meaning for the drawing.
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

/// How the next noun (in Japanese, the previous one) is related to the subject.
enum Relation: Sendable, Equatable {
    case also, wearing, holding, with, upon, within, under, madeOf, patterned, at, none
}

/// Where a picture takes place.
enum Setting: String, Sendable, CaseIterable {
    case night, space, rain, snow, forest, sea, underwater, cafe, city, beach, desert, garden, mountains, sky, autumn
    case room, library, sunset, blossom
}

/// The result of reading a description: who is in the picture, where, and on what.
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
