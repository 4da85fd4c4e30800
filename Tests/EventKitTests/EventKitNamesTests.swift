import EventKit
import Foundation
import Testing

@Suite("EventKit's names")
struct EventKitNamesTests {
    @Test func `an error is caught by its name`() {
        let error: any Error = NSError(domain: EKErrorDomain, code: 1)
        #expect(!(EKError.noCalendar ~= error))
        #expect(EKError.noCalendar == EKError.Code.noCalendar)
    }

    @Test func `the notice of changes has Apple's name`() {
        #expect(Notification.Name.EKEventStoreChanged.rawValue == "EKEventStoreChangedNotification")
    }
}
