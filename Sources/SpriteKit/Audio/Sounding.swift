/// The playback state of an audio node. The client tracks the position within the sound (`Client/voices.js`).
struct Sounding: Equatable {
    enum Mode: Int { case stopped, playing, paused }

    var mode = Mode.stopped
    /// When playback last started, in seconds of the scene's time.
    var since = 0.0
    /// How many times playback started. A new count restarts the sound in the client.
    var starts = 0
    var loops = false

    /// Commands from actions. `Client/actions.js` has the same rules.
    enum Command: String { case play, pause, stop }

    mutating func obey(_ command: Command, at time: Double) {
        switch command {
        case .play where mode == .paused: mode = .playing
        // Only the client knows when a sound that doesn't loop has ended, so `play` always restarts it.
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
