/// The layouts of late. Bounded: when the young half is full, the old half is forgotten and the young one grows old;
/// what is found in the old half becomes young again.
struct LayoutCache {
    /// Entries of one half, and the lines in them all together.
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
