/// The result of serving a drink: the guest's comment and verdict.
struct Tasting: Equatable, Sendable {
    let comment: String
    let verdict: Verdict
    /// The guest's rating: 0, 0.5 or 1 heart.
    let hearts: Double

    var isPleased: Bool { verdict.isPleased }
}
