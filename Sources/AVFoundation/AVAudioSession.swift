import Foundation
import Synchronization

/// How an app's audio behaves next to that of other apps. The browser decides that; the settings are only stored.
///
/// See [AVAudioSession](https://developer.apple.com/documentation/avfaudio/avaudiosession).
public final class AVAudioSession: NSObject, Sendable {
    /// The kind of audio that the app plays or records.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Audio that isn't essential to the app.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Audio that isn't essential to the app, and silences other apps' audio.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Audio that is central to the app.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording and playback.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// What the audio is for.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// No specific purpose.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Movies.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// As little processing as possible.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Recording of a video.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Two-way video calls.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A game's calls.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// The app speaks.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        /// Two-way voice calls.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }

    /// How the app's audio mixes with that of other apps.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps' audio stays audible.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other apps' audio gets quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth headsets may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Bluetooth headphones may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// AirPlay may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
        /// Spoken audio of other apps is paused.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Audio goes to the speaker by default.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// How activation and deactivation affect other apps.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps are notified that they may resume their audio.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let shared = AVAudioSession()
    private override init() { super.init() }

    /// The app's audio session.
    public static func sharedInstance() -> AVAudioSession { shared }

    private struct Settings {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
    }

    private let settings = Mutex(Settings())

    /// The kind of audio that the app plays or records.
    public var category: Category { settings.withLock { $0.category } }
    /// What the audio is for.
    public var mode: Mode { settings.withLock { $0.mode } }
    /// How the app's audio mixes with that of other apps.
    public var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
    /// The device's volume. Always 1, because browsers don't report it.
    public var outputVolume: Float { 1 }

    /// Stores the category, mode and options. The browser decides what effect they have.
    public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
        settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
    }
    /// Stores the category and the options.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: mode, options: options)
    }
    /// Stores the mode.
    public func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }
    /// Has no effect: a page's audio is active while it plays.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
