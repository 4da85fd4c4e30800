import Foundation

extension AVAudioSession {
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        /// Nobody was asked.
        case undetermined = 0x756e_6474
        /// It may not.
        case denied = 0x6465_6e79
        /// It may.
        case granted = 0x6772_6e74
    }

    /// Always `denied`: a page's microphone isn't read.
    public var recordPermission: RecordPermission { .denied }

    /// Says that the app may not record, without asking anybody.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let response = response
        DispatchQueue.main.async { response(false) }
    }

    /// False: there is no microphone that an app can read.
    public var isInputAvailable: Bool { false }
}

/// An app's audio, apart from its session.
///
/// See [AVAudioApplication](https://developer.apple.com/documentation/avfaudio/avaudioapplication).
public final class AVAudioApplication: NSObject, Sendable {
    /// Whether the app may record.
    public enum recordPermission: UInt, Sendable {
        /// Nobody was asked.
        case undetermined = 0x756e_6474
        /// It may not.
        case denied = 0x6465_6e79
        /// It may.
        case granted = 0x6772_6e74
    }

    /// The app's audio.
    public static let shared = AVAudioApplication()
    private override init() { super.init() }

    /// Always `denied`: a page's microphone isn't read.
    public var recordPermission: recordPermission { .denied }

    /// Says that the app may not record, without asking anybody.
    public static func requestRecordPermission() async -> Bool { false }

    /// Says that the app may not record, without asking anybody.
    public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        Task { response(false) }
    }
}
