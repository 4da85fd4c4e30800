import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// One visitor's pending and delivered notifications.
///
/// Pending notifications are kept in memory: they are lost when the process ends.
@MainActor
final class NotificationDesk {
    /// The maximum number of pending notifications, the same as on a phone.
    static let pendingCountMax = 64
    private static let deliveredCountMax = 256

    private struct Pending {
        let request: UNNotificationRequest
        let date: Date
        let timer: any DispatchSourceTimer
    }

    private let visitor: String
    private var pending: [String: Pending] = [:]
    private(set) var delivered: [UNNotification] = []
    /// What the page calls the delivered notifications, by their identifiers. An app's identifiers can be guessed, and the address
    /// that reports a press can be a link on any site; so the page gets random names.
    private var pageNames: [String: String] = [:]

    init(visitor: String) { self.visitor = visitor }

    /// Whether there are pending notifications.
    var isWaiting: Bool { !pending.isEmpty }
    var isEmpty: Bool { pending.isEmpty && delivered.isEmpty }
    /// The date of the next notification, or else of the last one.
    var lastDate: Date { pending.values.map(\.date).min() ?? delivered.last?.date ?? .distantPast }

    var requests: [UNNotificationRequest] { pending.values.sorted { $0.date < $1.date }.map(\.request) }

    /// Adds a request. Beyond the limit, the latest pending notification is dropped.
    func add(_ request: UNNotificationRequest, now: Date = Date()) {
        remove([request.identifier])
        guard let trigger = request.trigger else { return deliver(request) }
        guard let date = trigger.date(after: now) else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(0, date.timeIntervalSince(now)))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.fire(request, date) } }
        pending[request.identifier] = Pending(request: request, date: date, timer: timer)
        timer.resume()
        if pending.count > Self.pendingCountMax, let last = requests.last { remove([last.identifier]) }
    }

    /// Delivers a notification.
    func fire(_ request: UNNotificationRequest, _ date: Date) {
        guard pending[request.identifier]?.request === request else { return }
        remove([request.identifier])
        if request.trigger?.repeats == true { add(request, now: date) }
        deliver(request)
    }

    func remove(_ identifiers: [String]) {
        for identifier in identifiers { pending.removeValue(forKey: identifier)?.timer.cancel() }
    }

    func removeAll() { remove(Array(pending.keys)) }

    func removeDelivered(_ identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
        for identifier in identifiers { pageNames[identifier] = nil }
    }

    func removeAllDelivered() {
        delivered = []
        pageNames = [:]
    }

    // MARK: Coming

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        delivered.removeAll { $0.request.identifier == request.identifier }
        delivered.append(notification)
        if delivered.count > Self.deliveredCountMax { removeDelivered([delivered[0].request.identifier]) }
        let windows = VisitorWindows.shared.windows(of: visitor)
        guard let seen = windows.first(where: \.visibility.isVisible) else {
            return show(notification, in: windows.first)
        }
        // The app is in the foreground, so its delegate decides about the presentation, in the context of the visible window.
        let center = UNUserNotificationCenter.current()
        seen.inContext {
            Task {
                let options = await center.delegate?.userNotificationCenter(center, willPresent: notification) ?? []
                if options.isSeen { show(notification, in: seen) }
            }
        }
    }

    private func show(_ notification: UNNotification, in window: ViewGraph?) {
        let content = notification.request.content
        let words = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        window?.request(
            .notify(name: pageName(of: notification.request.identifier), title: content.title, body: words))
    }

    /// The same as long as the notification is delivered, so that a newer one replaces it.
    private func pageName(of identifier: String) -> String {
        if let name = pageNames[identifier] { return name }
        let name = UUID().uuidString
        pageNames[identifier] = name
        return name
    }

    /// The user has pressed the notification that the page calls so.
    func respond(to pageName: String) {
        guard let identifier = pageNames.first(where: { $0.value == pageName })?.key,
            let notification = delivered.last(where: { $0.request.identifier == identifier })
        else { return }
        removeDelivered([identifier])
        let center = UNUserNotificationCenter.current()
        Task {
            await center.delegate?.userNotificationCenter(center, didReceive: UNNotificationResponse(notification))
        }
    }
}
