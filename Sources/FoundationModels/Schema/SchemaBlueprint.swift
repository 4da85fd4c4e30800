/// The definition of a schema, before the types in it are resolved.
///
/// A contained type's schema is only requested when a ``GenerationSchema`` is resolved. So a type that contains itself
/// can create its schema, even in a `static let`.
struct SchemaBlueprint: Sendable, Equatable {
    /// Distinguishes shapes with the same name; nil for shapes without a name, which are written inline.
    var identity: Identity?
    var name: String
    var description: String?
    var shape: Shape

    enum Identity: Sendable, Hashable {
        case type(ObjectIdentifier)
        /// A schema that was built at run time.
        case dynamic(String)
    }

    indirect enum Shape: Sendable, Equatable {
        /// A shape whose references are all in these definitions.
        case node(SchemaNode, SchemaDefinitions)
        case type(GenerableType)
        case array(of: Shape, SchemaNode.Count)
        case structure([Property], representsNilExplicitly: Bool)
        case choices([String])
        case anyOf([Shape])
        /// A run-time schema that is written inline.
        case inline(SchemaBlueprint)
        /// A reference to a run-time schema by name.
        case reference(String)
        case guided(Shape, [GuideConstraint])
    }

    struct Property: Sendable, Equatable {
        var name: String
        var description: String?
        var shape: Shape
        var isOptional: Bool
    }

    /// A type that is compared by identity.
    struct GenerableType: Sendable, Equatable {
        let type: any Generable.Type

        var identity: ObjectIdentifier { ObjectIdentifier(type) }

        static func == (left: GenerableType, right: GenerableType) -> Bool { left.identity == right.identity }
    }
}

extension SchemaBlueprint {
    /// The blueprint of a named type.
    init(type: any Generable.Type, description: String?, shape: Shape) {
        self.init(
            identity: .type(ObjectIdentifier(type)), name: "\(type)", description: description, shape: shape)
    }
}

extension SchemaBlueprint.Shape {
    static func type(_ type: any Generable.Type, guides: [GuideConstraint] = []) -> SchemaBlueprint.Shape {
        let shape = SchemaBlueprint.Shape.type(SchemaBlueprint.GenerableType(type: type))
        return guides.isEmpty ? shape : .guided(shape, guides)
    }
}
