import Foundation
@_spi(Nodes) import ViewTree

/// What pages tell of the sound.
extension AVAudioPlayer: SoundListener {
    /// A sound that was begun just before the page was there is played from its beginning.
    private static var startSeconds: Double { 0.75 }

    func pageDidMount(in window: ViewGraph) {
        let settings = state.withLock { $0.settings }
        edit(window) { playback in
            guard playback.order != nil else { return }
            playback.revision += 1
            guard playback.course.isPlaying else {
                playback.order = nil
                return
            }
            let isNew = !playback.isHeard && playback.course.played(at: playback.now) < Self.startSeconds
            if isNew { playback.course.move(to: 0, at: playback.now) }
            renew(&playback, settings)
        }
        tellWindows()
    }

    func page(in window: ViewGraph, didReport event: SoundReport.Event, serial: Int) {
        guard let playback = state.withLock({ $0.playbacks.last { $0.window === window } }),
            let order = playback.order, order.serial == serial
        else { return }
        switch event {
        case .waiting: edit(window) { $0.isHeard = true }
        case .playing(let position): pageDidStart(in: window, at: position, order)
        case .ended where playback.course.isPlaying: end(in: window, keepsOrder: false)
        case .ended: forgetOrder(in: window)
        case .failed: fail(in: window, isPlaying: playback.course.isPlaying)
        case .time, .duration: break
        }
    }

    /// The page may have loaded the sound for some time: the clock follows it.
    private func pageDidStart(in window: ViewGraph, at position: Double, _ order: SoundOrder) {
        edit(window) { playback in
            guard playback.course.isPlaying else { return }
            let begun = playback.course.repetitions(of: duration, at: playback.now)
            playback.revision += 1
            playback.isHeard = true
            playback.course.move(to: begun * duration + min(position, duration), at: playback.now)
        }
        tellWindows()
    }

    /// The page has played to its end what had ended by the clock.
    private func forgetOrder(in window: ViewGraph) {
        edit(window) { if !$0.course.isPlaying { $0.order = nil } }
        tellWindows()
    }

    @MainActor private func fail(in window: ViewGraph, isPlaying: Bool) {
        edit(window) { playback in
            playback.revision += 1
            playback.course.stop(at: playback.now)
            playback.order = nil
        }
        tellWindows()
        guard isPlaying else { return }
        let error = SoundError.unsupportedFileType.error(for: url)
        window.inContext { delegate?.audioPlayerDecodeErrorDidOccur(self, error: error) }
    }

    func windowDidEnd(_ window: ViewGraph) {
        state.withLock { $0.playbacks.removeAll { $0.window === window } }
    }
}
