/// A noun that has been read, with the reader's previous state: a later noun may show that this one was no subject, and only
/// specified the kind of a crown, wings or a lamp.
struct Noun {
    /// Nil for a role ("a wizard's hat").
    var figure: (any Figure)?
    let picture: Picture
    let pending: Look
    let pendingCount: Int
    let companionCount: Int
    let relation: Relation

    /// Whether the noun's phrase begins with "with", "in", "and" or the like.
    var isPhraseBegun: Bool { relation != .none }
}

extension DescriptionReader {
    /// Uses the last noun as an attribute of the following garment: "butterfly wings", "星の冠".
    mutating func qualify() {
        let figure = noun?.figure
        disown()
        if let thing = figure as? Thing { Self.adorn(&pending, with: thing) }
    }

    /// Undoes the last noun, by restoring the previous state.
    mutating func disown() {
        guard let noun else { return }
        (picture, pending, pendingCount) = (noun.picture, noun.pending, noun.pendingCount)
        (companionCount, relation) = (noun.companionCount, noun.relation)
        self.noun = nil
    }

    /// "A crown of stars": the thing is the pattern or color of the garment before it.
    mutating func adorn(with thing: Thing) {
        let adorn = { (look: inout Look) in
            guard let last = look.garments.indices.last else { return }
            var garment = Look()
            (garment.tint, garment.pattern) = (look.garments[last].tint, look.garments[last].pattern)
            Self.adorn(&garment, with: thing)
            (look.garments[last].tint, look.garments[last].pattern) = (garment.tint, garment.pattern)
        }
        if picture.subjects.isEmpty {
            adorn(&pending)
        } else {
            adorn(&picture.subjects[picture.subjects.count - 1].look)
        }
    }

    private static func adorn(_ look: inout Look, with thing: Thing) {
        if let pattern = patterns[thing] { look.pattern = pattern } else { look.tint = look.tint ?? thing.tint }
    }

    static let patterns: [Thing: Pattern] = [.star: .stars, .heart: .hearts, .flower: .flowers]

    /// A flower that is worn becomes a wreath; other worn things are drawn in the figure's hand.
    mutating func wearAsGarment(_ held: HeldThing) {
        let wear = { (look: inout Look) in
            if [.flower, .leaf].contains(held.thing) {
                look.garments.append(Garment(kind: .flowerWreath, tint: held.tint, pattern: held.pattern))
            } else {
                look.hold(held)
            }
        }
        if picture.subjects.isEmpty { wear(&pending) } else { wear(&picture.subjects[picture.subjects.count - 1].look) }
    }

    /// "A teapot cat" is a cat with a teapot; of two animals, only the last one is drawn.
    mutating func joinCompound() {
        guard let first = picture.subjects.popLast() else { return }
        inherit(first.look)
        if let thing = first.figure as? Thing {
            pending.holds.append(HeldThing(thing: thing, tint: first.look.tint, pattern: first.look.pattern))
        }
    }

    /// In Japanese the head comes last: previous subjects only described the new one, such as its surroundings or its belongings.
    mutating func demoteSubjects() {
        while picture.subjects.count > companionCount, let last = picture.subjects.popLast() {
            inherit(last.look)
            guard let thing = last.figure as? Thing else { continue }
            if Self.places[thing] != nil {
                setPlace(thing)
            } else {
                pending.hold(HeldThing(thing: thing, tint: last.look.tint, pattern: last.look.pattern))
            }
        }
    }

    private mutating func inherit(_ look: Look) {
        pending.garments += look.garments
        pending.holds += look.holds
        pending.footwear = pending.footwear ?? look.footwear
        if look.mood != .content { pending.mood = look.mood }
    }
}
