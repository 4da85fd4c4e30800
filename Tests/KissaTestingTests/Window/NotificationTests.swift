import Foundation
import KissaTesting
import Permissions
import ScreenActing
import SwiftUI
import Testing

@testable import UserNotifications

private final class Listener: UNUserNotificationCenterDelegate {
    var pressed: [String] = []
    /// The visitors in whose windows the delegate was called.
    var asked: [String?] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        asked.append(PermissionDesk.shared.owner)
        completionHandler(notification.request.identifier == "quiet" ? [] : [.banner])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        pressed.append(response.notification.request.identifier)
    }
}

private struct Kitchen: View {
    @State private var words = "idle"

    var body: some View {
        Text(verbatim: words)
        Button("Ask") {
            Task {
                let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
                words = isAllowed ? "allowed" : "refused"
            }
        }
        Button("Now") { notify("tea", nil) }
        Button("Quiet") { notify("quiet", nil) }
        Button("Later") { notify("later", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)) }
        Button("Soon") { notify("soon", UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)) }
        Button("Cancel") {
            UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["later"])
            Task { words = "\(await UNUserNotificationCenter.current().pendingNotificationRequests().count) wait" }
        }
    }

    private func notify(_ name: String, _ trigger: UNNotificationTrigger?) {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "It is \(name)."
        Task {
            do {
                try await UNUserNotificationCenter.current().add(
                    UNNotificationRequest(identifier: name, content: content, trigger: trigger))
                let center = UNUserNotificationCenter.current()
                words = "\(await center.pendingNotificationRequests().count) wait after \(name)"
            } catch {
                words = "not allowed"
            }
        }
    }
}

/// Notifications as they are requested from the browser.
@MainActor
@Suite("Notifications", .serialized)
struct NotificationTests {
    private let listener = Listener()

    private func window(_ permissions: WindowSettings.Permissions) -> TestWindow {
        UNUserNotificationCenter.current().delegate = listener
        var settings = WindowSettings()
        settings.permissions = permissions
        return TestWindow(Kitchen(), settings: settings)
    }

    @Test func `a visitor who allows it is notified, and the app hears of the press`() async throws {
        let window = window(.granted)
        try window.tap("Ask")
        try await window.wait(for: "allowed")
        try window.tap("Now")
        try await window.wait(until: { !window.notifications.isEmpty })
        #expect(window.notifications == ["Tea\nIt is tea."])
        try window.tap(notification: "It is tea.")
        try await window.wait(until: { !listener.pressed.isEmpty })
        #expect(listener.pressed == ["tea"])
    }

    @Test func `a link of another site presses no notification, though its identifier is guessed`() async throws {
        let window = window(.granted)
        try window.tap("Now")
        try await window.wait(until: { window.notifications.count == 1 })
        try window.tap("Soon")
        try await window.wait(until: { window.notifications.count == 2 })
        window.open(try #require(URL(string: "http://test/?kissa-notification=tea")))
        // A forged press would be heard before this one.
        try window.tap(notification: "It is soon.")
        try await window.wait(until: { !listener.pressed.isEmpty })
        #expect(listener.pressed == ["soon"])
    }

    @Test func `a notification that comes again replaces the first one, and no other`() async throws {
        let window = window(.granted)
        try window.tap("Now")
        try await window.wait(until: { window.notifications.count == 1 })
        try window.tap("Now")
        try await window.wait(until: { window.notifications.count == 2 })
        try window.tap("Soon")
        try await window.wait(until: { window.notifications.count == 3 })
        let names = window.notificationNames
        #expect(names[0] == names[1] && names[1] != names[2])
        #expect(throws: WindowError.self) { try window.tap(notification: "coffee") }
    }

    @Test func `a visitor who doesn't allow it isn't`() async throws {
        let window = window(.denied)
        try window.tap("Ask")
        try await window.wait(for: "refused")
        try window.tap("Now")
        try await window.wait(for: "not allowed")
        #expect(window.notifications.isEmpty)
    }

    @Test func `a notification waits for its time, and can be taken back`() async throws {
        let window = window(.granted)
        try window.tap("Later")
        try await window.wait(for: "1 wait after later")
        try window.tap("Cancel")
        try await window.wait(for: "0 wait")
        try window.tap("Soon")
        try await window.wait(until: { !window.notifications.isEmpty })
        #expect(window.notifications == ["Tea\nIt is soon."])
        // The timer calls the delegate in the context of the window in the foreground.
        #expect(!listener.asked.isEmpty && !listener.asked.contains(nil))
    }

    private func request(_ name: String, after seconds: TimeInterval? = nil) -> UNNotificationRequest {
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: name, content: UNMutableNotificationContent(), trigger: trigger)
    }

    @Test func `visitors whose notifications are old and seen by nobody are forgotten, and those who wait aren't`() {
        var desks = NotificationDesks()
        let now = Date()
        desks.desk(of: "waiting").add(request("later", after: 3600))
        for visitor in 0..<1000 {
            desks.desk(of: "\(visitor)", now: now.addingTimeInterval(2 * NotificationDesks.keptForSeconds))
                .add(request("now"))
        }
        #expect(desks.count <= 65 && desks["waiting"]?.isWaiting == true && desks["999"] != nil)
        desks["waiting"]?.removeAll()
        desks.removeEmpty("waiting")
        desks.removeEmpty("999")
        #expect(desks["waiting"] == nil && desks["999"] != nil)
    }

    @Test func `of too many visitors those who wait aren't forgotten for those who have seen what came`() {
        var desks = NotificationDesks()
        desks.desk(of: "waiting").add(request("later", after: 3600))
        for visitor in 0..<NotificationDesks.countMax + 10 { desks.desk(of: "\(visitor)").add(request("now")) }
        #expect(desks.count <= NotificationDesks.countMax && desks["waiting"]?.isWaiting == true)
        #expect(desks["\(NotificationDesks.countMax + 9)"] != nil && desks["0"] == nil)
        desks["waiting"]?.removeAll()
    }

    @Test func `a calendar's trigger comes at the next time that matches`() throws {
        var components = DateComponents()
        components.hour = 9
        components.timeZone = TimeZone(identifier: "UTC")
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        let next = try #require(trigger.nextTriggerDate())
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        #expect(next > Date() && calendar.component(.hour, from: next) == 9)
    }
}
