import DisplayList

/// Numbers a window's announcements, and keeps the last few in its display list until every client has surely had them.
struct AnnouncementQueue {
    /// Enough for all that may be said while frames are merged.
    static let countMax = 16

    private var announcements: [Announcement] = []
    private var lastSerial = 0
    private(set) var hasNews = false

    mutating func append(_ requests: [Announcement.Request]) {
        guard !requests.isEmpty else { return }
        for request in requests {
            lastSerial += 1
            announcements.append(Announcement(request.text, kind: request.kind, serial: lastSerial))
        }
        announcements = announcements.suffix(Self.countMax)
        hasNews = true
    }

    /// A content that puts announcements into its lists by itself is left alone.
    mutating func put(into list: inout DisplayList) {
        hasNews = false
        if !announcements.isEmpty { list.announcements = announcements }
    }
}
