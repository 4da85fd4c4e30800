import Glibc
import Synchronization

/// Signs texts and verifies its own signatures. Safe from any thread.
///
/// A new key signs after every 90 days. Older keys are accepted for as long as a cookie that they signed may be kept. If several
/// machines have copies of the file, each key is derived from the one before, so that all of them know it.
final class SigningKeys: Sendable {
    static let signsForSeconds = 90 * 86_400
    static let isKnownForSeconds = signsForSeconds + VisitorCookie.ageMaxSeconds

    private struct State {
        var keys: [SigningKey]
        /// The file's version when the keys were read.
        var version: SigningKeyFile.Version?
    }

    private let file: SigningKeyFile?
    private let areCopied: Bool
    private let state: Mutex<State>
    private let clock: @Sendable () -> Int

    /// - Parameters:
    ///   - file: Where the keys are stored; without one they last as long as the process.
    ///   - areCopied: Whether other machines may have copies of the file.
    init(
        file: SigningKeyFile?, areCopied: Bool = false, clock: @escaping @Sendable () -> Int = { time(nil) }
    ) throws(SigningKeyFile.Failure) {
        self.file = file
        self.areCopied = areCopied
        self.clock = clock
        state = Mutex(State(keys: try Self.keys(of: file, areCopied, atSeconds: clock()), version: file?.version))
    }

    /// Keys that last as long as the process.
    convenience init() {
        do {
            try self.init(file: nil)
        } catch {
            preconditionFailure("keys without a file can't fail: \(error)")
        }
    }

    /// Tells hosts with different keys apart: a browser sends the same cookies to hosts that differ only in their port. Empty
    /// without a file.
    var tag: String {
        guard file != nil, let first = state.withLock({ $0.keys.first }) else { return "" }
        return String(Digest.sha256(first.bytes).hexadecimal.prefix(8))
    }

    func signature(of text: String) -> String {
        renew()
        let key = state.withLock { $0.keys[$0.keys.count - 1] }
        return Digest.hmac(Array(text.utf8), key: key.bytes).hexadecimal
    }

    func isSignature(_ signature: some StringProtocol, of text: String) -> Bool {
        guard let given = [UInt8](hexadecimal: signature) else { return false }
        if knows(given, of: text) { return true }
        return reload() && knows(given, of: text)
    }

    private func knows(_ signature: [UInt8], of text: String) -> Bool {
        let bytes = Array(text.utf8)
        let oldest = clock() - Self.isKnownForSeconds
        let all = state.withLock { $0.keys }
        let keys = (all + following(all.last)).filter { $0.madeSeconds >= oldest }
        return keys.contains { Digest.isEqual(Digest.hmac(bytes, key: $0.bytes), signature) }
    }

    /// The keys that another machine may already sign with, if its clock is ahead.
    private func following(_ last: SigningKey?) -> [SigningKey] {
        guard areCopied, let last else { return [] }
        let seconds = Self.signsForSeconds
        let end = clock() + Self.clockDifferenceMaxSeconds
        return Array(
            sequence(first: last.next(afterSeconds: seconds)) { $0.next(afterSeconds: seconds) }
                .prefix { $0.madeSeconds <= end })
    }

    private static let clockDifferenceMaxSeconds = 3600

    /// Makes another key if the last one has signed for long enough. If the new key can't be saved, the old one stays in use.
    private func renew() {
        let now = clock()
        guard state.withLock({ Self.nextKey(after: $0.keys, areCopied, atSeconds: now) != nil }) else { return }
        if let keys = try? Self.keys(of: file, areCopied, atSeconds: now) { take(keys) }
    }

    /// Reads the keys again, since another process with the same file may have made one.
    /// - Returns: Whether there was anything new to read.
    private func reload() -> Bool {
        guard let file, let version = file.version, state.withLock({ $0.version != version }),
            let keys = try? file.keys(adding: { _ in nil }), !keys.isEmpty
        else { return false }
        take(keys)
        return true
    }

    /// Adds keys to those that are known already: if the file was removed or is missing, existing cookies stay valid.
    private func take(_ keys: [SigningKey]) {
        let version = file?.version
        let oldest = clock() - Self.isKnownForSeconds
        state.withLock { state in
            let others = state.keys.filter { key in key.madeSeconds >= oldest && !keys.contains(key) }
            state = State(keys: Self.merged(others, keys), version: version)
        }
    }

    /// In the order in which they were made; the newest signs.
    private static func merged(_ known: [SigningKey], _ new: [SigningKey]) -> [SigningKey] {
        let all = known + new
        let order = all.indices.sorted { (all[$0].madeSeconds, $0) < (all[$1].madeSeconds, $1) }
        return order.map { all[$0] }
    }

    private static func keys(
        of file: SigningKeyFile?, _ areCopied: Bool, atSeconds now: Int
    ) throws(SigningKeyFile.Failure) -> [SigningKey] {
        guard let file else { return [SigningKey.make(atSeconds: now)] }
        var keys: [SigningKey] = []
        // If the file wasn't used for a year, several keys have to be derived.
        repeat {
            let count = keys.count
            keys = try file.keys { nextKey(after: $0, areCopied, atSeconds: now) }
            if keys.count == count { break }
        } while nextKey(after: keys, areCopied, atSeconds: now) != nil
        return keys
    }

    private static func nextKey(after keys: [SigningKey], _ areCopied: Bool, atSeconds now: Int) -> SigningKey? {
        guard let last = keys.last else { return .make(atSeconds: now) }
        guard now - last.madeSeconds >= signsForSeconds else { return nil }
        return areCopied ? last.next(afterSeconds: signsForSeconds) : .make(atSeconds: now)
    }
}
