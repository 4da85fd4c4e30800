import Foundation

/// An LRU cache of compressed bodies, limited by their size.
struct KeptBodies {
    struct Key: Hashable {
        let address: String
        let coding: ContentCoding
    }

    struct Entry {
        /// Nil if compression gains nothing.
        var body: Data?
        var isPolished = false
        /// When it was last requested, counted in requests.
        fileprivate var use: Int
        fileprivate let overhead: Int

        fileprivate var byteCount: Int { (body?.count ?? 0) + overhead }
    }

    let byteCountMax: Int
    private var entries: [Key: Entry] = [:]
    private(set) var byteCount = 0
    private var useCount = 0
    /// The keys that are being compressed.
    var underWay: Set<Key> = []
    /// The keys that wait for the thorough pass.
    var polishing: Set<Key> = []

    init(byteCountMax: Int) { self.byteCountMax = byteCountMax }

    mutating func use(_ key: Key) -> Entry? {
        guard entries[key] != nil else { return nil }
        useCount += 1
        entries[key]?.use = useCount
        return entries[key]
    }

    mutating func keep(_ body: Data?, _ key: Key) {
        useCount += 1
        // The approximate size of a key in the dictionary.
        let overhead = key.address.utf8.count + 100
        let entry = Entry(body: body, use: useCount, overhead: overhead)
        byteCount += entry.byteCount - (entries[key]?.byteCount ?? 0)
        entries[key] = entry
        forgetOldest()
    }

    /// Whether the thorough pass is still to be made.
    func isRough(_ key: Key) -> Bool { entries[key].map { $0.body != nil && !$0.isPolished } ?? false }

    /// Takes over the result of the thorough pass, unless the body was evicted meanwhile.
    mutating func polish(_ key: Key, _ shorter: Data?) {
        guard let entry = entries[key], let body = entry.body else { return }
        entries[key]?.isPolished = true
        guard let shorter, shorter.count < body.count else { return }
        entries[key]?.body = shorter
        byteCount += shorter.count - body.count
    }

    /// Evicts somewhat more than necessary, so that not every insertion has to sort by age.
    private mutating func forgetOldest() {
        guard byteCount > byteCountMax else { return }
        for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) where entry.use < useCount {
            guard byteCount > byteCountMax / 8 * 7 else { break }
            byteCount -= entry.byteCount
            entries[key] = nil
        }
    }
}
