import JSONSyntax

/// What a page says of its sounds. A page may say anything, so it is checked here.
enum SoundReport: Equatable {
    /// The page was loaded, and plays nothing yet.
    case mounted
    case sound(id: Int, serial: Int, Event)

    enum Event: Equatable {
        /// It will play as soon as it is loaded.
        case waiting
        /// It plays, from this time on.
        case playing(Double)
        /// It plays, and has come to this time.
        case time(Double)
        /// It has this length; infinite for a stream without an end.
        case duration(Double)
        case ended
        /// The browser can't load it, or not decode it.
        case failed
    }

    init?(_ value: JSONValue) {
        if value["mounted"] != nil {
            self = .mounted
            return
        }
        guard let id = value["id"]?.integer, let serial = value["serial"]?.integer,
            let event = Event(value["event"]?.string, at: value["at"]?.number)
        else { return nil }
        self = .sound(id: id, serial: serial, event)
    }
}

extension SoundReport.Event {
    fileprivate init?(_ name: String?, at number: Double?) {
        // About thirty years: no sound is longer.
        let seconds = number.flatMap { (0..<1e9).contains($0) ? $0 : nil }
        switch (name, seconds) {
        case ("waiting", _): self = .waiting
        case ("playing", let seconds?): self = .playing(seconds)
        case ("time", let seconds?): self = .time(seconds)
        case ("duration", let seconds?): self = .duration(seconds)
        case ("endless", _): self = .duration(.infinity)
        case ("ended", _): self = .ended
        case ("failed", _): self = .failed
        default: return nil
        }
    }
}
