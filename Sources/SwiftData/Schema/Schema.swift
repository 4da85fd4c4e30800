import Foundation

/// The model classes of a store, with a version.
///
/// See [Schema](https://developer.apple.com/documentation/swiftdata/schema).
public final class Schema: Hashable, Sendable, CustomDebugStringConvertible {
    /// The version of the schema.
    public let version: Version
    let models: [ModelDescription]

    /// A schema of model classes, including those to which their relationships lead.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        models = Self.reached(from: types.map { ModelDescription.of($0) })
    }

    /// A schema of model classes, including those to which their relationships lead.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// The schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The description of each model class.
    public var entities: [Entity] { models.map { Entity($0) } }
    /// The description of each model class, by its name.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The description of a model class.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }

    /// The name under which a model class is stored: its own, without those of enclosing types.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }

    /// The names of the model classes.
    public var debugDescription: String {
        "Schema(\(models.map(\.name).joined(separator: ", ")), version: \(version))"
    }

    /// Whether both have the same classes and the same version.
    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && left.typeNames == right.typeNames
    }

    /// Hashes the classes and the version.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(typeNames)
    }

    private var typeNames: Set<ObjectIdentifier> { Set(models.map { ObjectIdentifier($0.type) }) }

    private static func reached(from start: [ModelDescription]) -> [ModelDescription] {
        var (found, waiting) = ([ModelDescription](), start)
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard !found.contains(where: { $0 === next }) else { continue }
            if let other = found.first(where: { $0.name == next.name }) {
                fatalError("Two models of a schema are named \(next.name): \(other.type) and \(next.type)")
            }
            found.append(next)
            waiting += next.properties.compactMap(\.destination)
        }
        return found
    }
}

extension Schema {
    /// A version of three numbers, as in `1.0.2`.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// Incremented for incompatible changes.
        public let major: Int
        /// Incremented for additions.
        public let minor: Int
        /// Incremented for corrections.
        public let patch: Int

        /// A version by its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// Whether one comes before the other.
        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }

        /// `1.0.2`
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The description of a model class.
    public struct Entity: Hashable, Sendable {
        /// The name under which the class is stored.
        public let name: String
        /// The names of its properties, including relationships.
        public let propertyNames: [String]
        /// The names of its relationships.
        public let relationshipNames: [String]

        init(_ model: ModelDescription) {
            name = model.name
            propertyNames = model.properties.map(\.name)
            relationshipNames = model.properties.filter(\.isRelationship).map(\.name)
        }
    }
}
