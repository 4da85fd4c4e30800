import DisplayList

/// A window's environment, including its visitor, as far as a content may depend on it.
///
/// Everything that the client reports about it (`viewport`, `locale`, …) is available as a member.
@dynamicMemberLookup
public struct WindowEnvironment: Sendable, Equatable {
    private let place: ClientEnvironment
    /// Names the person's browser, the same for all its windows and visits. It is a hash of the cookie's value, so that data
    /// stored under it doesn't reveal the cookie.
    public let visitor: String

    /// Visibility is left out: contents are notified of it separately.
    public init(_ place: ClientEnvironment, visitor: String = "") {
        var place = place
        place.isVisible = true
        self.place = place
        self.visitor = visitor
    }

    /// A member of the client's environment.
    public subscript<Value>(dynamicMember path: KeyPath<ClientEnvironment, Value>) -> Value { place[keyPath: path] }
}
