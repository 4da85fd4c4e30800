import DisplayList

/// Numbers a window's requests, and keeps the last few in its display list until a client has surely performed them.
struct RequestQueue {
    /// Enough for all that may be asked for while frames are merged.
    static let countMax = 16

    private var requests: [BrowserRequest.Numbered] = []
    private var lastSerial = 0
    private(set) var hasNews = false

    mutating func append(_ added: [BrowserRequest]) {
        guard !added.isEmpty else { return }
        for request in added {
            lastSerial += 1
            requests.append(BrowserRequest.Numbered(request, serial: lastSerial))
        }
        requests = requests.suffix(Self.countMax)
        hasNews = true
    }

    /// Those up to a serial were performed. A page that is loaded again would perform them once more.
    mutating func forget(upTo serial: Int) { requests.removeAll { $0.serial <= serial } }

    /// A content that puts requests into its lists by itself is left alone.
    mutating func put(into list: inout DisplayList) {
        hasNews = false
        if !requests.isEmpty { list.requests = requests }
    }
}
