/// What became of a drink: what its guest said, and thought.
struct Tasting: Equatable, Sendable {
    let comment: String
    /// Nil if the guest was only polite: the model had no verdict.
    let verdict: Verdict?

    /// A guest who was only polite counts as pleased.
    var isPleased: Bool { verdict?.isPleased ?? true }
}
