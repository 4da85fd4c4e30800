import Foundation
import Observation

/// Plays a film or a sound where a `VideoPlayer` shows it, by the visitor's browser.
///
/// A player that no view shows keeps what it is told and plays when one does. Browsers play sound only after the visitor
/// has pressed something in the page. See [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer).
@preconcurrency @MainActor @Observable
public class AVPlayer: NSObject {
    /// What it does at an item's end.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// A jump that the browser is to make. Each has another number.
    package struct Jump: Equatable, Sendable {
        package let seconds: Double
        package let serial: Int
    }

    /// What is played.
    public private(set) var currentItem: AVPlayerItem?
    /// How fast it plays: 1 is as fast as it was taken, 0 is a pause.
    public var rate: Float = 0
    /// How fast `play()` plays.
    @ObservationIgnored public var defaultRate: Float = 1
    /// How loud it plays, from 0 to 1.
    public var volume: Float = 1
    /// Whether it plays without sound.
    public var isMuted = false
    /// What it does at an item's end. A pause by default.
    @ObservationIgnored public var actionAtItemEnd = ActionAtItemEnd.pause
    /// Kept, and has no effect here: the browser keeps a screen awake that shows a film.
    @ObservationIgnored public var preventsDisplaySleepDuringVideoPlayback = true
    /// Kept, and has no effect here: the browser decides it.
    @ObservationIgnored public var allowsExternalPlayback = true
    /// Kept, and has no effect here: the browser decides how much it loads first.
    @ObservationIgnored public var automaticallyWaitsToMinimizeStalling = true
    package private(set) var jump: Jump?
    @ObservationIgnored private var observers: [ObjectIdentifier: TimeObserver] = [:]
    @ObservationIgnored private var jumpCount = 0

    /// A player of an address, or of a file of the app's.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// A player of an item.
    public init(playerItem: AVPlayerItem?) {
        super.init()
        currentItem = playerItem
    }

    /// A player of nothing yet.
    public override convenience init() { self.init(playerItem: nil) }

    /// Whether it plays. It waits while nothing is known about the item.
    public var timeControlStatus: TimeControlStatus {
        guard rate != 0 else { return .paused }
        return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }
    /// Whether it can play.
    public var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    /// Why it can't play.
    public var error: (any Error)? { currentItem?.error }

    // MARK: Playing

    /// Plays on.
    public func play() { rate = defaultRate }
    /// Pauses.
    public func pause() { rate = 0 }
    /// Plays at a rate at once.
    public func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Plays another item from its beginning, or nothing.
    public func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem = item
        if item != nil { jump(to: 0) }
    }

    /// The time that is played; zero without an item.
    public func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Goes to a time.
    public func seek(to time: CMTime) {
        guard time.isValid else { return }
        jump(to: time.seconds)
        tellTime()
    }

    private func jump(to seconds: Double) {
        jumpCount += 1
        currentItem?.move(to: seconds)
        jump = Jump(seconds: seconds, serial: jumpCount)
    }

    /// Goes to a time, exactly: the tolerances have no effect.
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Goes to a time, and calls a closure with whether it did.
    public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(time.isValid)
    }
    /// Goes to a time.
    @discardableResult public func seek(to time: CMTime) async -> Bool {
        let seek: (CMTime) -> Void = self.seek(to:)
        seek(time)
        return time.isValid
    }

    // MARK: Observing

    /// Calls a closure about as often as an interval says while it plays, and after each jump.
    ///
    /// - Returns: The observer, for `removeTimeObserver`.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(interval: interval.seconds, block)
        observers[ObjectIdentifier(observer)] = observer
        return observer
    }

    /// Ends an observer's calls.
    public func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observers[ObjectIdentifier(observer)] = nil
    }

    private func tellTime() {
        for observer in observers.values { observer.hear(currentTime()) }
    }

    // MARK: What the browser tells

    /// A page shows the film anew: it knows the last jump, and not what was played since then.
    package func browserDidMount() {
        let seconds = currentTime().seconds
        guard seconds.isFinite, abs(seconds - (jump?.seconds ?? 0)) > 0.3 else { return }
        jump(to: seconds)
    }

    /// The browser's player has come so far.
    package func browserDidPlay(to seconds: Double) {
        currentItem?.move(to: seconds)
        tellTime()
    }

    /// - Parameter duration: Infinite for a film without an end.
    package func browserDidLearn(duration: Double) {
        currentItem?.learn(duration: duration)
        tellTime()
    }

    /// The visitor has pressed play or pause.
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

    /// A queue plays its next item, as fast as the one before.
    func advance(at rate: Float) {}
}

/// A closure that hears the time about as often as an interval says.
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
