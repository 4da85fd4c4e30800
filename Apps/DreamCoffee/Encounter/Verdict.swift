import FoundationModels

/// A guest's verdict on a drink: the result of the comparison with its order, and a comment in the guest's own words.
struct Verdict: Equatable, Sendable {
    /// The parts of the drink that are as ordered.
    let matched: [String]
    /// What the guest wanted and didn't get; "no caramel" if it was to be left out.
    let missed: [String]
    /// The parts of the drink that replace these.
    let given: [String]
    /// Extra parts that weren't ordered.
    let tooMuch: [String]
    /// Determines how the guest leaves.
    let rating: Rating
    /// The guest's comment to the barista, in one or two sentences.
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

    /// Guest books from earlier versions don't contain the given and the extra parts.
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
