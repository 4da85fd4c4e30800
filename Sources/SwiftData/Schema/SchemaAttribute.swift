import Foundation

extension Schema {
    /// The options of a property.
    public class PropertyOptions: @unchecked Sendable {
        // @unchecked: subclasses have constants only.
        let originalName: String?

        init(originalName: String?) { self.originalName = originalName }
    }

    /// The options that `@Attribute` sets.
    public final class Attribute: PropertyOptions, @unchecked Sendable {
        /// An option for storing a value.
        public struct Option: Hashable, Sendable, CustomDebugStringConvertible {
            enum Kind: Hashable {
                case unique, external, ephemeral, preserved, plain
                case transformed(String)
            }

            let kind: Kind
            /// The option's name.
            public let debugDescription: String

            /// No two models have the same value; a new model with the value of a stored one updates it when it is saved.
            public static let unique = Option(kind: .unique, debugDescription: "unique")
            /// The value is large: it is read on demand, and not with the others.
            public static let externalStorage = Option(kind: .external, debugDescription: "externalStorage")
            /// The value is observed, but not saved.
            public static let ephemeral = Option(kind: .ephemeral, debugDescription: "ephemeral")
            /// Has no effect here; the file system may encrypt the store.
            public static let allowsCloudEncryption = Option(kind: .plain, debugDescription: "allowsCloudEncryption")
            /// The history keeps the value of a deleted model.
            public static let preserveValueOnDeletion = Option(
                kind: .preserved, debugDescription: "preserveValueOnDeletion")
            /// The value is stored as its type encodes it, which is the default for every Codable type here.
            public static let codable = Option(kind: .plain, debugDescription: "codable")
            /// Has no effect here: there is no system index.
            public static let spotlight = Option(kind: .plain, debugDescription: "spotlight")

            /// A transformer converts the value to data and back.
            public static func transformable(by transformer: ValueTransformer.Type) -> Option {
                ValueTransformer.register(transformer)
                return transformable(by: String(describing: transformer))
            }

            /// A transformer, registered under the name, converts the value to data and back.
            public static func transformable(by transformer: String) -> Option {
                Option(kind: .transformed(transformer), debugDescription: "transformable(by: \(transformer))")
            }
        }

        /// The options for storing the value.
        public let options: [Option]

        /// Creates the options of `@Attribute`.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            super.init(originalName: originalName)
        }

        var transformer: String? {
            for case .transformed(let name) in options.map(\.kind) { return name }
            return nil
        }
    }

    /// The options that `@Relationship` sets.
    public final class Relationship: PropertyOptions, @unchecked Sendable {
        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two models are related to the same model.
            public static let unique = Option(name: "unique")
        }

        /// What happens to related models when a model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Related models keep their reference to the deleted model.
            case noAction
            /// Related models lose their reference to the deleted model.
            case nullify
            /// Related models are deleted, too.
            case cascade
            /// The model can't be deleted while it has related models: saving throws.
            case deny
        }

        /// The options of the relationship.
        public let options: [Option]
        /// What happens to related models when a model is deleted.
        public let deleteRule: DeleteRule
        /// The inverse property of the other class.
        public let inverseKeyPath: AnyKeyPath?
        /// The minimum number of related models, checked when saving.
        public let minimumModelCount: Int?
        /// The maximum number of related models, checked when saving; 0 and nil mean no limit.
        public let maximumModelCount: Int?

        /// Creates the options of `@Relationship`.
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
