/// A bounded cache of layouts in two generations: when the young one is full, the old one is dropped and replaced by it. Entries
/// found in the old generation move to the young one.
struct LayoutCache {
    /// The limits of one generation: entries, and lines in all of them.
    private static let entriesMax = 4096
    private static let linesMax = 65_536

    private var young: [LayoutRequest: LaidOutText] = [:]
    private var old: [LayoutRequest: LaidOutText] = [:]
    private var youngLines = 0

    var count: Int { young.count + old.count }

    subscript(request: LayoutRequest) -> LaidOutText? {
        mutating get {
            if let text = young[request] { return text }
            guard let text = old[request] else { return nil }
            self[request] = text
            return text
        }
        set {
            guard let newValue else { return }
            if young.count >= Self.entriesMax || youngLines >= Self.linesMax {
                old = young
                young = [:]
                youngLines = 0
            }
            young[request] = newValue
            youngLines += newValue.lines.count
        }
    }
}
