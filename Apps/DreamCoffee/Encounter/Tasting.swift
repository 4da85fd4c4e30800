/// What became of a drink: what its guest said, and thought.
struct Tasting: Equatable, Sendable {
    let comment: String
    let verdict: Verdict
    /// How much of a heart the guest gives: 0, 0.5 or 1.
    let hearts: Double

    var isPleased: Bool { verdict.isPleased }
}
