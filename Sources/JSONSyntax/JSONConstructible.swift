/// A type whose values a ``JSONParser`` can make of what it reads.
package protocol JSONConstructible {
    /// The members of an object while it is read.
    associatedtype Members

    static var jsonNull: Self { get }
    init(jsonBool value: Bool)
    /// A whole number of at most 15 digits.
    init(jsonInteger value: Int)
    /// Any other number, as it is written; nil if it is out of the type's range.
    init?(jsonNumber text: String)
    init(jsonString text: String)
    init(jsonElements elements: [Self])
    init(jsonMembers members: Members)

    static var noMembers: Members { get }
    /// - Returns: false if an object may not have this member, because it has one of this name.
    static func add(_ value: Self, named name: String, to members: inout Members) -> Bool
}

/// How large a value a ``JSONParser`` accepts.
package struct JSONLimits: Sendable {
    /// How deep arrays and objects may be nested.
    package var depth: Int
    /// How many values there may be, inner ones included.
    package var valueCount: Int

    package init(depth: Int, valueCount: Int) { (self.depth, self.valueCount) = (depth, valueCount) }

    /// A browser's message. None of ours has a tenth of these values.
    package static let message = JSONLimits(depth: 16, valueCount: 10_000)
}
