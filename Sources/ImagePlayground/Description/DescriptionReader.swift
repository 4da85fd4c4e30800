import Foundation

/// Reads a description word by word into a picture. A subject gets the attributes before it; what it wears, holds and sits on
/// comes after "with", "in", "on" and the like, or before their Japanese counterparts.
///
/// Of several nouns, the subject is the head of the phrase: in English the last of those before "with" and the like, in Japanese
/// the last of the sentence. See ``Noun``.
struct DescriptionReader {
    var picture = Picture()
    var relation = Relation.none
    var pending = Look()
    var pendingCount = 1
    /// A Japanese "and" follows the last figure.
    private var isJoining = false
    /// The last word was a figure's name, so that another one makes a compound.
    private var isAfterFigure = false
    /// The last word was a role.
    private var isAfterRole = false
    /// "Of" follows a garment: the next noun is its pattern.
    private var isAfterGarment = false
    /// The last noun, which may turn out to describe the next one.
    var noun: Noun?
    /// The number of subjects that stand next to the coming one, and don't describe it.
    var companionCount = 0
    /// The sentence with the subject has ended.
    private var isSettled = false
    private var strangers: [String] = []
    private var isPerson = false
    private var hasBegunAnew = false

    /// - Throws: ``ImageCreator/Error/conceptsRequirePersonIdentity`` if the subject is human,
    ///   ``ImageCreator/Error/unsupportedLanguage`` if the text has letters, but none that can be read.
    static func picture(of text: String) throws -> Picture {
        let letters = text.filter(\.isLetter)
        guard letters.isEmpty || letters.contains(where: { $0.isLatin || $0.isJapanese }) else {
            throw ImageCreator.Error.unsupportedLanguage
        }
        var reader = DescriptionReader()
        for token in Tokenizer.tokens(in: text) { reader.read(token) }
        return try reader.finish(text)
    }

    private mutating func read(_ token: Token) {
        let isGoingOn = token.isLinked || Vocabulary.links.contains(token.text)
        let (wasAfterFigure, wasAfterRole, wasAfterGarment) = (isAfterFigure, isAfterRole, isAfterGarment)
        isAfterFigure = wasAfterFigure && isGoingOn
        isAfterRole = wasAfterRole && isGoingOn
        isAfterGarment = wasAfterGarment && ["of", "the"].contains(token.text)
        guard let meaning = token.meaning else {
            if picture.subjects.isEmpty, token.text.count > 1, relation == .none, !hasBegunAnew {
                strangers.append(token.text)
            }
            return
        }
        let relation = token.isJapanese ? token.relation ?? .none : self.relation
        // "With butterfly wings", but not "a butterfly with wings".
        let isOfNoun = wasAfterFigure && !token.isJapanese && noun?.isPhraseBegun == true
        switch meaning {
        case .relation(let relation): relate(relation, token, isAfterFigure: wasAfterFigure)
        case .tint(let code): pending.tint = Tint(code)
        case .pattern(let pattern): pending.pattern = pattern
        case .mood(let mood): setMood(mood)
        case .size(let size): pending.size = size
        case .width(let width): pending.width = width
        case .count(let count): pendingCount = count
        case .setting(let setting): if picture.setting == nil { picture.setting = setting }
        case .eyes:
            if isOfNoun { disown() }
            change { $0.eyes = $1.tint }
        case .body:
            if isOfNoun { disown() }
            change {
                $0.tint = $1.tint ?? $0.tint
                $0.pattern = $1.pattern ?? $0.pattern
            }
        case .garment(let kind):
            if wasAfterRole || isOfNoun || wasAfterFigure && token.isJapanese { qualify() }
            wear(kind, relation)
            isAfterGarment = true
        case .role(let kind):
            noun = snapshot(of: nil)
            wear(kind, relation)
            isAfterRole = true
        case .part: if isOfNoun || wasAfterFigure && token.isLinked { disown() }
        case .person: if picture.subjects.isEmpty, relation == .none { isPerson = true }
        case .filler: break
        default:
            if wasAfterGarment, case .thing(let thing) = meaning { return adorn(with: thing) }
            let isHead = token.isJapanese && relation == .none && !wasAfterFigure && !isJoining && !isSettled
            if isHead { demoteSubjects() }
            // "In rabbit slippers": the rabbit isn't drawn.
            let isOfAnimal = isOfNoun && !(noun?.figure is Thing) && meaning.figure is Thing
            if isOfAnimal { disown() }
            take(
                meaning, isOfAnimal ? self.relation : relation, isCompound: wasAfterFigure && !isOfAnimal,
                isHead: isHead)
        }
    }

