import Foundation
import os
import Synchronization

/// Identifies visitors by their cookies, and admits newcomers up to a rate for each address. Safe from any thread.
final class VisitorDesk: Sendable {
    /// A forged cookie costs as much as this many newcomers.
    private static let inventionCost = 10

    enum Answer: Equatable {
        case known(Visitor)
        case newcomer(Visitor)
        /// The address has sent too many newcomers lately.
        case tooMany
        /// Whether an old id was ours can't be determined at the moment.
        case later
    }

    private let keys: SigningKeys
    private let wasKnownUnsigned: @Sendable (_ name: String) -> Bool?
    private let newcomers: Mutex<RateTable>
    /// Capped at the burst, or a forged cookie could never be admitted.
    private let inventionCost: Int

    init(identity: HostConfiguration.Identity, limits: HostConfiguration.Limits) {
        keys = Self.keys(in: identity.keyFile, identity.isKeyFileCopied)
        wasKnownUnsigned = identity.wasKnownUnsigned
        inventionCost = max(1, min(Self.inventionCost, limits.newcomerBurst))
        newcomers = Mutex(
            RateTable(capacity: limits.newcomerBurst, tokensPerSecond: limits.newcomersPerSecondAndAddress))
    }

    /// If keys can't be stored, the host still works, but doesn't recognize visitors after a restart.
    private static func keys(in file: URL?, _ isCopied: Bool) -> SigningKeys {
        guard let file else { return SigningKeys() }
        // If values are stored elsewhere, nobody else has created the folder. If it can't be created, opening the file reports
        // the error.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        do {
            return try SigningKeys(file: SigningKeyFile(path: file.path), areCopied: isCopied)
        } catch {
            HostLog.write("\(error); visitors are known until the process ends")
            return SigningKeys()
        }
    }

    /// The visitor of a request, if we have signed its cookie.
    func visitor(ofCookie header: String, isSecure: Bool) -> Visitor? {
        guard case .visitor(let visitor) = cookie(isSecure).content(ofHeader: header) else { return nil }
        return visitor
    }

    /// The visitor for whom a page is made. An unsigned id is accepted if something is stored under it.
    func receive(cookie header: String, isSecure: Bool, from address: String, atSeconds now: Double) -> Answer {
        switch cookie(isSecure).content(ofHeader: header) {
        case .visitor(let visitor): return .known(visitor)
        case .unsigned(let visitor):
            guard admit(1, from: address, atSeconds: now) else { return .tooMany }
            // Don't issue a new cookie yet: it would permanently replace the old one.
            guard let wasKnown = wasKnownUnsigned(visitor.name) else { return .later }
            if wasKnown { return .known(visitor) }
            return admit(inventionCost - 1, from: address, atSeconds: now) ? .newcomer(.make()) : .tooMany
        case .invented:
            return admit(inventionCost, from: address, atSeconds: now) ? .newcomer(.make()) : .tooMany
        case .nothing: return admit(1, from: address, atSeconds: now) ? .newcomer(.make()) : .tooMany
        }
    }

    /// The header that makes a browser that visitor's.
    func header(for visitor: Visitor, isSecure: Bool) -> Response.Header { cookie(isSecure).header(for: visitor) }

    private func admit(_ cost: Int, from address: String, atSeconds now: Double) -> Bool {
        newcomers.withLock { $0.take(cost, of: address, atSeconds: now) }
    }

    private func cookie(_ isSecure: Bool) -> VisitorCookie { VisitorCookie(keys: keys, isSecure: isSecure) }
}
