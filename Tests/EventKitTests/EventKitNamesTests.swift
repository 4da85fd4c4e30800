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

    @Test func `an app makes an error of its own`() {
        let error: any Error = EKError(.noCalendar, userInfo: [NSLocalizedDescriptionKey: "Nowhere to put it"])
        #expect(EKError.noCalendar ~= error)
        #expect(error.localizedDescription == "Nowhere to put it")
        #expect(EKError(.noCalendar).errorDescription == nil)
    }

    @Test func `the notice of changes has Apple's name`() {
        #expect(Notification.Name.EKEventStoreChanged.rawValue == "EKEventStoreChangedNotification")
    }
}
