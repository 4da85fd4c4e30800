/// The shape of a value: what a ``GenerationSchema`` consists of. Its JSON is written from this, and guided generation
/// compiles this to an automaton.
///
/// Guides on a value are folded into its node when the schema is made, so a node says all that a value must fulfil.
indirect enum SchemaNode: Sendable, Equatable {
    /// Any JSON value.
    case any
    case null
    case boolean
    case integer(Bounds)
    case number(Bounds)
    case string(Text)
    case array(of: SchemaNode, count: Count)
    case structure(Structure)
    /// One of several shapes; no shape is what nothing fulfils. Choices of fixed texts are one `string(.oneOf)` instead.
    case anyOf([SchemaNode])
    /// A named definition of the schema; ``root`` is the schema's own node.
    case reference(String)

    static let root = SchemaNode.reference("#")

    /// Inclusive limits of a number; nil is unlimited. Kept as written, so that a `Decimal` or a large `Int` stays exact.
    struct Bounds: Sendable, Equatable {
        var minimum: JSONNumber?
        var maximum: JSONNumber?
    }

    /// What a text must be.
    enum Text: Sendable, Equatable {
        case anything
        /// Exactly one of these, at least one, in order, without repetition.
        case oneOf([String])
        /// Matched as a whole by a regular expression, given in its source form.
        case pattern(String)
    }

    /// How many elements an array has, both inclusive; no maximum is unlimited.
    struct Count: Sendable, Equatable {
        var minimum = 0
        var maximum: Int?
    }

    /// A structure with named properties in declaration order.
    struct Structure: Sendable, Equatable {
        /// The type's name, `title` in JSON.
        var name: String
        var description: String?
        var properties: [Property]
    }

    /// A property of a structure. One whose absence is written as null is not optional: it is `anyOf([node, null])`.
    struct Property: Sendable, Equatable {
        var name: String
        var description: String?
        var node: SchemaNode
        /// Whether the property may be left out.
        var isOptional = false
    }

    /// What nothing fulfils.
    static let never = SchemaNode.anyOf([])

    /// The same shape, or null.
    var orNull: SchemaNode {
        switch self {
        case .any, .null: self
        case .anyOf(let choices): choices.contains(.null) ? self : .anyOf(choices + [.null])
        default: .anyOf([self, .null])
        }
    }
}
