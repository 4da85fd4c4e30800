/// The shape of a value: what a ``GenerationSchema`` consists of. Its JSON is written from this, and guided generation
/// compiles this to an automaton.
///
/// Guides on a value are folded into its node when the schema is made, so a node says all that a value must fulfil.
indirect enum SchemaNode: Sendable, Equatable {
    /// Any JSON value.
    case any
    case null
    case boolean
    /// Exactly this: one of the two booleans, an array or a structure. Other fixed values are limits of their kinds.
    case constant(GeneratedContent)
    case integer(Bounds)
    case number(Bounds)
    case string(Text)
    case array(of: SchemaNode, count: Count)
    /// An array whose first elements each have a shape of their own.
    case tuple(Tuple)
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
        var divisors: [Divisor] = []
    }

    /// A number of which another is a whole multiple, or isn't.
    struct Divisor: Sendable, Equatable {
        var number: JSONNumber
        var isNegated = false
    }

    /// What a text must be.
    enum Text: Sendable, Equatable {
        case anything
        /// Exactly one of these, at least one, in order, without repetition.
        case oneOf([String])
        /// Matched as a whole by a regular expression, given in its source form.
        case pattern(String)
        /// Several demands of JSON Schema.
        case form(TextForm)
    }

    /// How many elements an array has, both inclusive; no maximum is unlimited.
    struct Count: Sendable, Equatable {
        var minimum = 0
        var maximum: Int?
        /// Whether no two elements are equal.
        var areDistinct = false
    }

    struct Tuple: Sendable, Equatable {
        var prefix: [SchemaNode]
        /// What the elements behind the prefix are.
        var rest: SchemaNode
        var count: Count
    }

    /// A structure with named properties in declaration order.
    struct Structure: Sendable, Equatable {
        /// The type's name, `title` in JSON.
        var name: String
        var description: String?
        /// An optional one that nothing fulfils is a key that isn't allowed.
        var properties: [Property]
        /// What is allowed beside the properties; nil for nothing.
        var others: Others?
        /// How many keys there are, both inclusive.
        var minimumCount = 0
        var maximumCount: Int?
    }

    /// Keys beside a structure's properties.
    struct Others: Sendable, Equatable {
        /// Each has a say: what a key's value is, it is by all of them.
        var rules: [Rule]
        /// What the keys themselves are, those of properties too.
        var keys: TextForm?
        var request = Request.silent

        static let any = Others(rules: [])

        /// What a schema says of keys that it doesn't name. Only where it names none, or asks for others, they are written.
        enum Request: Sendable, Comparable {
            /// Nothing, and it names none.
            case silent
            /// Nothing, but it names some.
            case named
            case asked
        }

        var areWritten: Bool { request != .named }
    }

    /// `patternProperties` with the `additionalProperties` beside them.
    struct Rule: Sendable, Equatable {
        /// What the keys that match a pattern stand for.
        var patterns: [Pattern] = []
        /// What the other keys stand for.
        var rest = SchemaNode.any

        struct Pattern: Sendable, Equatable {
            var source: String
            var node: SchemaNode
        }
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
