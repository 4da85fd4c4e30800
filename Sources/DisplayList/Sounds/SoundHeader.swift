import Foundation

/// What the header of a sound file says. Nothing is decoded.
package struct SoundHeader: Equatable, Sendable {
    /// The formats that are recognised.
    package enum Format: Sendable { case wave, aiff, coreAudio, mp3, aac, mpeg4, flac, ogg }

    package var format: Format
    /// In seconds.
    package var duration: Double
    /// Samples per second of a channel.
    package var sampleRate: Double
    package var channels: Int
    /// Bits per sample; 0 where samples are compressed.
    package var bits = 0

    /// The header of a file's content; nil where it is no sound, or malformed.
    package init?(_ data: Data) {
        let bytes = SoundBytes(data)
        for read in Self.readers {
            guard let header = read(bytes) else { continue }
            guard header.isPlausible else { return nil }
            self = header
            return
        }
        return nil
    }

    init(_ format: Format, seconds: Double, rate: Double, channels: Int, bits: Int = 0) {
        (self.format, duration, sampleRate) = (format, seconds, rate)
        (self.channels, self.bits) = (channels, bits)
    }

    /// Each knows its format by the first bytes. MP3 and AAC come last, because theirs are only a few bits.
    private static let readers: [@Sendable (SoundBytes) -> SoundHeader?] = [
        wave, aiff, coreAudio, mpeg4, flac, ogg, mp3, aac,
    ]

    private var isPlausible: Bool {
        duration.isFinite && duration >= 0 && sampleRate.isFinite && sampleRate > 0 && (1...255).contains(channels)
    }

    /// The MIME type by which a browser knows the format.
    package var contentType: String {
        switch format {
        case .wave: "audio/wav"
        case .aiff: "audio/aiff"
        case .coreAudio: "audio/x-caf"
        case .mp3: "audio/mpeg"
        case .aac: "audio/aac"
        case .mpeg4: "audio/mp4"
        case .flac: "audio/flac"
        case .ogg: "audio/ogg"
        }
    }

    /// The usual extension of such files' names.
    package var pathExtension: String {
        switch format {
        case .wave: "wav"
        case .aiff: "aiff"
        case .coreAudio: "caf"
        case .mp3: "mp3"
        case .aac: "aac"
        case .mpeg4: "m4a"
        case .flac: "flac"
        case .ogg: "ogg"
        }
    }
}
