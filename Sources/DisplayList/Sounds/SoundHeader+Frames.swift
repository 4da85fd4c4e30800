import Foundation

/// Formats made of frames without a table: their durations are added up.
extension SoundHeader {
    private struct Frame {
        let length: Int
        let samples: Int
        let rate: Int
        let channels: Int

        var seconds: Double { Double(samples) / Double(rate) }
    }

    /// ISO/IEC 11172-3 and 13818-3, layer III.
    static func mp3(_ bytes: SoundBytes) -> SoundHeader? {
        let start = bytes.tagLength
        guard let first = mp3Frame(bytes, at: start) else { return nil }
        // The first frame may hold a table for seeking instead of sound.
        let hasTable = (start..<start + 48).contains { bytes.has("Xing", at: $0) || bytes.has("Info", at: $0) }
        let sound = hasTable ? start + first.length : start
        return whole(.mp3, first, seconds: seconds(bytes, from: sound, mp3Frame))
    }

    /// ISO/IEC 13818-7: AAC in frames with a header each (ADTS).
    static func aac(_ bytes: SoundBytes) -> SoundHeader? {
        let start = bytes.tagLength
        guard let first = aacFrame(bytes, at: start) else { return nil }
        return whole(.aac, first, seconds: seconds(bytes, from: start, aacFrame))
    }

    private static func whole(_ format: Format, _ frame: Frame, seconds: Double) -> SoundHeader? {
        SoundHeader(format, seconds: seconds, rate: Double(frame.rate), channels: frame.channels)
    }

    /// The duration of the consecutive frames.
    private static func seconds(
        _ bytes: SoundBytes, from start: Int, _ frame: (SoundBytes, Int) -> Frame?
    ) -> Double {
        var (place, seconds) = (start, 0.0)
        while let next = frame(bytes, place) {
            seconds += next.seconds
            place += next.length
        }
        return seconds
    }

    private static func mp3Frame(_ bytes: SoundBytes, at place: Int) -> Frame? {
        guard let head = bytes.big(place, 4), head >> 21 == 0x7FF, head >> 17 & 3 == 1 else { return nil }
        // 3 is MPEG-1. MPEG-2 and MPEG-2.5 have half as many samples per frame, at lower rates.
        let (version, rateIndex, padding) = (head >> 19 & 3, head >> 10 & 3, head >> 9 & 1)
        let kilobits = (version == 3 ? kilobitsOfFirst : kilobitsOfSecond)[head >> 12 & 15]
        guard version != 1, rateIndex < 3, kilobits > 0 else { return nil }
        let rate = [44100, 48000, 32000][rateIndex] / (version == 3 ? 1 : version == 2 ? 2 : 4)
        let samples = version == 3 ? 1152 : 576
        return Frame(
            length: samples / 8 * kilobits * 1000 / rate + padding, samples: samples, rate: rate,
            channels: head >> 6 & 3 == 3 ? 1 : 2)
    }

    private static func aacFrame(_ bytes: SoundBytes, at place: Int) -> Frame? {
        guard let head = bytes.big(place, 7), head >> 44 == 0xFFF, head >> 41 & 3 == 0 else { return nil }
        let (rateIndex, length) = (head >> 34 & 15, head >> 13 & 0x1FFF)
        guard rateIndex < rates.count, length >= 7 else { return nil }
        let channels = head >> 30 & 7
        return Frame(
            length: length, samples: 1024 * ((head & 3) + 1), rate: rates[rateIndex],
            channels: channels == 7 ? 8 : max(channels, 1))
    }

    /// By the frame header's index: kilobits per second; 0 for a free or invalid bit rate.
    private static let kilobitsOfFirst = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
    private static let kilobitsOfSecond = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
    private static let rates = [
        96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
    ]
}
