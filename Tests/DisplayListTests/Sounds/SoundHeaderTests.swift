import Foundation
import TestSupport
import Testing

@testable import DisplayList

@Suite("The headers of sound files")
struct SoundHeaderTests {
    private func expect(
        _ data: Data, _ format: SoundHeader.Format, seconds: Double, rate: Double, channels: Int, bits: Int = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let header = try #require(SoundHeader(data), sourceLocation: sourceLocation)
        #expect(header.format == format, sourceLocation: sourceLocation)
        #expect(abs(header.duration - seconds) < 0.0001, sourceLocation: sourceLocation)
        #expect(header.sampleRate == rate && header.channels == channels, sourceLocation: sourceLocation)
        #expect(header.bits == bits, sourceLocation: sourceLocation)
    }

    @Test func `samples without compression are as long as their bytes say`() throws {
        try expect(SoundFiles.wave(seconds: 1.5), .wave, seconds: 1.5, rate: 8000, channels: 1, bits: 16)
        let stereo = SoundFiles.wave(seconds: 0.25, rate: 44100, channels: 2)
        try expect(stereo, .wave, seconds: 0.25, rate: 44100, channels: 2, bits: 16)
        try expect(SoundFiles.aiff(frames: 88200), .aiff, seconds: 2, rate: 44100, channels: 2, bits: 16)
        let core = SoundFiles.coreAudio(frames: 11025)
        try expect(core, .coreAudio, seconds: 0.5, rate: 22050, channels: 1, bits: 16)
    }

    @Test func `a file that was cut off lasts as long as what there is`() throws {
        let whole = SoundFiles.wave(seconds: 2)
        try expect(whole.dropLast(16000), .wave, seconds: 1, rate: 8000, channels: 1, bits: 16)
        let cut = SoundFiles.mp3(frames: 10).dropLast(100)
        try expect(cut, .mp3, seconds: 10 * 1152 / 44100.0, rate: 44100, channels: 2)
    }

    @Test func `compressed sounds are as long as their frames or their headers say`() throws {
        let frame = 1152 / 44100.0
        try expect(SoundFiles.mp3(frames: 77), .mp3, seconds: 77 * frame, rate: 44100, channels: 2)
        let tagged = SoundFiles.mp3(frames: 10, hasTag: true, hasTable: true)
        try expect(tagged, .mp3, seconds: 10 * frame, rate: 44100, channels: 2)
        try expect(SoundFiles.aac(frames: 43), .aac, seconds: 43 * 1024 / 44100.0, rate: 44100, channels: 2)
        try expect(SoundFiles.mpeg4(seconds: 180), .mpeg4, seconds: 180, rate: 48000, channels: 2)
        let flac = SoundFiles.flac(samples: 441_000)
        try expect(flac, .flac, seconds: 10, rate: 44100, channels: 2, bits: 16)
        try expect(SoundFiles.vorbis(samples: 132_300), .ogg, seconds: 3, rate: 44100, channels: 2)
        let opus = SoundFiles.opus(samples: 48312, skipped: 312)
        try expect(opus, .ogg, seconds: 1, rate: 48000, channels: 1)
        let packets = SoundFiles.coreAudio(frames: 10, rate: 44100, table: 22050)
        try expect(packets, .coreAudio, seconds: 0.5, rate: 44100, channels: 1, bits: 16)
    }

    @Test func `what is no sound has no header`() {
        for data in [
            Data(), Data("RIFF".utf8), Data("This is a text.".utf8), Data([0x89, 0x50, 0x4E, 0x47]),
            Data(repeating: 0xFF, count: 64), SoundFiles.mpeg4(seconds: 3, handler: "vide"),
            SoundFiles.flac(samples: 100, rate: 0), Data("caff".utf8) + Data(repeating: 0xFF, count: 40),
        ] {
            #expect(SoundHeader(data) == nil)
        }
    }

    @Test func `no beginning of a file is a trap`() {
        let whole = [
            SoundFiles.wave(seconds: 0.01), SoundFiles.aiff(frames: 10), SoundFiles.coreAudio(frames: 10, table: 5),
            SoundFiles.mp3(frames: 1, hasTag: true, hasTable: true), SoundFiles.aac(frames: 1),
            SoundFiles.mpeg4(seconds: 1), SoundFiles.flac(samples: 10), SoundFiles.vorbis(samples: 10),
            SoundFiles.opus(samples: 10, skipped: 0),
        ]
        for data in whole {
            for count in 0..<min(data.count, 300) {
                let header = SoundHeader(data.prefix(count))
                #expect(header.map(\.duration.isFinite) ?? true)
            }
        }
    }

    @Test func `no size within a file is a trap`() {
        for data in [SoundFiles.wave(seconds: 0.01), SoundFiles.coreAudio(frames: 4), SoundFiles.mpeg4(seconds: 1)] {
            for place in data.indices.prefix(200) {
                var data = data
                for index in place..<min(place + 8, data.count) { data[index] = 0xFF }
                let header = SoundHeader(data)
                #expect(header.map(\.duration.isFinite) ?? true)
            }
        }
    }

    @Test func `a part of larger data is read from its own beginning`() throws {
        let whole = Data("before".utf8) + SoundFiles.mpeg4(seconds: 3)
        try expect(whole.dropFirst(6), .mpeg4, seconds: 3, rate: 48000, channels: 2)
    }

    @Test func `a film without a sound has a length and no header`() {
        let film = SoundFiles.mpeg4(seconds: 3, handler: "vide")
        #expect(SoundHeader(film) == nil && SoundHeader.seconds(of: film) == 3)
        #expect(SoundHeader.seconds(of: SoundFiles.flac(samples: 44100)) == 1)
        #expect(SoundHeader.seconds(of: Data("This is a text.".utf8)) == nil)
    }
}
