/// What an audio node does to be heard. Which seconds of it are heard is the client's to know (`Client/voices.js`).
struct Sounding: Equatable {
    enum Mode: Int { case stopped, playing, paused }

    var mode = Mode.stopped
    /// When it began last, in seconds of the scene's time.
    var since = 0.0
    /// How often it began: each beginning is another sound.
    var starts = 0
    var loops = false

    /// What an action tells it. `Client/actions.js` has the same rules.
    enum Command: String { case play, pause, stop }

    mutating func obey(_ command: Command, at time: Double) {
        switch command {
        case .play where mode == .paused: mode = .playing
        // When one that isn't repeated is over only the client knows: it is played again.
        case .play where mode == .stopped || !loops: (mode, since, starts) = (.playing, time, starts + 1)
        case .play: break
        case .pause: if mode == .playing { mode = .paused }
        case .stop: mode = .stopped
        }
    }

    /// `[mode, since, starts, loops]`
    var json: String {
        JSONText.numbers([Double(mode.rawValue), since, Double(starts), loops ? 1 : 0])
    }
}
