import Foundation

/// How an app's sound goes together with that of others. The browser decides that: what is set is kept.
///
/// See [AVAudioSession](https://developer.apple.com/documentation/avfaudio/avaudiosession).
@preconcurrency @MainActor
public final class AVAudioSession: NSObject {
    /// What kind of sound it is.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A category by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that isn't essential to the app.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Such sound, alone.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that the app is about.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording and playing.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// What the sound is for.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Anything.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Talks.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }

    /// How the sound goes together with that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others are heard too.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others are heard less.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// By a headset.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// By the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// What becoming active or inactive does to others.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others are told that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let shared = AVAudioSession()
    private override init() { super.init() }

    /// That of the app.
    public static func sharedInstance() -> AVAudioSession { shared }

    /// What kind of sound it is.
    public private(set) var category = Category.soloAmbient
    /// What the sound is for.
    public private(set) var mode = Mode.default
    /// How the sound goes together with that of others.
    public private(set) var categoryOptions: CategoryOptions = []
    /// How loud the device is: not told to pages, so that it is 1.
    public var outputVolume: Float { 1 }

    /// Keeps what kind of sound it is. The browser decides what that does.
    public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    /// Keeps what the sound is for.
    public func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Has no effect: a page's sound is active while it is heard.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
