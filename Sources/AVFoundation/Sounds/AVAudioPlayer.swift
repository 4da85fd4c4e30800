import DisplayList
import Foundation
import Synchronization
@_spi(Nodes) import ViewTree

/// Plays a sound from a file or from data, by the visitor's browser.
///
/// It plays in the window whose event, task or body calls ``play()``, and each window plays it on its own: a player that an app
/// shares among its visitors is paused for one of them only. A call in no window's context, as from a timer of the whole app,
/// is for all windows that have used the player. Browsers play sound once the visitor has pressed something in the page; a
/// sound that is played before starts then, if it hasn't ended meanwhile. Files that the browser can't decode are reported to
/// the delegate: all decode WAV, MP3 and M4A, and few AIFF and CAF.
///
/// The time and the end are those of the browser where it tells them, and otherwise those of the clock, so that an app goes on
/// whose page is silent or hidden. See
/// [AVAudioPlayer](https://developer.apple.com/documentation/avfaudio/avaudioplayer).
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    // @unchecked: the state is guarded by its lock; the rest is the app's to use on one thread, as on Apple's systems.

    struct Settings: Sendable {
        var volume: Float = 1
        var fade = 0.0
        var pan: Float = 0
        var rate: Float = 1
        var enablesRate = false
        var loops = 0

        var playedRate: Float { enablesRate ? rate : 1 }
    }

    struct State: Sendable {
        var settings = Settings()
        var playbacks: [SoundPlayback] = []
        /// Where the player was made.
        weak var home: ViewGraph?
    }

    /// What a meter shows without a sound, in decibels.
    private static let silence: Float = -160

    let id = SoundNumbers.next()
    let resource: SoundResource
    let state: Mutex<State>

    /// Hears of the end, and of sounds that can't be decoded.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Whether meters are wanted. Stored without effect: browsers don't tell how loud it is.
    open var isMeteringEnabled = false

    // MARK: Making

    /// A player for a file. Throws for a file that can't be read or that is no sound.
    public convenience init(contentsOf url: URL) throws { try self.init(SoundResource(contentsOf: url)) }

    /// A player for a file. The hint has no effect: the format is recognised by the content.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// A player for a file's content. Throws if it is no sound.
    public convenience init(data: Data) throws { try self.init(SoundResource(data: data)) }

    /// A player for a file's content. The hint has no effect: the format is recognised by the content.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    init(_ resource: SoundResource) {
        self.resource = resource
        state = Mutex(State(home: ViewGraph.current))
        super.init()
        // The page has the module that plays before it is wanted.
        onMain { _ in if let window = ViewGraph.current { _ = window.service(SoundDesk.self) } }
    }

    deinit {
        let windows = state.withLock { $0.playbacks.compactMap(\.window) }
        guard !windows.isEmpty else { return }
        let id = id
        DispatchQueue.main.async {
            MainActor.assumeIsolated { for window in windows { window.knownService(SoundDesk.self)?.remove(id) } }
        }
    }

    // MARK: The sound

    /// Where the sound was read from; nil for data.
    open var url: URL? { resource.url }
    /// The data that the player was made with; nil for a file.
    open var data: Data? { resource.url == nil ? resource.content : nil }
    /// The length in seconds.
    open var duration: TimeInterval { resource.header.duration }
    /// The number of channels.
    open var numberOfChannels: Int { resource.header.channels }
    /// The sound's format, rate, channels and bits, as far as its header has them.
    open var settings: [String: Any] { resource.header.settings }

    // MARK: How it sounds

    /// The volume, from 0 to 1.
    open var volume: Float {
        get { state.withLock { $0.settings.volume } }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// Changes the volume gradually, within a duration in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        set {
            $0.volume = volume.bounded(0...1)
            $0.fade = duration.bounded(0...3600)
        }
    }

    /// From -1, only on the left, to 1, only on the right.
    open var pan: Float {
        get { state.withLock { $0.settings.pan } }
        set { set { $0.pan = newValue.bounded(-1...1) } }
    }

    /// Whether ``rate`` has an effect.
    open var enableRate: Bool {
        get { state.withLock { $0.settings.enablesRate } }
        set { set { $0.enablesRate = newValue } }
    }

    /// The speed, from 0.5 to 2. The pitch stays.
    open var rate: Float {
        get { state.withLock { $0.settings.rate } }
        set { set { $0.rate = newValue.bounded(0.5...2) } }
    }

    /// How often the sound is repeated after the first time; any negative number repeats it until it is stopped.
    open var numberOfLoops: Int {
        get { state.withLock { $0.settings.loops } }
        set { set { $0.loops = newValue < 0 ? -1 : min(newValue, 1_000_000) } }
    }

    // MARK: Playing

    /// Lets the page load the sound, so that it starts sooner. Returns true.
    @discardableResult open func prepareToPlay() -> Bool {
        change { playback, player, settings in
            guard playback.order == nil else { return }
            player.renew(&playback, settings)
        }
        return true
    }

    /// Plays the sound from ``currentTime`` on. Returns true.
    @discardableResult open func play() -> Bool { begin(after: 0) }

    /// Plays the sound at a time of ``deviceCurrentTime``. Returns true.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        begin(after: (time - deviceCurrentTime).bounded(0...86400))
    }

    /// Stops the sound where it is; ``play()`` goes on there.
    open func pause() {
        change { playback, _, _ in
            playback.course.stop(at: playback.now)
            playback.order?.isPlaying = false
        }
    }

    /// Stops the sound where it is, and lets the page forget it.
    open func stop() {
        change { playback, _, _ in
            playback.course.stop(at: playback.now)
            playback.order = nil
        }
    }

    /// Whether the sound is played in this window.
    open var isPlaying: Bool { present(\.course.isPlaying) ?? false }

    /// The time within the sound, in seconds. A new one is taken at once, also while it is played.
    open var currentTime: TimeInterval {
        get { present { $0.course.position(within: self.duration, at: $0.now) } ?? 0 }
        set {
            let wanted = newValue.bounded(0...duration)
            change { playback, player, settings in
                let (now, length) = (playback.now, player.duration)
                let begun = playback.course.repetitions(of: length, at: now)
                let last = settings.loops < 0 ? .infinity : Double(settings.loops)
                playback.course.move(to: min(begun, last) * length + wanted, at: now)
                if playback.order != nil { player.renew(&playback, settings) }
            }
        }
    }

    /// The time of the clock that ``play(atTime:)`` uses, in seconds.
    open var deviceCurrentTime: TimeInterval {
        (ViewGraph.current?.time.date ?? .now).timeIntervalSinceReferenceDate
    }

    // MARK: Meters

    /// Has no effect: the meters always show silence.
    open func updateMeters() {}
    /// The average loudness: silence, -160 decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { Self.silence }
    /// The greatest loudness: silence, -160 decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { Self.silence }
}
