/// The shape of a value: a node of a ``GenerationSchema``. It is written as JSON Schema, and guided generation compiles
/// it to an automaton.
///
/// Guides are applied to the node when the schema is created, so a node has all constraints on a value.
indirect enum SchemaNode: Sendable, Equatable {
    /// Any JSON value.
    case any
    case null
    case boolean
    /// A fixed value: a boolean, an array or a structure. Other fixed values are expressed by the bounds of their
    /// types.
    case constant(GeneratedContent)
    case integer(Bounds)
    case number(Bounds)
    case string(Text)
    case array(of: SchemaNode, count: Count)
    /// An array whose first elements have individual shapes.
    case tuple(Tuple)
    case structure(Structure)
    /// One of several shapes; without any, no value matches. A choice of fixed texts is a `string(.oneOf)` instead.
    case anyOf([SchemaNode])
    /// A named definition of the schema; ``root`` is the schema's own node.
    case reference(String)

    static let root = SchemaNode.reference("#")

    /// The inclusive limits of a number; nil is unlimited. They are stored as written, so that a `Decimal` or a large
    /// `Int` stays exact.
    struct Bounds: Sendable, Equatable {
        var minimum: JSONNumber?
        var maximum: JSONNumber?
        var divisors: [Divisor] = []
    }

    /// A number of which a value must be a multiple or, if negated, must not be one.
    struct Divisor: Sendable, Equatable {
        var number: JSONNumber
        var isNegated = false
    }

    /// The constraint on a text.
    enum Text: Sendable, Equatable {
        case anything
        /// One of these texts: at least one, in order, without duplicates.
        case oneOf([String])
        /// A text that a regular expression matches as a whole.
        case pattern(String)
        /// A combination of JSON Schema's constraints.
        case form(TextForm)
    }

    /// The inclusive limits of an array's number of elements; a maximum of nil is unlimited.
    struct Count: Sendable, Equatable {
        var minimum = 0
        var maximum: Int?
        /// Whether no two elements are equal.
        var areDistinct = false
    }

    struct Tuple: Sendable, Equatable {
        var prefix: [SchemaNode]
        /// The shape of the elements after the prefix.
        var rest: SchemaNode
        var count: Count
    }

    /// A structure with named properties in declaration order.
    struct Structure: Sendable, Equatable {
        /// The type's name, `title` in JSON.
        var name: String
        var description: String?
        /// The named properties. An optional property that no value matches is a forbidden key.
        var properties: [Property]
        /// The other allowed keys; nil forbids them.
        var others: Others?
        /// The inclusive limits of the number of keys.
        var minimumCount = 0
        var maximumCount: Int?
    }

    /// The keys that aren't named as properties.
    struct Others: Sendable, Equatable {
        /// All rules apply: a key's value must match each of them.
        var rules: [Rule]
        /// The constraint on the keys' names, including those of properties.
        var keys: TextForm?
        var request = Request.silent

        static let any = Others(rules: [])

        /// Whether a schema mentions other keys. They are only generated if the schema names no keys, or mentions
        /// others explicitly.
        enum Request: Sendable, Comparable {
            /// It doesn't mention other keys, and names none.
            case silent
            /// It doesn't mention other keys, but names some.
            case named
            case asked
        }

        var areWritten: Bool { request != .named }
    }

    /// The `patternProperties` and `additionalProperties` of one schema.
    struct Rule: Sendable, Equatable {
        /// The shapes of values whose keys match a pattern.
        var patterns: [Pattern] = []
        /// The shape of the other keys' values.
        var rest = SchemaNode.any

        struct Pattern: Sendable, Equatable {
            var source: String
            var node: SchemaNode
        }
    }

    /// A property of a structure. One that is null when absent isn't optional: its shape is `anyOf([node, null])`.
    struct Property: Sendable, Equatable {
        var name: String
        var description: String?
        var node: SchemaNode
        /// Whether the property can be omitted.
        var isOptional = false
    }

    /// The shape that no value matches.
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
