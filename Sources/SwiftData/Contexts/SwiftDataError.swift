import Foundation

/// An error of SwiftData.
///
/// See [SwiftDataError](https://developer.apple.com/documentation/swiftdata/swiftdataerror).
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    private let name: String
    private var detail = ""

    /// Errors of one kind are equal, whatever their details are.
    public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool { left.name == right.name }
    /// Hashes the kind.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The kind and the details.
    public var description: String { detail.isEmpty ? name : "\(name): \(detail)" }
    /// The kind and the details.
    public var errorDescription: String? { description }

    func because(_ detail: String) -> SwiftDataError {
        var error = self
        error.detail = detail
        return error
    }

    /// The store can't be opened, or doesn't match the schema and can't be migrated to it.
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    /// A model violates a rule of its schema.
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    /// A model's class isn't in the container's schema.
    public static let unknownSchema = SwiftDataError(name: "unknownSchema")
    /// A migration plan doesn't lead from the store's version to the container's.
    public static let backwardMigration = SwiftDataError(name: "backwardMigration")
    /// A migration plan doesn't know the store's version.
    public static let unknownVersion = SwiftDataError(name: "unknownVersion")
    /// Two configurations are for the same store, or for one class.
    public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
    /// A configuration's class isn't in the container's schema.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        name: "configurationSchemaNotFoundInContainerSchema")
    /// A configuration's name can't be a file name.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        name: "configurationFileNameContainsInvalidCharacters")
    /// A model isn't in a context.
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
    /// The configuration doesn't allow saving.
    public static let saveNotAllowed = SwiftDataError(name: "saveNotAllowed")
    /// The store can't be written.
    public static let storeFailure = SwiftDataError(name: "storeFailure")
    /// A predicate requests changes after a token, some of which aren't in the history any more.
    public static let historyTokenExpired = SwiftDataError(name: "historyTokenExpired")
    /// A predicate can't be evaluated.
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    /// A sort descriptor uses values that can't be compared.
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
    /// Models were changed during an enumeration that doesn't allow it.
    public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
}
