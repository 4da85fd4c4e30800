import Foundation

/// The windows of a host: which connection shows which, and which ones wait for their client to come back.
@MainActor
final class WindowRegistry {
    private let limits: HostConfiguration.Limits
    private var windows: [String: LiveWindow] = [:] { didSet { countChanged() } }
    private var tokens: [WindowHandle.ID: String] = [:]
    private var shown: [ConnectionID: LiveWindow] = [:] { didSet { countChanged() } }
    /// Told when there are more windows or fewer, or a page shows more of them or fewer.
    var countChanged: @MainActor () -> Void = {}
    /// Tokens of windows without a connection, the one that has waited longest first.
    private var waiting: [String] = []
    /// The detachment by which each waiting window will expire: one that came back and left again waits anew.
    private var expiries: [String: Int] = [:]
    private var detachments = 0
    private var lastIdentifier = 0

    init(limits: HostConfiguration.Limits) { self.limits = limits }

    var count: Int { windows.count }
    /// How many of them a page shows.
    var shownCount: Int { shown.count }

    func window(shownBy connection: ConnectionID) -> LiveWindow? { shown[connection] }

    func window(_ id: WindowHandle.ID) -> LiveWindow? { tokens[id].flatMap { windows[$0] } }

    /// The window that a client asks to resume, if it is there and that visitor's.
    func window(token: String, visitor: String) -> LiveWindow? {
        windows[token].flatMap { $0.handle.visitor == visitor ? $0 : nil }
    }

    /// The windows that outlive this process.
    var claims: [WindowRecord.Claim] { windows.values.compactMap { $0.kept?.record.claim } }

    func window(of claim: WindowRecord.Claim) -> LiveWindow? {
        windows.values.first { $0.kept?.record.claim == claim }
    }

    /// Whether `makeWindow` would make one.
    func hasRoom(for party: Party) -> Bool {
        let ownWaits = waiting.contains { windows[$0]?.handle.visitor == party.visitor }
        guard count(of: party.visitor) < limits.windowCountPerVisitorMax || ownWaits else { return false }
        return windows.count < limits.windowCountMax || ownWaits
            || !richer(than: party, Census(windows.values.map(\.party))).isEmpty
    }

    /// Makes a window; nil where the visitor, or everybody together, has too many. Windows of the visitor's that wait make
    /// room, and then one of whoever has most.
    /// - Returns: The window, and the connections that have lost theirs for it.
    ///
    /// - Parameters:
    ///   - token: Of a window that was another process's; a new one has its own.
    ///   - keep: Gives the record by which a window of that token outlives this process.
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
        // By that it may have turned out that another process has it.
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

    /// Closes a window of the newcomer's own that waits, or else one of whoever has most: one that waits, or the newest.
    /// Nobody else makes room who has no more windows than the newcomer will have.
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

    /// Closes a window that another process has.
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
