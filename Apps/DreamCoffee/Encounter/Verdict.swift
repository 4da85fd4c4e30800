import FoundationModels

/// What a guest thinks of a drink.
@Generable
struct Verdict: Equatable, Codable, Sendable {
    @Guide(description: "What in the drink was as the guest had ordered it")
    let matched: [String]
    @Guide(description: "What in the drink was not")
    let missed: [String]
    /// Decides how the guest leaves.
    let rating: Rating
    @Guide(description: "What the guest says to the barista, in one or two sentences")
    let comment: String

    @Generable
    enum Rating: String, CaseIterable, Codable, Sendable {
        case delighted, pleased, disappointed
    }

    var isPleased: Bool { rating != .disappointed }
}

extension Verdict {
    /// The verdict without what it says twice, and without a part that it finds both right and wrong: a match counts.
    var withoutRepetition: Verdict {
        var seen = Set<String>()
        let matched = matched.filter { seen.insert($0).inserted }
        let missed = missed.filter { seen.insert($0).inserted }
        return Verdict(matched: matched, missed: missed, rating: rating, comment: comment)
    }

    func isPresentable(in language: GameLanguage) -> Bool {
        !comment.isEmpty && comment.count <= 600 && language.isWritten(in: comment)
    }
}
