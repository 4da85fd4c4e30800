import DisplayList
import Foundation
import Synchronization
@_spi(Nodes) import ViewTree

/// The windows that play the sound.
extension AVAudioPlayer {
    func begin(after delay: Double) -> Bool {
        change { playback, player, settings in
            guard !playback.course.isPlaying else { return }
            playback.course.change(rate: Double(settings.playedRate), at: playback.now)
            playback.course.start(at: playback.now, delay: delay)
            player.renew(&playback, settings)
        }
        return true
    }

    /// Changes how it sounds, in all windows.
    func set(_ body: (inout Settings) -> Void) {
        state.withLock { state in
            let old = state.settings
            body(&state.settings)
            for index in state.playbacks.indices { adapt(&state.playbacks[index], old, state.settings) }
        }
        tellWindows()
    }

    /// The page begins anew, at the present time, where it can't change the sound that it plays.
    private func adapt(_ playback: inout SoundPlayback, _ old: Settings, _ new: Settings) {
        if old.playedRate != new.playedRate || old.loops != new.loops { playback.revision += 1 }
        playback.course.change(rate: Double(new.playedRate), at: playback.now)
        guard playback.order != nil else { return }
        let isAnew = old.loops != new.loops || old.enablesRate != new.enablesRate
        if isAnew { renew(&playback, new) } else { playback.order?.take(new) }
    }

    /// Changes the playback of the current window, or those of all windows that have used the player.
    func change(_ body: (inout SoundPlayback, AVAudioPlayer, Settings) -> Void) {
        let window = ViewGraph.current
        state.withLock { state in
            state.playbacks.removeAll(where: \.isGone)
            let isNew = !state.playbacks.contains { window == nil || $0.window === window }
            if isNew { state.playbacks.append(SoundPlayback(in: window ?? state.home)) }
            for index in state.playbacks.indices {
                guard window == nil || state.playbacks[index].window === window else { continue }
                state.playbacks[index].revision += 1
                body(&state.playbacks[index], self, state.settings)
            }
        }
        tellWindows()
    }

    /// The current window's playback; in no window's context that of the window that has used the player last.
    func present<Value>(_ body: (SoundPlayback) -> Value) -> Value? {
        let window = ViewGraph.current
        let playback = state.withLock { state in
            state.playbacks.last { window == nil ? !$0.isGone : $0.window === window }
        }
        return playback.map(body)
    }

    /// Makes the page start at the present time.
    func renew(_ playback: inout SoundPlayback, _ settings: Settings) {
        let (now, course) = (playback.now, playback.course)
        var order = SoundOrder(id: id, address: resource.path.path)
        order.take(settings)
        order.serial = playback.serial + 1
        order.isPlaying = course.isPlaying
        order.position = course.position(within: duration, at: now)
        order.delay = course.delay(at: now)
        order.loops = Self.loopsLeft(of: settings, after: course.repetitions(of: duration, at: now))
        order.streams = settings.enablesRate || duration > Self.decodedSecondsMax
        (playback.order, playback.serial, playback.isHeard) = (order, order.serial, false)
    }

    /// A longer sound would take too much of the browser's memory once it is decoded.
    private static let decodedSecondsMax = 90.0

    private static func loopsLeft(of settings: Settings, after begun: Double) -> Int {
        settings.loops < 0 ? -1 : max(settings.loops - (Int(exactly: begun) ?? 0), 0)
    }

    // MARK: The main actor's part

    /// Calls a closure with the player: at once on the main queue, otherwise soon.
    func onMain(_ body: @escaping @MainActor @Sendable (AVAudioPlayer) -> Void) {
        guard MainQueue.isCurrent else {
            return DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { if let self { body(self) } }
            }
        }
        MainActor.assumeIsolated { body(self) }
    }

    func tellWindows() {
        onMain { player in
            for playback in player.state.withLock({ $0.playbacks }) where !playback.isGone {
                player.tell(playback)
                if playback.awaited != playback.revision { player.awaitEnd(of: playback) }
            }
        }
    }

    @MainActor private func tell(_ playback: SoundPlayback) {
        guard let window = playback.window, window.isLiving else { return }
        let desk = window.service(SoundDesk.self)
        desk.add(id, self)
        if let order = playback.order { desk.show(order, for: self) } else { desk.silence(id) }
    }

    /// By the clock. A page that plays the sound gets a little longer to tell its end.
    @MainActor private func awaitEnd(of playback: SoundPlayback, patience: Double = 0) {
        edit(playback.window) { $0.awaited = playback.revision }
        let loops = state.withLock { $0.settings.loops }
        guard let seconds = playback.course.remaining(of: duration, loops: loops, at: playback.now) else { return }
        let (window, isInWindow, revision) = (playback.window, playback.isInWindow, playback.revision)
        (playback.time ?? SystemTime.shared).wake(afterSeconds: seconds + patience) { [weak self, weak window] in
            guard let self, !isInWindow || window != nil else { return }
            clockDidRing(in: window, revision, wasPatient: patience > 0)
        }
    }

    private static var patienceSeconds: Double { 5 }

    @MainActor private func clockDidRing(in window: ViewGraph?, _ revision: Int, wasPatient: Bool) {
        let playback = state.withLock { $0.playbacks.last { $0.window === window } }
        guard let playback, playback.revision == revision, playback.course.isPlaying else { return }
        if playback.isHeard && !wasPatient { return awaitEnd(of: playback, patience: Self.patienceSeconds) }
        // The page plays on what it may just begin to hear.
        end(in: window, keepsOrder: !playback.isHeard)
    }

    @MainActor func end(in window: ViewGraph?, keepsOrder: Bool, successfully: Bool = true) {
        edit(window) { playback in
            playback.revision += 1
            playback.course.stop(at: playback.now)
            playback.course.move(to: 0, at: playback.now)
            if !keepsOrder { playback.order = nil }
        }
        tellWindows()
        let call = { [self] in delegate?.audioPlayerDidFinishPlaying(self, successfully: successfully) ?? () }
        if let window { window.inContext(call) } else { call() }
    }

    func edit(_ window: ViewGraph?, _ body: (inout SoundPlayback) -> Void) {
        state.withLock { state in
            guard let index = state.playbacks.lastIndex(where: { $0.window === window }) else { return }
            body(&state.playbacks[index])
        }
    }
}

extension SoundOrder {
    fileprivate mutating func take(_ settings: AVAudioPlayer.Settings) {
        (volume, fade, pan, rate) = (settings.volume, settings.fade, settings.pan, settings.playedRate)
    }
}
