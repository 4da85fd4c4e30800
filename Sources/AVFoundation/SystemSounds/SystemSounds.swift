import DisplayList
import Foundation
import Synchronization
@_spi(Nodes) import ViewTree

/// A short sound that an app has registered, or one of the system's.
public typealias SystemSoundID = UInt32

/// Lets the device vibrate, if its browser can.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Success.
public let kAudioServicesNoError: OSStatus = 0
/// The file is no sound, or can't be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// There is no sound of this number.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501

/// The sounds that the app has registered, and the players that play them.
final class SystemSounds: Sendable {
    static let shared = SystemSounds()

    private struct State {
        var sounds: [SystemSoundID: SoundResource] = [:]
        /// Apple's own sounds have smaller numbers, which are silent here.
        var last: SystemSoundID = 4999
        var playing: [ObjectIdentifier: SystemSoundPlaying] = [:]
    }

    private let state = Mutex(State())

    func add(_ url: URL) -> SystemSoundID? {
        guard let sound = try? SoundResource(contentsOf: url) else { return nil }
        return state.withLock { state in
            state.last &+= 1
            state.sounds[state.last] = sound
            return state.last
        }
    }

    func remove(_ id: SystemSoundID) -> Bool { state.withLock { $0.sounds.removeValue(forKey: id) != nil } }

    /// Plays a sound, or nothing, and then calls the closure.
    func play(_ id: SystemSoundID, vibrates: Bool, _ completion: (() -> Void)?) {
        if vibrates || id == kSystemSoundID_Vibrate { vibrate() }
        guard let sound = state.withLock({ $0.sounds[id] }) else { return complete(completion) }
        let playing = SystemSoundPlaying(AVAudioPlayer(sound), completion)
        state.withLock { $0.playing[ObjectIdentifier(playing)] = playing }
        playing.start()
    }

    func forget(_ playing: SystemSoundPlaying) {
        state.withLock { _ = $0.playing.removeValue(forKey: ObjectIdentifier(playing)) }
    }

    /// Less than half a second, as on a phone.
    private func vibrate() {
        let window = ViewGraph.current
        DispatchQueue.main.async { MainActor.assumeIsolated { window?.vibrate([400]) } }
    }

    private func complete(_ completion: (() -> Void)?) {
        guard let completion else { return }
        nonisolated(unsafe) let call = completion
        let window = ViewGraph.current
        DispatchQueue.main.async {
            MainActor.assumeIsolated { if let window { window.inContext(call) } else { call() } }
        }
    }
}

/// A system sound that is being played. Several of one number may be.
final class SystemSoundPlaying: AVAudioPlayerDelegate, @unchecked Sendable {
    // @unchecked: the closure is called once, on the main queue.
    private let player: AVAudioPlayer
    private let completion: (() -> Void)?

    init(_ player: AVAudioPlayer, _ completion: (() -> Void)?) {
        (self.player, self.completion) = (player, completion)
        player.delegate = self
    }

    func start() { player.play() }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { end() }

    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { end() }

    private func end() {
        SystemSounds.shared.forget(self)
        completion?()
    }
}
