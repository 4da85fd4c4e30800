import Foundation

/// The windows of a host: which connection shows which, and which ones wait for their client to come back.
@MainActor
final class WindowRegistry {
    private let limits: HostConfiguration.Limits
    private var windows: [String: LiveWindow] = [:]
    private var shown: [ConnectionID: LiveWindow] = [:]
    /// Tokens of windows without a connection, the one that has waited longest first.
    private var waiting: [String] = []
    /// The detachment by which each waiting window will expire: one that came back and left again waits anew.
    private var expiries: [String: Int] = [:]
    private var detachments = 0
    private var lastIdentifier = 0

    init(limits: HostConfiguration.Limits) { self.limits = limits }

    var count: Int { windows.count }

    func window(shownBy connection: ConnectionID) -> LiveWindow? { shown[connection] }

    /// The window that a client asks to resume, if it is there and that visitor's.
    func window(token: String, visitor: String) -> LiveWindow? {
        windows[token].flatMap { $0.handle.visitor == visitor ? $0 : nil }
    }

    /// Makes a window; nil where the visitor, or everybody together, has too many. Windows that wait make room.
    func makeWindow(visitor: String, makeContent: (WindowHandle) -> any WindowContent) -> LiveWindow? {
        let own = windows.values.filter { $0.handle.visitor == visitor }
        if own.count >= limits.windowCountPerVisitorMax { closeLongestWaiting { $0.handle.visitor == visitor } }
        if windows.count >= limits.windowCountMax { closeLongestWaiting { _ in true } }
        let ownCount = windows.values.count { $0.handle.visitor == visitor }
        guard ownCount < limits.windowCountPerVisitorMax, windows.count < limits.windowCountMax else { return nil }
        lastIdentifier += 1
        let handle = WindowHandle(id: WindowHandle.ID(rawValue: lastIdentifier), visitor: visitor)
        let window = LiveWindow(token: Secret.make(), handle: handle, limits: limits, makeContent: makeContent)
        windows[window.token] = window
        return window
    }

    /// Notes that a connection shows a window; returns the one that did before, which is to be closed.
    func show(_ window: LiveWindow, by connection: ConnectionID) -> ConnectionID? {
        let previous = window.link?.id
        if let previous { shown[previous] = nil }
        waiting.removeAll { $0 == window.token }
        shown[connection] = window
        return previous
    }

    /// A connection is gone; its window waits for a while.
    func detach(_ connection: ConnectionID) {
        guard let window = shown.removeValue(forKey: connection) else { return }
        window.detach()
        waiting.append(window.token)
        if waiting.count > limits.detachedWindowCountMax { closeLongestWaiting { _ in true } }
        closeLater(window)
    }

    func closeAll() {
        let all = windows.values
        windows = [:]
        shown = [:]
        waiting = []
        for window in all { window.close() }
    }

    private func closeLater(_ window: LiveWindow) {
        detachments += 1
        let (token, detachment) = (window.token, detachments)
        expiries[token] = detachment
        DispatchQueue.main.asyncAfter(deadline: .now() + limits.retentionSeconds) { [weak self] in
            MainActor.assumeIsolated { self?.expire(token, detachment: detachment) }
        }
    }

    private func expire(_ token: String, detachment: Int) {
        guard expiries[token] == detachment, waiting.contains(token) else { return }
        close(token)
    }

    private func closeLongestWaiting(where matches: (LiveWindow) -> Bool) {
        if let token = waiting.first(where: { windows[$0].map(matches) ?? false }) { close(token) }
    }

    private func close(_ token: String) {
        waiting.removeAll { $0 == token }
        expiries[token] = nil
        windows.removeValue(forKey: token)?.close()
    }
}
