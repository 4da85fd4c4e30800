import Foundation
import Observation

/// Plays a film or a sound by the visitor's browser: where a `VideoPlayer` shows it, and otherwise as a sound.
///
/// A player that no view shows is heard in the windows whose code plays it. Its time and its end are what the browser tells.
/// Browsers play sound only after the visitor has pressed something in the page. See [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer).
@preconcurrency @MainActor @Observable
public class AVPlayer: NSObject {
    /// What the player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// A seek that the browser has to perform. Each has a new serial number.
    package struct Jump: Equatable, Sendable {
        package let seconds: Double
        package let serial: Int
    }

    /// The item that is played.
    public private(set) var currentItem: AVPlayerItem? { didSet { sound.playerDidChange() } }
    /// The playback rate: 1 is normal speed, 0 is paused.
    public var rate: Float = 0 { didSet { sound.rateDidChange(from: oldValue) } }
    /// The rate that `play()` starts with.
    @ObservationIgnored public var defaultRate: Float = 1
    /// The volume, from 0 to 1.
    public var volume: Float = 1 { didSet { sound.playerDidChange() } }
    /// Whether the sound is muted.
    public var isMuted = false { didSet { sound.playerDidChange() } }
    /// What the player does at the end of an item; by default it pauses.
    @ObservationIgnored public var actionAtItemEnd = ActionAtItemEnd.pause
    /// Stored without effect: browsers keep the screen awake while a video plays.
    @ObservationIgnored public var preventsDisplaySleepDuringVideoPlayback = true
    /// Stored without effect: the browser decides this.
    @ObservationIgnored public var allowsExternalPlayback = true
    /// Stored without effect: the browser decides how much to buffer.
    @ObservationIgnored public var automaticallyWaitsToMinimizeStalling = true
    package private(set) var jump: Jump? { didSet { sound.playerDidMove() } }
    @ObservationIgnored private(set) lazy var sound = PlayerSound(self)
    @ObservationIgnored private var observers: [ObjectIdentifier: TimeObserver] = [:]
    @ObservationIgnored private var boundaries: [ObjectIdentifier: BoundaryObserver] = [:]
    @ObservationIgnored private var jumpCount = 0

    /// Creates a player for a URL, which may be that of a file in the app.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// Creates a player for an item.
    public init(playerItem: AVPlayerItem?) {
        super.init()
        currentItem = playerItem
        _ = sound
    }

    /// Creates a player without an item.
    public override convenience init() { self.init(playerItem: nil) }

    /// Whether it is playing, paused or waiting. It waits until the browser has loaded the item's metadata.
    public var timeControlStatus: TimeControlStatus {
        guard rate != 0 else { return .paused }
        return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }
    /// Whether it can play.
    public var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    /// Why it can't play.
    public var error: (any Error)? { currentItem?.error }

    // MARK: Playing

    /// Starts playback at `defaultRate`.
    public func play() { rate = defaultRate }
    /// Pauses playback.
    public func pause() { rate = 0 }
    /// Starts playback at a rate.
    public func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Replaces the current item and starts it from the beginning; nil removes the item.
    public func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem = item
        if item != nil { jump(to: 0) }
    }

    /// The current playback time; zero without an item.
    public func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Seeks to a time.
    public func seek(to time: CMTime) {
        guard time.isValid else { return }
        jump(to: time.seconds)
        for observer in boundaries.values { observer.move(to: time.seconds) }
        tellTime()
    }

    private func jump(to seconds: Double) {
        jumpCount += 1
        currentItem?.move(to: seconds)
        jump = Jump(seconds: seconds, serial: jumpCount)
    }

    /// Seeks to a time, exactly: the tolerances have no effect.
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Seeks to a time, and calls a closure that is told whether the time was valid.
    public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(time.isValid)
    }
    /// Seeks to a time. Returns whether the time was valid.
    @discardableResult public func seek(to time: CMTime) async -> Bool {
        let seek: (CMTime) -> Void = self.seek(to:)
        seek(time)
        return time.isValid
    }

    // MARK: Observing

    /// Calls a closure about once per interval of playback time. A seek that moves by less than the interval doesn't call it.
    ///
    /// - Returns: The observer, for `removeTimeObserver`.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(interval: interval.seconds, block)
        observers[ObjectIdentifier(observer)] = observer
        return observer
    }

    /// Removes an observer, which isn't called any more.
    public func removeTimeObserver(_ observer: Any) {
        let key = ObjectIdentifier(observer as AnyObject)
        (observers[key], boundaries[key]) = (nil, nil)
    }

    /// Calls a closure whenever playback passes one of some times. Seeking past them doesn't call it.
    ///
    /// - Parameters:
    ///   - times: Values that hold `CMTime`s.
    ///   - queue: Has no effect: the closure runs on the main queue.
    /// - Returns: The observer, for `removeTimeObserver`.
    public func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any {
        let observer = BoundaryObserver(times.map(\.timeValue.seconds), at: currentTime().seconds, block)
        boundaries[ObjectIdentifier(observer)] = observer
        return observer
    }

    private func tellTime() {
        for observer in observers.values { observer.hear(currentTime()) }
    }

    // MARK: What the browser tells

    /// A page shows the video anew. It only knows the last seek, so it is sent to the current time if that differs.
    package func browserDidMount() {
        let seconds = currentTime().seconds
        guard seconds.isFinite, abs(seconds - (jump?.seconds ?? 0)) > 0.3 else { return }
        jump(to: seconds)
    }

    /// The browser has reported its playback time.
    package func browserDidPlay(to seconds: Double) {
        currentItem?.move(to: seconds)
        tellTime()
        for observer in boundaries.values { observer.hear(seconds) }
    }

    /// The browser has loaded the metadata.
    ///
    /// - Parameter duration: In seconds; infinite for a stream without an end.
    package func browserDidLearn(duration: Double) {
        currentItem?.learn(duration: duration)
        tellTime()
    }

    /// The visitor has pressed play or pause in the browser's controls.
    package func browserDidChange(isPlaying: Bool) {
        if isPlaying != (rate != 0) { rate = isPlaying ? defaultRate : 0 }
    }

    package func browserDidFail() {
        currentItem?.fail()
        rate = 0
    }

    package func browserDidEnd() {
        let (ended, rate) = (currentItem, rate)
        if actionAtItemEnd != .none { self.rate = 0 }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: ended)
        advance(at: rate)
    }

    /// Plays the next item at the same rate. Only queue players have one.
    func advance(at rate: Float) {}
}

/// A closure that is called with the playback time, about once per interval.
@MainActor
final class TimeObserver {
    private let interval: Double
    private let block: (CMTime) -> Void
    private var last = -Double.infinity

    init(interval: Double, _ block: @escaping (CMTime) -> Void) { (self.interval, self.block) = (interval, block) }

    func hear(_ time: CMTime) {
        guard abs(time.seconds - last) >= interval * 0.9 else { return }
        last = time.seconds
        block(time)
    }
}
