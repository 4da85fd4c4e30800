import Foundation
import os
import Synchronization

/// Tells who visitors are by their cookies, and lets newcomers in, as many of an address as may come. Safe from any thread.
final class VisitorDesk: Sendable {
    /// Making up a cookie costs as much as this many newcomers.
    private static let inventionCost = 10

    enum Answer: Equatable {
        case known(Visitor)
        case newcomer(Visitor)
        /// The address has sent too many newcomers lately.
        case tooMany
        /// Whether an old id was ours can't be told now.
        case later
    }

    private let keys: SigningKeys
    private let wasKnownUnsigned: @Sendable (_ name: String) -> Bool?
    private let newcomers: Mutex<RateTable>
    /// Never more than anybody may have at once.
    private let inventionCost: Int

    init(identity: HostConfiguration.Identity, limits: HostConfiguration.Limits) {
        keys = Self.keys(in: identity.keyFile, identity.isKeyFileCopied)
        wasKnownUnsigned = identity.wasKnownUnsigned
        inventionCost = max(1, min(Self.inventionCost, limits.newcomerBurst))
        newcomers = Mutex(
            RateTable(capacity: limits.newcomerBurst, tokensPerSecond: limits.newcomersPerSecondAndAddress))
    }

    /// Where keys can't be kept the host works all the same, and knows nobody again after its end.
    private static func keys(in file: URL?, _ isCopied: Bool) -> SigningKeys {
        guard let file else { return SigningKeys() }
        // Where values are kept elsewhere, nobody else has made it. If it can't be made, the file says why.
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

    /// Whose cookie a request has, if we have signed it.
    func visitor(ofCookie header: String, isSecure: Bool) -> Visitor? {
        guard case .visitor(let visitor) = cookie(isSecure).content(ofHeader: header) else { return nil }
        return visitor
    }

    /// Whom a page is for. An id from before ids were signed is taken where something is kept of it.
    func receive(cookie header: String, isSecure: Bool, from address: String, atSeconds now: Double) -> Answer {
        switch cookie(isSecure).content(ofHeader: header) {
        case .visitor(let visitor): return .known(visitor)
        case .unsigned(let visitor):
            guard admit(1, from: address, atSeconds: now) else { return .tooMany }
            // A newcomer's cookie would stand before the old one for ever.
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
