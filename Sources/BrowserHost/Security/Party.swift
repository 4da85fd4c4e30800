/// To whom a connection belongs: a visitor at an address. Costs are counted for it.
struct Party: Hashable, Sendable {
    /// Names the person's browser; see `Visitor.name`. Empty if unknown.
    var visitor: String
    /// The address from which it connects, in digits; empty if unknown.
    var address: String
}
