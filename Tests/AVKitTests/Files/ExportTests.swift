import AVFoundation
import Foundation
import Testing

@Suite("Exports, and parts of time")
struct ExportTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")
    private var video: URL { folder.appending(path: "video.mp4") }
    private var copy: URL { folder.appending(path: "copy.mp4") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("moving".utf8).write(to: video)
    }

    private func session() throws -> AVAssetExportSession {
        try #require(AVAssetExportSession(asset: AVURLAsset(url: video), presetName: AVAssetExportPresetPassthrough))
    }

    @Test func `a file is exported as it is`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try self.session()
        #expect(session.supportedFileTypes == [.mp4] && session.status == .unknown && session.progress == 0)
        try await session.export(to: copy, as: .mp4)
        #expect(try Data(contentsOf: copy) == Data("moving".utf8))
        #expect(session.status == .completed && session.error == nil && session.progress == 1)
    }

    @Test func `a session tells its end by a closure`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try self.session()
        (session.outputURL, session.outputFileType) = (copy, .mp4)
        await withCheckedContinuation { continuation in
            session.exportAsynchronously { continuation.resume() }
        }
        #expect(session.status == .completed && FileManager.default.fileExists(atPath: copy.path))
    }

    @Test func `what can't be exported fails, and says why`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(throws: AVError(.fileFormatNotRecognized)) { try await self.session().export(to: copy, as: .mov) }
        await #expect(throws: AVError(.fileAlreadyExists)) { try await self.session().export(to: video, as: .mp4) }
        let session = try self.session()
        session.timeRange = CMTimeRangeMake(start: .zero, duration: CMTimeMake(value: 1, timescale: 2))
        await #expect(throws: AVError(.exportFailed)) { try await session.export(to: copy, as: .mp4) }
        #expect(session.status == .failed && !FileManager.default.fileExists(atPath: copy.path))
    }

    @Test func `nothing is converted`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, far) = (AVURLAsset(url: video), AVURLAsset(url: URL(string: "https://example.org/a.mp4")!))
        #expect(AVAssetExportSession(asset: file, presetName: AVAssetExportPresetHighestQuality) == nil)
        #expect(AVAssetExportSession.exportPresets(compatibleWith: file) == [AVAssetExportPresetPassthrough])
        #expect(AVAssetExportSession.exportPresets(compatibleWith: far).isEmpty)
    }

    // MARK: Parts of time

    private func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    @Test func `a range has its start and not its end`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let range = CMTimeRangeFromTimeToTime(start: seconds(2), end: seconds(5))
        #expect(range.duration == seconds(3) && CMTimeRangeGetEnd(range) == seconds(5))
        #expect(range.containsTime(seconds(2)) && !range.containsTime(seconds(5)) && !range.containsTime(seconds(1)))
        #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid && !range.isEmpty)
    }

    @Test func `ranges have a common part and one around both`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let one = CMTimeRangeMake(start: seconds(0), duration: seconds(4))
        let two = CMTimeRangeMake(start: seconds(3), duration: seconds(4))
        #expect(one.intersection(two) == CMTimeRangeFromTimeToTime(start: seconds(3), end: seconds(4)))
        #expect(one.union(two) == CMTimeRangeFromTimeToTime(start: seconds(0), end: seconds(7)))
        #expect(one.union(.invalid) == one && one.intersection(.invalid) == .zero)
        #expect(one.union(two).containsTimeRange(two) && !one.containsTimeRange(two))
    }

    @Test func `times are added, multiplied and compared`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(CMTimeAdd(seconds(1), seconds(2)) == seconds(3) && CMTimeSubtract(seconds(3), seconds(1)) == seconds(2))
        #expect(CMTimeMultiplyByFloat64(seconds(2), multiplier: 1.5) == seconds(3))
        #expect(CMTimeMultiplyByFloat64(seconds(2), multiplier: .nan) == .invalid)
        #expect(CMTimeCompare(seconds(1), seconds(2)) == -1 && CMTimeCompare(kCMTimeZero, .zero) == 0)
    }
}
