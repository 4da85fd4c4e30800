import Foundation

/// Compressed bodies, as many as there is room for: those that were asked for last.
struct KeptBodies {
    struct Key: Hashable {
        let address: String
        let coding: ContentCoding
    }

    struct Entry {
        /// Nil where compressing gains nothing.
        var body: Data?
        var isPolished = false
        /// When it was asked for last, counted in requests.
        fileprivate var use: Int
        fileprivate let overhead: Int

        fileprivate var byteCount: Int { (body?.count ?? 0) + overhead }
    }

    let byteCountMax: Int
    private var entries: [Key: Entry] = [:]
    private(set) var byteCount = 0
    private var useCount = 0
    /// What somebody is compressing.
    var underWay: Set<Key> = []
    /// What waits for the thorough pass.
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
        // What a table needs for a key.
        let overhead = key.address.utf8.count + 100
        let entry = Entry(body: body, use: useCount, overhead: overhead)
        byteCount += entry.byteCount - (entries[key]?.byteCount ?? 0)
        entries[key] = entry
        forgetOldest()
    }

    /// Whether the thorough pass would make it shorter.
    func isRough(_ key: Key) -> Bool { entries[key].map { $0.body != nil && !$0.isPolished } ?? false }

    /// Takes over what the thorough pass has made, unless the body was forgotten meanwhile.
    mutating func polish(_ key: Key, _ shorter: Data?) {
        guard let entry = entries[key], let body = entry.body else { return }
        entries[key]?.isPolished = true
        guard let shorter, shorter.count < body.count else { return }
        entries[key]?.body = shorter
        byteCount += shorter.count - body.count
    }

    /// Some more than has to go, so that not each new one asks which is the oldest.
    private mutating func forgetOldest() {
        guard byteCount > byteCountMax else { return }
        for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) where entry.use < useCount {
            guard byteCount > byteCountMax / 8 * 7 else { break }
            byteCount -= entry.byteCount
            entries[key] = nil
        }
    }
}
