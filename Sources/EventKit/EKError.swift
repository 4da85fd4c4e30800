import Foundation

/// Why calendars could not be had.
public struct EKError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case eventNotMutable = 0
        case noCalendar = 1
        case noStartDate = 2
        case noEndDate = 3
        case datesInverted = 4
        case internalFailure = 5
        case calendarReadOnly = 6
        case durationGreaterThanRecurrence = 7
        case alarmGreaterThanRecurrence = 8
        case startDateTooFarInFuture = 9
        case startDateCollidesWithOtherOccurrence = 10
        case objectBelongsToDifferentStore = 11
        case invitesCannotBeMoved = 12
        case invalidSpan = 13
        case eventStoreNotAuthorized = 29
        case osNotSupported = 30
    }

    /// What kind of error it is.
    public let code: Code
    /// What is wrong, for people; an app's own error may have none.
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
    public static var errorDomain: String { EKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description, where there is one.
    public var errorUserInfo: [String: Any] { explanation.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    /// What is wrong, for people; an app's own error may have none.
    public var errorDescription: String? { explanation }
}

// So that `catch EKError.noCalendar` works.
extension EKError {
    /// The event can't be changed. Nothing here throws it.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The event has no calendar. Nothing here throws it.
    public static var noCalendar: Code { .noCalendar }
    /// The event has no start. Nothing here throws it.
    public static var noStartDate: Code { .noStartDate }
    /// The event has no end. Nothing here throws it.
    public static var noEndDate: Code { .noEndDate }
    /// The event ends before it starts. Nothing here throws it.
    public static var datesInverted: Code { .datesInverted }
    /// The store failed. Nothing here throws it.
    public static var internalFailure: Code { .internalFailure }
    /// The calendar can only be read. Nothing here throws it.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The event is longer than its recurrence. Nothing here throws it.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// The alarm is further ahead than the recurrence. Nothing here throws it.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// The event starts too late. Nothing here throws it.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// The event starts on the day of another occurrence. Nothing here throws it.
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// The object is another store's. Nothing here throws it.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// An invitation can't be moved to another calendar. Nothing here throws it.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// The span of a change is none. Nothing here throws it.
    public static var invalidSpan: Code { .invalidSpan }
    /// Events may not be read. Nothing here throws it.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The system is too old. Nothing here throws it.
    public static var osNotSupported: Code { .osNotSupported }
}

extension EKError.Code {
    /// So that `catch EKError.noCalendar` works.
    public static func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
}

/// The domain of `EKError` as `NSError`.
public let EKErrorDomain = "EKErrorDomain"
