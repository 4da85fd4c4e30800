/// The key of a recording's format, such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of a recording's samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of a recording's number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of a recording's quality, an `AVAudioQuality`'s raw value.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of a recording's bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of a recording's bits per sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key that says whether samples have the most significant byte first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key that says whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The name of an audio format, four letters as a number.
public typealias AudioFormatID = UInt32
/// Samples without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573

/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7f
}

/// How a video of another shape fills its place.
///
/// See [AVLayerVideoGravity](https://developer.apple.com/documentation/avfoundation/avlayervideogravity).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A gravity by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of the video is shown.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// All of the place is filled.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// All of the place is filled, and the video is distorted.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
