import FoundationModels

/// What a guest thinks of a drink: what the comparison with its order has shown, in the guest's own words.
struct Verdict: Equatable, Sendable {
    /// What in the drink is as the guest had ordered it.
    let matched: [String]
    /// What the guest had wished for and didn't get; "no caramel" where it was to be left out.
    let missed: [String]
    /// What is in the drink in place of that.
    let given: [String]
    /// What is in the drink on top of all that was ordered.
    let tooMuch: [String]
    /// Decides how the guest leaves.
    let rating: Rating
    /// What the guest says to the barista, in one or two sentences.
    let comment: String

    init(
        matched: [String], missed: [String], given: [String] = [], tooMuch: [String] = [], rating: Rating,
        comment: String
    ) {
        (self.matched, self.missed, self.given, self.tooMuch) = (matched, missed, given, tooMuch)
        (self.rating, self.comment) = (rating, comment)
    }

    init(_ comparison: DrinkComparison, comment: String) {
        self.init(
            matched: comparison.right, missed: comparison.missed, given: comparison.wrong,
            tooMuch: comparison.tooMuch, rating: Rating(hearts: comparison.hearts), comment: comment)
    }

    var isPleased: Bool { rating != .disappointed }

    func isPresentable(in language: GameLanguage) -> Bool {
        !comment.isEmpty && comment.count <= 600 && language.isWritten(in: comment)
    }
}

extension Verdict {
    @Generable
    enum Rating: String, CaseIterable, Codable, Sendable {
        case delighted, pleased, disappointed

        init(hearts: Double) {
            self = hearts == 1 ? .delighted : hearts > 0 ? .pleased : .disappointed
        }
    }
}

extension Verdict: Codable {
    private enum CodingKeys: CodingKey {
        case matched, missed, given, tooMuch, rating, comment
    }

    /// Guest books of former editions don't tell what was given and what was too much.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            matched: try values.decode([String].self, forKey: .matched),
            missed: try values.decode([String].self, forKey: .missed),
            given: try values.decodeIfPresent([String].self, forKey: .given) ?? [],
            tooMuch: try values.decodeIfPresent([String].self, forKey: .tooMuch) ?? [],
            rating: try values.decode(Rating.self, forKey: .rating),
            comment: try values.decode(String.self, forKey: .comment))
    }
}
