import Foundation
import TestSupport
import Testing

@testable import BrowserHost

@Suite struct OpenFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bytes(_ file: OpenFile, at offset: Int, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return bytes.withUnsafeMutableBytes { file.read(at: offset, into: $0) } ? bytes : nil
    }

    @Test func `any part can be read, in any order`() throws {
        let file = try OpenFile(folder.write("0123456789", to: "a.txt"))
        #expect(file.byteCount == 10)
        #expect(bytes(file, at: 7, 3) == Array("789".utf8))
        #expect(bytes(file, at: 0, 2) == Array("01".utf8))
        #expect(bytes(file, at: 8, 3) == nil)
        #expect(try file.readAll() == Data("0123456789".utf8))
    }

    @Test func `a file that became shorter is noticed`() throws {
        let url = try folder.write("0123456789", to: "a.txt")
        let file = try OpenFile(url)
        #expect(truncate(url.path, 4) == 0)
        #expect(file.byteCount == 10)
        #expect(bytes(file, at: 0, 4) == Array("0123".utf8) && bytes(file, at: 2, 4) == nil)
        #expect(throws: CocoaError.self) { try file.readAll() }
    }

    @Test func `a replaced file stays what it was for whoever reads it, and the new one has another tag`() throws {
        let url = try folder.write("old", to: "a.txt")
        let file = try OpenFile(url)
        try Data("new one".utf8).write(to: url, options: .atomic)
        #expect(bytes(file, at: 0, 3) == Array("old".utf8))
        #expect(try OpenFile(url).tag != file.tag && OpenFile(url).tag == OpenFile(url).tag)
    }

    @Test func `a copy with the same time has the same tag, as on another machine`() throws {
        let files = try ["a.txt", "b.txt"].map { try folder.write("text", to: $0) }
        func tags(secondsBetween seconds: Double) throws -> [String] {
            for (index, file) in files.enumerated() {
                let time = Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * seconds)
                try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
            }
            return try files.map { try OpenFile($0).tag }
        }
        let (same, other) = try (tags(secondsBetween: 0), tags(secondsBetween: 1))
        #expect(same[0] == same[1] && other[0] != other[1])
    }

    @Test func `only files are opened`() throws {
        let pipe = folder.url.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [folder.url.path, pipe, folder.url.appendingPathComponent("nothing").path] {
            #expect(throws: CocoaError.self, "\(path)") { try OpenFile(URL(fileURLWithPath: path)) }
        }
    }
}
