import Foundation

/// A host's windows: which connection shows which window, and which windows wait for their client to reconnect.
@MainActor
final class WindowRegistry {
    private let limits: HostConfiguration.Limits
    private var windows: [String: LiveWindow] = [:] { didSet { countChanged() } }
    private var tokens: [WindowHandle.ID: String] = [:]
    private var shown: [ConnectionID: LiveWindow] = [:] { didSet { countChanged() } }
    /// Called when the number of windows, or of windows shown by a page, changes.
    var countChanged: @MainActor () -> Void = {}
    /// Tokens of the windows without a connection; the one that has waited longest comes first.
    private var waiting: [String] = []
    /// The detachment after which each waiting window expires: a window that was reattached and detached again starts a new wait.
    private var expiries: [String: Int] = [:]
    private var detachments = 0
    private var lastIdentifier = 0

    init(limits: HostConfiguration.Limits) { self.limits = limits }

    var count: Int { windows.count }
    /// How many windows are shown by a page.
    var shownCount: Int { shown.count }

    func window(shownBy connection: ConnectionID) -> LiveWindow? { shown[connection] }

    func window(_ id: WindowHandle.ID) -> LiveWindow? { tokens[id].flatMap { windows[$0] } }

    /// The window that a client asks to resume, if it exists and belongs to that visitor.
    func window(token: String, visitor: String) -> LiveWindow? {
        windows[token].flatMap { $0.handle.visitor == visitor ? $0 : nil }
    }

    /// The windows that outlive this process.
    var claims: [WindowRecord.Claim] { windows.values.compactMap { $0.kept?.record.claim } }

    func window(of claim: WindowRecord.Claim) -> LiveWindow? {
        windows.values.first { $0.kept?.record.claim == claim }
    }

    /// Whether `makeWindow` would succeed.
    func hasRoom(for party: Party) -> Bool {
        let ownWaits = waiting.contains { windows[$0]?.handle.visitor == party.visitor }
        guard count(of: party.visitor) < limits.windowCountPerVisitorMax || ownWaits else { return false }
        return windows.count < limits.windowCountMax || ownWaits
            || !richer(than: party, Census(windows.values.map(\.party))).isEmpty
    }

    /// Makes a window; returns nil if the visitor, or all visitors together, have too many. To make room, it closes waiting
    /// windows of the visitor, and then one of whoever has most.
    /// - Returns: The window, and the connections whose windows were closed for it.
    ///
    /// - Parameters:
    ///   - token: The token of a window that another process had; a new window gets its own.
    ///   - keep: Makes the record with which a window of that token outlives this process.
    func makeWindow(
        party: Party, token: String = Secret.make(), keep: (_ token: String) -> KeptRecord? = { _ in nil },
        makeContent: (WindowHandle) -> any WindowContent
    ) -> (window: LiveWindow?, losers: [ConnectionID]) {
        if count(of: party.visitor) >= limits.windowCountPerVisitorMax { closeLongestWaiting(of: party.visitor) }
        guard count(of: party.visitor) < limits.windowCountPerVisitorMax else { return (nil, []) }
        let losers = windows.count >= limits.windowCountMax ? makeRoom(for: party) : []
        guard windows.count < limits.windowCountMax else { return (nil, losers) }
        lastIdentifier += 1
        let handle = WindowHandle(id: WindowHandle.ID(rawValue: lastIdentifier), visitor: party.visitor)
        let window = LiveWindow(
            token: token, handle: handle, address: party.address, limits: limits, kept: keep(token),
            makeContent: makeContent)
        windows[window.token] = window
        tokens[handle.id] = window.token
        return (window, losers)
    }

    private func count(of visitor: String) -> Int { windows.values.count { $0.handle.visitor == visitor } }

    /// Records that a connection shows a window; returns the connection that did so before, which has to be closed.
    func show(_ window: LiveWindow, by connection: ConnectionID) -> ConnectionID? {
        let previous = window.link?.id
        if let previous { shown[previous] = nil }
        waiting.removeAll { $0 == window.token }
        shown[connection] = window
        return previous
    }

    /// A connection has ended; its window waits for a while.
    func detach(_ connection: ConnectionID) {
        guard let window = shown.removeValue(forKey: connection) else { return }
        window.detach()
        // Detaching may have revealed that another process has the window.
        guard windows[window.token] != nil else { return }
        waiting.append(window.token)
        closeLater(window)
        if waiting.count > limits.detachedWindowCountMax {
            closeLongestWaiting(of: Census(waiting.compactMap { windows[$0]?.party }).most)
        }
    }

    func closeAll() {
        let all = windows.values
        windows = [:]
        tokens = [:]
        expiries = [:]
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

    // MARK: Room

    /// Closes a waiting window of the newcomer, or else a window of whoever has most: a waiting one, or the newest. A party that
    /// has no more windows than the newcomer will have loses none.
    private func makeRoom(for newcomer: Party) -> [ConnectionID] {
        if closeLongestWaiting(of: newcomer.visitor) { return [] }
        let richer = richer(than: newcomer, Census(windows.values.map(\.party)))
        if richer.isEmpty || closeLongestWaiting(of: richer) { return [] }
        let newest = windows.values.filter { richer.contains($0.party) }
            .max { $0.handle.id.rawValue < $1.handle.id.rawValue }
        guard let newest else { return [] }
        let connection = newest.link?.id
        if let connection { shown[connection] = nil }
        close(newest.token)
        return connection.map { [$0] } ?? []
    }

    private func richer(than newcomer: Party, _ census: Census) -> Set<Party> {
        census.most.filter { census.isRicher($0, than: newcomer) && $0.visitor != newcomer.visitor }
    }

    /// - Returns: Whether there was one.
    @discardableResult
    private func closeLongestWaiting(of visitor: String) -> Bool {
        closeLongestWaiting { $0.handle.visitor == visitor }
    }

    @discardableResult
    private func closeLongestWaiting(of parties: Set<Party>) -> Bool {
        closeLongestWaiting { parties.contains($0.party) }
    }

    private func closeLongestWaiting(where matches: (LiveWindow) -> Bool) -> Bool {
        guard let token = waiting.first(where: { windows[$0].map(matches) ?? false }) else { return false }
        close(token)
        return true
    }

    /// Closes a window that another process has taken over.
    /// - Returns: The connection that showed it.
    func lose(_ window: LiveWindow) -> ConnectionID? {
        let connection = window.link?.id
        if let connection { shown[connection] = nil }
        close(window.token)
        return connection
    }

    private func close(_ token: String) {
        waiting.removeAll { $0 == token }
        expiries[token] = nil
        guard let window = windows.removeValue(forKey: token) else { return }
        tokens[window.handle.id] = nil
        window.close()
    }
}
