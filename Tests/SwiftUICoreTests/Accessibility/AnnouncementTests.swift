import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Announcements")
struct AnnouncementTests {
    private func requests(for announcement: AttributedString) -> [BrowserRequest] {
        let window = TestWindow(
            Button("Tell") { AccessibilityNotification.Announcement(announcement).post() })
        window.press(button: "Tell")
        return window.graph.takeRequests()
    }

    @Test func `words of high priority interrupt, and others wait`() {
        var words = AttributedString("The camera is on")
        #expect(requests(for: words) == [.speak("The camera is on")])
        words.accessibilitySpeechAnnouncementPriority = .low
        #expect(requests(for: words) == [.speak("The camera is on")])
        words.accessibilitySpeechAnnouncementPriority = .high
        #expect(requests(for: words) == [.speak("The camera is on", isUrgent: true)])
    }
}