    /// Begins a relation. In Japanese it follows the words that it is about.
    private mutating func relate(_ relation: Relation, _ token: Token, isAfterFigure: Bool) {
        if !token.isJapanese {
            begin(relation)
        } else if relation == .also {
            isJoining = isAfterFigure
            if isAfterFigure { companionCount = picture.subjects.count }
        } else if token.text == "。" {
            isSettled = !picture.subjects.isEmpty
        }
    }

    private func snapshot(of figure: (any Figure)?) -> Noun {
        Noun(
            figure: figure, picture: picture, pending: pending, pendingCount: pendingCount,
            companionCount: companionCount, relation: relation)
    }

    private mutating func begin(_ relation: Relation) {
        if relation != .none, !strangers.isEmpty { hasBegunAnew = true }
        self.relation = relation
    }

    /// Applies attributes to the current subject, or else to the coming one.
    private mutating func change(_ change: (inout Look, Look) -> Void) {
        if picture.subjects.isEmpty {
            var look = pending
            look.tint = nil
            change(&look, pending)
            pending = look
        } else {
            change(&picture.subjects[picture.subjects.count - 1].look, pending)
            pending = Look()
        }
    }

    private mutating func setMood(_ mood: Mood) {
        if picture.subjects.isEmpty || relation == .also {
            pending.mood = mood
        } else {
            picture.subjects[picture.subjects.count - 1].look.mood = mood
        }
    }

    private mutating func wear(_ kind: Garment.Kind, _ relation: Relation) {
        guard pending.garments.count < 4 else { return }
        let garment = Garment(kind: kind, tint: pending.tint, pattern: pending.pattern)
        if picture.subjects.isEmpty {
            pending.garments.append(garment)
        } else {
            picture.subjects[picture.subjects.count - 1].look.garments.append(garment)
        }
        // Keep the size before a subject: in "tiny wizard cat" the cat is tiny.
        if !picture.subjects.isEmpty || relation == .wearing { forgetSize() }
        pending.tint = nil
        pending.pattern = nil
    }

    /// Discards the size, which described something other than a subject.
    private mutating func forgetSize() {
        pending.size = 1
        pending.width = 1
        pendingCount = 1
    }

    private mutating func take(_ meaning: Meaning, _ relation: Relation, isCompound: Bool, isHead: Bool) {
        guard let figure = meaning.figure else { return }
        let hasSubject = !picture.subjects.isEmpty
        if relation == .none && isJoining {
            noun?.figure = figure
        } else {
            noun = snapshot(of: figure)
        }
        let relation = relation == .none && isJoining ? .also : relation
        isJoining = false
        // A noun that isn't drawn can't begin a compound.
        isAfterFigure = !hasSubject || relation != .none || isCompound || isHead
        if case .thing(let thing) = meaning {
            if isOnFeet(thing, relation) || belongs(thing, relation, hasSubject) { return }
        } else if isImitated(relation, hasSubject) {
            return
        }
        isPerson = false
        if isCompound, relation == .none || relation == .also { joinCompound() }
        guard picture.subjects.count < Picture.subjectCountMax else { return }
        guard picture.subjects.isEmpty || relation != .none || isCompound || isHead else { return }
        for _ in 0..<min(pendingCount, Picture.subjectCountMax - picture.subjects.count) {
            picture.subjects.append(Picture.Subject(figure: figure, look: pending))
        }
        pendingCount = 1
        pending = Look()
        self.relation = .none
    }

    /// Whether an animal isn't drawn itself, because it describes a costume, or belongs to an unknown figure.
    private func isImitated(_ relation: Relation, _ hasSubject: Bool) -> Bool {
        if relation == .wearing { return true }
        return !hasSubject && hasBegunAnew && [.with, .holding, .within, .upon, .under].contains(relation)
    }

    /// Whether a thing is worn on the feet: "in boots", or "with boots". If so, it is put on.
    private mutating func isOnFeet(_ thing: Thing, _ relation: Relation) -> Bool {
        guard [.shoe, .boot, .sock].contains(thing), [.wearing, .within, .with].contains(relation) else { return false }
        let held = HeldThing(thing: thing, tint: pending.tint, pattern: pending.pattern)
        if picture.subjects.isEmpty {
            pending.footwear = held
        } else {
            picture.subjects[picture.subjects.count - 1].look.footwear = held
        }
        forgetSize()
        pending.tint = nil
        pending.pattern = nil
        return true
    }

