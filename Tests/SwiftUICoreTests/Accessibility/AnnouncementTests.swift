import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Announcements")
struct AnnouncementTests {
    private func requests(for announcement: AttributedString) -> [Announcement.Request] {
        let window = TestWindow(
            Button("Tell") { AccessibilityNotification.Announcement(announcement).post() })
        window.press(button: "Tell")
        return window.graph.takeRequests()
    }

    @Test func `words of high priority interrupt, and others wait`() {
        var words = AttributedString("The camera is on")
        #expect(requests(for: words).map(\.kind) == [.words])
        words.accessibilitySpeechAnnouncementPriority = .low
        #expect(requests(for: words).map(\.kind) == [.words])
        words.accessibilitySpeechAnnouncementPriority = .high
        let urgent = requests(for: words)
        #expect(urgent.map(\.kind) == [.urgentWords] && urgent.map(\.text) == ["The camera is on"])
    }
}
