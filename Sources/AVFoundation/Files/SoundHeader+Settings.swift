import DisplayList
import FoundationAdditions

extension SoundHeader {
    /// The header under the keys of recordings' settings.
    var settings: [String: Any] {
        var settings: [String: Any] = [
            AVFormatIDKey: Int(formatID), AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channels,
        ]
        if bits > 0 { settings[AVLinearPCMBitDepthKey] = bits }
        return settings
    }

    /// Apple's four letters.
    private var formatID: AudioFormatID {
        switch format {
        case .wave, .aiff, .coreAudio: kAudioFormatLinearPCM
        case .aac, .mpeg4: kAudioFormatMPEG4AAC
        case .mp3: kAudioFormatMPEGLayer3
        case .flac: kAudioFormatFLAC
        case .ogg: kAudioFormatOpus
        }
    }
}

extension BinaryFloatingPoint {
    /// The nearest value of a range; its lower end for what is no number.
    func bounded(_ range: ClosedRange<Self>) -> Self {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
