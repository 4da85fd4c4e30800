import Foundation

extension Schema {
    /// Something that a property says of itself.
    public class PropertyOptions: @unchecked Sendable {
        // @unchecked: subclasses have constants only.
        let originalName: String?

        init(originalName: String?) { self.originalName = originalName }
    }

    /// What `@Attribute` says of a property.
    public final class Attribute: PropertyOptions, @unchecked Sendable {
        /// What is special about how a value is kept.
        public struct Option: Hashable, Sendable, CustomDebugStringConvertible {
            enum Kind: Hashable {
                case unique, external, ephemeral, preserved, plain
                case transformed(String)
            }

            let kind: Kind
            /// The option's name.
            public let debugDescription: String

            /// No two models have the same value; the later one that is saved takes the other's place.
            public static let unique = Option(kind: .unique, debugDescription: "unique")
            /// The value is large: it is read when it is asked for, and not with the others.
            public static let externalStorage = Option(kind: .external, debugDescription: "externalStorage")
            /// The value is observed, but not kept.
            public static let ephemeral = Option(kind: .ephemeral, debugDescription: "ephemeral")
            /// Has no effect here: a file system may encrypt.
            public static let allowsCloudEncryption = Option(kind: .plain, debugDescription: "allowsCloudEncryption")
            /// The history keeps the value of a deleted model.
            public static let preserveValueOnDeletion = Option(
                kind: .preserved, debugDescription: "preserveValueOnDeletion")
            /// The value is kept as its type encodes it, as that of every Codable type is here.
            public static let codable = Option(kind: .plain, debugDescription: "codable")
            /// Has no effect here: there is no index of the system's.
            public static let spotlight = Option(kind: .plain, debugDescription: "spotlight")

            /// A transformer makes data of the value, and the value of data.
            public static func transformable(by transformer: ValueTransformer.Type) -> Option {
                ValueTransformer.register(transformer)
                return transformable(by: String(describing: transformer))
            }

            /// A transformer makes data of the value, and the value of data; it is registered under the name.
            public static func transformable(by transformer: String) -> Option {
                Option(kind: .transformed(transformer), debugDescription: "transformable(by: \(transformer))")
            }
        }

        /// What is special about how the value is kept.
        public let options: [Option]

        /// What `@Attribute` says.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            super.init(originalName: originalName)
        }

        var transformer: String? {
            for case .transformed(let name) in options.map(\.kind) { return name }
            return nil
        }
    }

    /// What `@Relationship` says of a property.
    public final class Relationship: PropertyOptions, @unchecked Sendable {
        /// What is special about a relationship.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two models are related to the same one.
            public static let unique = Option(name: "unique")
        }

        /// What becomes of related models when a model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Related models refer to one that is gone.
            case noAction
            /// Related models no longer refer to it.
            case nullify
            /// Related models are deleted too.
            case cascade
            /// The model can't be deleted as long as there are related ones: saving throws.
            case deny
        }

        /// What is special about the relationship.
        public let options: [Option]
        /// What becomes of related models when a model is deleted.
        public let deleteRule: DeleteRule
        /// The property of the other class that leads back.
        public let inverseKeyPath: AnyKeyPath?
        /// No fewer models may be related; checked when saving.
        public let minimumModelCount: Int?
        /// No more models may be related; 0 and nil are no limit. Checked when saving.
        public let maximumModelCount: Int?

        /// What `@Relationship` says.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            inverseKeyPath = inverse
            super.init(originalName: originalName)
        }
    }
}
