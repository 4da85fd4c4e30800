import Foundation

/// Why contacts could not be had.
public struct CNError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist = 601
        case vCardMalformed = 700
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
    /// A predicate is none of this framework's own.
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
