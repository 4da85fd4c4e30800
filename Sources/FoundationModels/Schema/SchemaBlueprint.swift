/// How a schema was put together, before the types in it are looked into.
///
/// A type's schema is only asked for when a ``GenerationSchema`` is resolved. So a type that contains itself can make its
/// schema, and may keep it in a `static let`.
struct SchemaBlueprint: Sendable, Equatable {
    /// What tells two shapes of one name apart; nil for shapes without a name of their own, which are written in place.
    var identity: Identity?
    var name: String
    var description: String?
    var shape: Shape

    enum Identity: Sendable, Hashable {
        case type(ObjectIdentifier)
        /// A schema that was made at run time.
        case dynamic(String)
    }

    indirect enum Shape: Sendable, Equatable {
        /// A shape that refers to nothing but these definitions.
        case node(SchemaNode, SchemaDefinitions)
        case type(GenerableType)
        case array(of: Shape, SchemaNode.Count)
        case structure([Property], representsNilExplicitly: Bool)
        case choices([String])
        case anyOf([Shape])
        /// A run-time schema that stands where it is used.
        case inline(SchemaBlueprint)
        /// A run-time schema that stands elsewhere.
        case reference(String)
        case guided(Shape, [GuideConstraint])
    }

    struct Property: Sendable, Equatable {
        var name: String
        var description: String?
        var shape: Shape
        var isOptional: Bool
    }

    /// A type by its identity.
    struct GenerableType: Sendable, Equatable {
        let type: any Generable.Type

        var identity: ObjectIdentifier { ObjectIdentifier(type) }

        static func == (left: GenerableType, right: GenerableType) -> Bool { left.identity == right.identity }
    }
}

extension SchemaBlueprint {
    /// The blueprint of a type with a name.
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
