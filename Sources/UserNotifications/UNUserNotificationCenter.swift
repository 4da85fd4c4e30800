import Foundation
import Permissions
import Synchronization
@_spi(Nodes) import ViewTree

/// Hears of notifications.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification comes while somebody looks at the app: how it is shown.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The same, for those who answer by a closure.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// A person has pressed a notification.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// The same, for those who say by a closure that they have done with it.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Asks the form with a closure.
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { answer in
            userNotificationCenter(center, willPresent: notification) { answer.resume(returning: $0) }
        }
    }

    /// It isn't shown.
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    /// Calls the form with a closure.
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

/// Notifies the visitor whose window the code runs in: by their browser, where that allows it, else by a banner in the page.
///
/// See [UNUserNotificationCenter](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter). A
/// notification reaches a visitor who has a page of the app open, be it behind others.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()

    /// That of the app.
    public static func current() -> UNUserNotificationCenter { shared }

    // @unchecked: the delegate is only called on the main actor.
    private struct State: @unchecked Sendable {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var categories: Set<UNNotificationCategory> = []
    }

    private let state = Mutex<State>(State())
    @MainActor private static var desks = NotificationDesks()

    /// Hears of notifications.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// Whether there is more here than words: there isn't.
    public var supportsContentExtensions: Bool { false }

    private var visitor: String { PermissionDesk.shared.prompt?.visitor ?? "" }

    /// - Returns: What the closure returns; nil for a visitor of whom nothing is kept.
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

    /// Asks the visitor, and their browser.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        let visitor = visitor
        let isGranted = await PermissionDesk.shared.request(.notifications, isPersonal: true)
        if isGranted {
            await MainActor.run { VisitorWindows.shared.windows(of: visitor).first?.request(.allowNotifications) }
        }
        return isGranted
    }

    /// Asks the visitor, and their browser.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { completionHandler((try? await requestAuthorization(options: options)) ?? false, nil) }
    }

    /// What the visitor has allowed.
    public func notificationSettings() async -> UNNotificationSettings { settings }

    /// What the visitor has allowed.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = settings
        DispatchQueue.global().async { completionHandler(settings) }
    }

    private var settings: UNNotificationSettings {
        switch PermissionDesk.shared.decision(on: .notifications, isPersonal: true) {
        case .notDetermined: UNNotificationSettings(.notDetermined)
        case .denied: UNNotificationSettings(.denied)
        case .granted: UNNotificationSettings(.authorized)
        }
    }

    // MARK: Notifications

    /// Lets a notification come.
    /// - Throws: `UNError.notificationsNotAllowed` where the visitor hasn't allowed it.
    public func add(_ request: UNNotificationRequest) async throws {
        guard settings.authorizationStatus == .authorized else { throw UNError(.notificationsNotAllowed) }
        let visitor = visitor
        await MainActor.run { add(request, for: visitor) }
    }

    /// Lets a notification come.
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

    /// Those that wait, the next first.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        let visitor = visitor
        return await MainActor.run { withKnownDesk(of: visitor) { $0.requests } ?? [] }
    }

    /// Those that wait, the next first.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { completionHandler(await pendingNotificationRequests()) }
    }

    /// Those that have come.
    public func deliveredNotifications() async -> [UNNotification] {
        let visitor = visitor
        return await MainActor.run { withKnownDesk(of: visitor) { $0.delivered } ?? [] }
    }

    /// Those that have come.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler(await deliveredNotifications()) }
    }

    /// Takes back some that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        change { $0.remove(identifiers) }
    }

    /// Takes back all that wait.
    public func removeAllPendingNotificationRequests() { change { $0.removeAll() } }

    /// Forgets some that have come.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        change { $0.removeDelivered(identifiers) }
    }

    /// Forgets all that have come.
    public func removeAllDeliveredNotifications() { change { $0.removeAllDelivered() } }

    private func change(_ change: @escaping @MainActor @Sendable (NotificationDesk) -> Void) {
        let visitor = visitor
        Task { @MainActor in withKnownDesk(of: visitor, change) }
    }

    /// Notes the kinds of notifications. Their actions aren't shown.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        state.withLock { $0.categories = categories }
    }

    /// The kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

    /// A page has no icon with a number: nothing changes.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    /// A page has no icon with a number: nothing changes.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}

/// Why a notification can't come.
public struct UNError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }

    /// The reason.
    public let code: Code
    init(_ code: Code) { self.code = code }
}
