import Foundation

/// Why contacts could not be had.
public struct CNError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The contacts' service can't be reached.
        case communicationError = 1
        /// The contacts' files can't be read.
        case dataAccessError = 2
        /// Contacts may not be read.
        case authorizationDenied = 100
        /// There is no place to write contacts to.
        case noAccessableWritableContainers = 101
        /// A property may not be read.
        case unauthorizedKeys = 102
        /// The user has turned something off.
        case featureDisabledByUser = 103
        /// A feature is not there.
        case featureNotAvailable = 104
        /// There is no contact of the identifier.
        case recordDoesNotExist = 200
        /// A new contact is there already.
        case insertedRecordAlreadyExists = 201
        /// A group contains itself.
        case containmentCycle = 202
        /// A group can't contain what was put into it.
        case containmentScope = 203
        /// The place for a new contact isn't there.
        case parentRecordDoesNotExist = 204
        /// An identifier is not valid.
        case recordIdentifierInvalid = 205
        /// The contact can't be changed.
        case recordNotWritable = 206
        /// The container can't be changed.
        case parentContainerNotWritable = 207
        /// Several things are wrong.
        case validationMultipleErrors = 300
        /// A value has another type than its property.
        case validationTypeMismatch = 301
        /// A property can't be set so.
        case validationConfigurationError = 302
        /// A predicate is not one that this framework made.
        case predicateInvalid = 400
        /// A rule of the account forbids it.
        case policyViolation = 500
        /// The identifier of a reader of changes is not valid.
        case clientIdentifierInvalid = 600
        /// There is no reader of changes of that identifier.
        case clientIdentifierDoesNotExist = 601
        /// A card can't be read.
        case vCardMalformed = 700
        /// A card can't be written of the contact.
        case vCardSummarizationError = 701
    }

    /// What kind of error it is.
    public let code: Code
    /// What is wrong and where, for people; an app's own error may have none.
    let explanation: String?

    init(_ code: Code, _ explanation: String) {
        self.code = code
        self.explanation = explanation
    }

    /// An error of the app's own, as for a test. Of the information, the description is kept.
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
    /// What is wrong and where, for people; an app's own error may have none.
    public var errorDescription: String? { explanation }

    /// Contacts may not be read.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The contacts' files can't be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// There is no contact of the identifier.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// A predicate is not one that this framework made.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// A card can't be read.
    public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
    /// So that `catch CNError.authorizationDenied` works.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}

/// The domain of `CNError` as `NSError`.
public let CNErrorDomain = "CNErrorDomain"
