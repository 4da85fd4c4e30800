/// Whose a connection is: what costs are counted by.
struct Party: Hashable, Sendable {
    /// Names the person's browser; see `Visitor.name`. Empty where it isn't known.
    var visitor: String
    /// Where it connects from, in digits; empty where that is not known.
    var address: String
}
