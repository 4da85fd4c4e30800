import Foundation
import Permissions
import Synchronization
@_spi(Nodes) import ViewTree

/// Handles notifications.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Asks how to present a notification while the app is in the foreground.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The same, with a completion handler.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user has pressed a notification.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// The same, with a completion handler.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Calls the method with a completion handler.
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { answer in
            userNotificationCenter(center, willPresent: notification) { answer.resume(returning: $0) }
        }
    }

    /// Doesn't present the notification.
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    /// Calls the method with a completion handler.
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        await withCheckedContinuation { done in
            userNotificationCenter(center, didReceive: response) { done.resume() }
        }
    }

    /// Does nothing.
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}

/// Notifies the visitor of the current window: by the browser if it is allowed to, else by a banner in the page.
///
/// See [UNUserNotificationCenter](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter). A
/// notification only reaches a visitor who has a page of the app open, possibly in the background.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()

    /// The app's notification center.
    public static func current() -> UNUserNotificationCenter { shared }

    // @unchecked: the delegate is only called on the main actor.
    private struct State: @unchecked Sendable {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var categories: Set<UNNotificationCategory> = []
    }

    private let state = Mutex<State>(State())
    @MainActor private static var desks = NotificationDesks()

    /// The delegate.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// Always false: content extensions aren't supported.
    public var supportsContentExtensions: Bool { false }

    private var visitor: String { PermissionDesk.shared.prompt?.visitor ?? "" }

    /// - Returns: The closure's result; nil for a visitor without notifications.
    @discardableResult
    @MainActor private func withKnownDesk<Result>(
        of visitor: String, _ action: (NotificationDesk) -> Result
    ) -> Result? {
        guard let desk = Self.desks[visitor] else { return nil }
        defer { Self.desks.removeEmpty(visitor) }
        return action(desk)
    }

    @MainActor private func add(_ request: UNNotificationRequest, for visitor: String) {
        VisitorWindows.shared.notificationWasPressed = { name, visitor in
            UNUserNotificationCenter.shared.withKnownDesk(of: visitor) { $0.respond(to: name) }
        }
        Self.desks.desk(of: visitor).add(request)
    }

    // MARK: Permission

    /// Asks the visitor for permission, and the browser.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        let visitor = visitor
        let isGranted = await PermissionDesk.shared.request(.notifications, isPersonal: true)
        if isGranted {
            await MainActor.run { VisitorWindows.shared.windows(of: visitor).first?.request(.allowNotifications) }
        }
        return isGranted
    }

    /// Asks the visitor for permission, and the browser.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { completionHandler((try? await requestAuthorization(options: options)) ?? false, nil) }
    }

    /// The visitor's settings.
    public func notificationSettings() async -> UNNotificationSettings { settings }

    /// The visitor's settings.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = settings
        // A task keeps the caller's window.
        Task { completionHandler(settings) }
    }

    private var settings: UNNotificationSettings {
        switch PermissionDesk.shared.decision(on: .notifications, isPersonal: true) {
        case .notDetermined: UNNotificationSettings(.notDetermined)
        case .denied: UNNotificationSettings(.denied)
        case .granted: UNNotificationSettings(.authorized)
        }
    }

    // MARK: Notifications

    /// Schedules a notification.
    /// - Throws: `UNError.notificationsNotAllowed` if the visitor hasn't allowed notifications.
    public func add(_ request: UNNotificationRequest) async throws {
        guard settings.authorizationStatus == .authorized else { throw UNError(.notificationsNotAllowed) }
        let visitor = visitor
        await MainActor.run { add(request, for: visitor) }
    }

    /// Schedules a notification.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task {
            do {
                try await add(request)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    /// The pending notifications, the next one first.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        let visitor = visitor
        return await MainActor.run { withKnownDesk(of: visitor) { $0.requests } ?? [] }
    }

    /// The pending notifications, the next one first.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { completionHandler(await pendingNotificationRequests()) }
    }

    /// The delivered notifications.
    public func deliveredNotifications() async -> [UNNotification] {
        let visitor = visitor
        return await MainActor.run { withKnownDesk(of: visitor) { $0.delivered } ?? [] }
    }

    /// The delivered notifications.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler(await deliveredNotifications()) }
    }

    /// Removes some pending notifications.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        change { $0.remove(identifiers) }
    }

    /// Removes all pending notifications.
    public func removeAllPendingNotificationRequests() { change { $0.removeAll() } }

    /// Removes some delivered notifications.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        change { $0.removeDelivered(identifiers) }
    }

    /// Removes all delivered notifications.
    public func removeAllDeliveredNotifications() { change { $0.removeAllDelivered() } }

    private func change(_ change: @escaping @MainActor @Sendable (NotificationDesk) -> Void) {
        let visitor = visitor
        Task { @MainActor in withKnownDesk(of: visitor, change) }
    }

    /// Stores the categories. Their actions aren't shown.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        state.withLock { $0.categories = categories }
    }

    /// The categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

    /// Does nothing: a page has no badge.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    /// Does nothing: a page has no badge.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}

/// Why a notification can't be scheduled.
public struct UNError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }

    /// The reason.
    public let code: Code
    init(_ code: Code) { self.code = code }
}
