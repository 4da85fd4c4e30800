import Foundation

/// Errors of the calendar store.
public struct EKError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The event can't be changed.
        case eventNotMutable = 0
        /// The event has no calendar.
        case noCalendar = 1
        /// The event has no start.
        case noStartDate = 2
        /// The event has no end.
        case noEndDate = 3
        /// The event ends before it starts.
        case datesInverted = 4
        /// The store failed.
        case internalFailure = 5
        /// The calendar can only be read.
        case calendarReadOnly = 6
        /// The event is longer than its recurrence.
        case durationGreaterThanRecurrence = 7
        /// The alarm is further ahead than the recurrence.
        case alarmGreaterThanRecurrence = 8
        /// The event starts too late.
        case startDateTooFarInFuture = 9
        /// The event starts on the day of another occurrence.
        case startDateCollidesWithOtherOccurrence = 10
        /// The object belongs to another store.
        case objectBelongsToDifferentStore = 11
        /// An invitation can't be moved to another calendar.
        case invitesCannotBeMoved = 12
        /// The span of the change is not valid.
        case invalidSpan = 13
        /// Events may not be read.
        case eventStoreNotAuthorized = 29
        /// The system is too old.
        case osNotSupported = 30
    }

    /// What kind of error it is.
    public let code: Code
    /// A description of the error. An app's own errors may have none.
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
    public static var errorDomain: String { EKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description, where there is one.
    public var errorUserInfo: [String: Any] { explanation.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    /// A description of the error. An app's own errors may have none.
    public var errorDescription: String? { explanation }
}

// So that `catch EKError.noCalendar` works.
extension EKError {
    /// The event can't be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The event has no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// The event has no start.
    public static var noStartDate: Code { .noStartDate }
    /// The event has no end.
    public static var noEndDate: Code { .noEndDate }
    /// The event ends before it starts.
    public static var datesInverted: Code { .datesInverted }
    /// The store failed.
    public static var internalFailure: Code { .internalFailure }
    /// The calendar can only be read.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The event is longer than its recurrence.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// The alarm is further ahead than the recurrence.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// The event starts too late.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// The event starts on the day of another occurrence.
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// The object is another store's.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// An invitation can't be moved to another calendar.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// The span of the change is not valid.
    public static var invalidSpan: Code { .invalidSpan }
    /// Events may not be read.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The system is too old.
    public static var osNotSupported: Code { .osNotSupported }
}

extension EKError.Code {
    /// So that `catch EKError.noCalendar` works.
    public static func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
}

/// The domain of `EKError` as `NSError`.
public let EKErrorDomain = "EKErrorDomain"
