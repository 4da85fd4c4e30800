/// A kind of media file, by its uniform type identifier.
///
/// See [AVFileType](https://developer.apple.com/documentation/avfoundation/avfiletype).
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The uniform type identifier.
    public let rawValue: String
    /// A kind by its uniform type identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its uniform type identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// MPEG-4.
    public static let mp4 = AVFileType("public.mpeg-4")
    /// QuickTime.
    public static let mov = AVFileType("com.apple.quicktime-movie")
    /// iTunes video.
    public static let m4v = AVFileType("com.apple.m4v-video")
    /// MPEG-4 audio.
    public static let m4a = AVFileType("com.apple.m4a-audio")
    /// MP3.
    public static let mp3 = AVFileType("public.mp3")
    /// WAVE.
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = AVFileType("public.aiff-audio")
    /// Compressed AIFF.
    public static let aifc = AVFileType("public.aifc-audio")
    /// Core Audio.
    public static let caf = AVFileType("com.apple.coreaudio-format")
    /// 3GPP.
    public static let mobile3GPP = AVFileType("public.3gpp")
    /// Adaptive multi-rate audio.
    public static let amr = AVFileType("org.3gpp.adaptive-multi-rate-audio")

    private static let endings: [String: AVFileType] = [
        "mp4": .mp4, "mov": .mov, "qt": .mov, "m4v": .m4v, "m4a": .m4a, "mp3": .mp3, "wav": .wav, "wave": .wav,
        "aif": .aiff, "aiff": .aiff, "aifc": .aifc, "caf": .caf, "3gp": .mobile3GPP, "3gpp": .mobile3GPP, "amr": .amr,
    ]

    /// The kind of a file by the ending of its name; nil if it isn't known.
    init?(ending: String) {
        guard let known = Self.endings[ending.lowercased()] else { return nil }
        self = known
    }
}