    /// Whether a thing is no subject, because it is held, sat on, or only gives a pattern. If so, it is added to the picture.
    private mutating func belongs(_ thing: Thing, _ relation: Relation, _ hasSubject: Bool) -> Bool {
        let held = HeldThing(thing: thing, tint: pending.tint, pattern: pending.pattern)
        switch relation {
        case .holding, .with:
            if hasSubject {
                picture.subjects[picture.subjects.count - 1].look.hold(held)
            } else {
                pending.hold(held)
            }
        case .upon: picture.perch = held
        case .within:
            if thing == .teapot, Self.plants.contains(picture.subjects.last?.figure as? Thing) {
                // A plant is drawn with its pot.
            } else if [.teapot, .cup, .boat, .car, .fishbowl, .cloud, .flower, .moon, .gift].contains(
                thing)
            {
                picture.perch = held
            } else {
                setPlace(thing)
            }
        case .under, .at:
            if thing == .umbrella, hasSubject {
                picture.subjects[picture.subjects.count - 1].look.holds.append(held)
            } else {
                setPlace(thing)
            }
        case .madeOf:
            let apply = { (look: inout Look) in
                look.pattern = Self.patterns[thing] ?? look.pattern
                look.tint = thing == .star ? Tint(0x55629A) : look.tint ?? thing.tint
            }
            if hasSubject {
                apply(&picture.subjects[picture.subjects.count - 1].look)
            } else {
                apply(&pending)
            }
            return true
        case .patterned:
            let pattern = Self.patterns[thing] ?? .spots
            if hasSubject {
                picture.subjects[picture.subjects.count - 1].look.pattern = pattern
            } else {
                pending.pattern = pattern
            }
            return true
        case .wearing: wearAsGarment(held)
        case .also, .none: return false
        }
        forgetSize()
        pending.tint = nil
        pending.pattern = nil
        return true
    }

    private static let plants: [Thing?] = [.cactus, .flower, .pottedPlant, .tree]

    mutating func setPlace(_ thing: Thing) {
        if let place = Self.places[thing], picture.setting == nil { picture.setting = place }
    }

    static let places: [Thing: Setting] = [
        .moon: .night, .star: .night, .tree: .forest, .flower: .garden, .cloud: .sky,
        .mountain: .mountains, .sun: .sunset, .book: .library, .house: .room, .snowman: .snow, .planet: .space,
        .leaf: .autumn, .raindrop: .rain,
    ]

    private mutating func finish(_ text: String) throws -> Picture {
        var picture = picture
        if isPerson, picture.subjects.isEmpty { throw ImageCreator.Error.conceptsRequirePersonIdentity }
        if picture.subjects.isEmpty {
            let figure = figureOfNecessity(&picture, text)
            picture.subjects = [Picture.Subject(figure: figure, look: pending)]
        } else {
            finishLook(&picture.subjects[picture.subjects.count - 1].look)
        }
        for index in picture.subjects.indices {
            finishNature(of: &picture.subjects[index], picture.setting)
        }
        return picture
    }

    /// Attributes left at the end apply to the last subject: "the cat is blue".
    private func finishLook(_ look: inout Look) {
        look.tint = look.tint ?? pending.tint
        look.pattern = look.pattern ?? pending.pattern
        if pending.width != 1 { look.width = pending.width }
        if pending.size != 1 { look.size = pending.size }
        look.holds += pending.holds
    }

    /// Makes cherry trees pink, and applies the attributes of "wings" to figures that have wings anyway.
    private func finishNature(of subject: inout Picture.Subject, _ setting: Setting?) {
        if setting == .blossom, subject.figure as? Thing == .tree, subject.look.tint == nil {
            subject.look.tint = Tint(0xF2B3C4)
        }
        guard subject.figure is Bird || subject.figure as? SmallAnimal == .butterfly else { return }
        for wings in subject.look.garments where wings.kind == .wings {
            subject.look.tint = wings.tint ?? subject.look.tint
            subject.look.pattern = wings.pattern ?? subject.look.pattern
        }
        subject.look.garments.removeAll { $0.kind == .wings }
    }

    /// The figure for a garment without a wearer: the thing itself if it can be drawn alone, else somebody who wears it.
    private mutating func figure(wearing garment: Garment) -> any Figure {
        let things: [Garment.Kind: Thing] = [
            .glasses: .spectacles, .sunglasses: .spectacles, .backpack: .bag,
        ]
        guard let thing = things[garment.kind] else { return Thing.ghost }
        pending.garments.removeLast()
        pending.tint = pending.tint ?? garment.tint
        pending.pattern = pending.pattern ?? garment.pattern
        return thing
    }

    private mutating func figureOfNecessity(_ picture: inout Picture, _ text: String) -> any Figure {
        if let name = strangers.last { return Stranger(name: name) }
        if let perch = picture.perch {
            picture.perch = nil
            return perch.thing
        }
        if let held = pending.holds.last { return held.thing }
        if let garment = pending.garments.last { return figure(wearing: garment) }
        return Stranger(name: text.isEmpty ? "?" : text)
    }
}
