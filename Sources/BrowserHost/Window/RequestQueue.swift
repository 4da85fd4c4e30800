import DisplayList

/// Numbers a window's requests, and keeps the last few in its display list until a client has certainly performed them.
struct RequestQueue {
    /// Enough for all requests that are made while frames are coalesced.
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

    /// Drops the requests up to a serial: they were performed, and a page that is reloaded would perform them again.
    mutating func forget(upTo serial: Int) { requests.removeAll { $0.serial <= serial } }

    /// If no requests were collected, the list keeps those that the content itself put there.
    mutating func put(into list: inout DisplayList) {
        hasNews = false
        if !requests.isEmpty { list.requests = requests }
    }
}
