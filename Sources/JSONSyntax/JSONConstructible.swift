/// A type whose values a ``JSONParser`` can construct.
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
    /// Adds a member to an object.
    ///
    /// - Returns: false if the object already has a member of this name and the type doesn't allow that.
    static func add(_ value: Self, named name: String, to members: inout Members) -> Bool
}

/// Limits on the values that a ``JSONParser`` accepts.
package struct JSONLimits: Sendable {
    /// The maximum nesting depth of arrays and objects.
    package var depth: Int
    /// The maximum number of values, including nested ones.
    package var valueCount: Int

    package init(depth: Int, valueCount: Int) { (self.depth, self.valueCount) = (depth, valueCount) }

    /// For messages from a browser. None of ours has a tenth of this number of values.
    package static let message = JSONLimits(depth: 16, valueCount: 10_000)
}
