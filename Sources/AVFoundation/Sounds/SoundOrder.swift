/// What a page is to play for one player: its client module (`Client/sounds.js`) receives this.
struct SoundOrder: Encodable, Equatable, Sendable {
    /// The player.
    var id: Int
    var address: String
    /// Counts the starts and moves. A new number makes the page start at `position`.
    var serial = 0
    var isPlaying = false
    /// In seconds, where to start.
    var position = 0.0
    /// Seconds until the start.
    var delay = 0.0
    /// How many repetitions follow the first one; negative if they never end.
    var loops = 0
    var volume: Float = 1
    /// How long a change of the volume takes, in seconds.
    var fade = 0.0
    /// From -1, left, to 1, right.
    var pan: Float = 0
    var rate: Float = 1
    /// Whether the page plays while it loads, and keeps the pitch at other rates, instead of decoding it all before.
    var streams = false
    /// Whether the page reports its time.
    var ticks = false
}
