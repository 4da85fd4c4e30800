import Foundation

/// Errors of the contact store.
public struct CNError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The contacts service can't be reached.
        case communicationError = 1
        /// The contacts' files can't be read.
        case dataAccessError = 2
        /// Contacts may not be read.
        case authorizationDenied = 100
        /// There is no writable container for contacts.
        case noAccessableWritableContainers = 101
        /// A property may not be read.
        case unauthorizedKeys = 102
        /// The user has disabled a feature.
        case featureDisabledByUser = 103
        /// A feature isn't available.
        case featureNotAvailable = 104
        /// There is no contact with the identifier.
        case recordDoesNotExist = 200
        /// A new contact is there already.
        case insertedRecordAlreadyExists = 201
        /// A group contains itself.
        case containmentCycle = 202
        /// A group can't contain what was put into it.
        case containmentScope = 203
        /// The container for a new contact doesn't exist.
        case parentRecordDoesNotExist = 204
        /// An identifier is not valid.
        case recordIdentifierInvalid = 205
        /// The contact can't be changed.
        case recordNotWritable = 206
        /// The container can't be changed.
        case parentContainerNotWritable = 207
        /// Several errors occurred.
        case validationMultipleErrors = 300
        /// A value has the wrong type for its property.
        case validationTypeMismatch = 301
        /// A property can't have this value.
        case validationConfigurationError = 302
        /// The predicate wasn't created by this framework.
        case predicateInvalid = 400
        /// The account's policy forbids it.
        case policyViolation = 500
        /// The identifier of a reader of changes is invalid.
        case clientIdentifierInvalid = 600
        /// There is no reader of changes with this identifier.
        case clientIdentifierDoesNotExist = 601
        /// A card is malformed.
        case vCardMalformed = 700
        /// The contact can't be written as a card.
        case vCardSummarizationError = 701
    }

    /// What kind of error it is.
    public let code: Code
    /// A description of the error and where it occurred. An app's own errors may have none.
    let explanation: String?

    init(_ code: Code, _ explanation: String) {
        self.code = code
        self.explanation = explanation
    }

    /// Creates an error of the app's own, as for a test. Only the description is kept from `userInfo`.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        explanation = userInfo[NSLocalizedDescriptionKey] as? String
    }

    /// The domain of these errors as `NSError`.
    public static var errorDomain: String { CNErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description, where there is one.
    public var errorUserInfo: [String: Any] { explanation.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    /// A description of the error and where it occurred. An app's own errors may have none.
    public var errorDescription: String? { explanation }

    /// Contacts may not be read.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The contacts' files can't be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// There is no contact with the identifier.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The predicate wasn't created by this framework.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// A card is malformed.
    public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
    /// So that `catch CNError.authorizationDenied` works.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}

/// The domain of `CNError` as `NSError`.
public let CNErrorDomain = "CNErrorDomain"
