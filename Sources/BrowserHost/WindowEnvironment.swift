import DisplayList

/// The place where a window is shown and who looks at it, as far as a content may depend on it.
///
/// Whatever the client says of the place (`viewport`, `locale`, …) is a member here too.
@dynamicMemberLookup
public struct WindowEnvironment: Sendable, Equatable {
    private let place: ClientEnvironment
    /// Names the person's browser, the same for all its windows and visits. It is a hash of what the browser's cookie holds,
    /// so that what is kept under it doesn't say the cookie.
    public let visitor: String

    /// Whether the page can be seen is no part of it: contents are told of that by itself.
    public init(_ place: ClientEnvironment, visitor: String = "") {
        var place = place
        place.isVisible = true
        self.place = place
        self.visitor = visitor
    }

    /// A member of the client's environment.
    public subscript<Value>(dynamicMember path: KeyPath<ClientEnvironment, Value>) -> Value { place[keyPath: path] }
}
