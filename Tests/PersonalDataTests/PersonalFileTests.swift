import Foundation
import TestSupport
import Testing

@testable import PersonalData

/// A user-supplied folder with arbitrary contents.
@Suite struct PersonalFileTests {
    private func withFolder(_ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder.resolvingSymlinksInPath())
    }

    private func names(_ listing: PersonalFiles.Listing) -> [String] { listing.files.map(\.lastPathComponent) }

    private func write(_ text: String, _ name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func `folders in folders are looked through`() throws {
        try withFolder { folder in
            for name in ["b.vcf", "a/c.VCF", "a/deep/d.vcf", "e.txt"] { try write(name, name, in: folder) }
            #expect(try names(PersonalFiles.files(at: folder.path, suffix: "vcf")) == ["c.VCF", "d.vcf", "b.vcf"])
        }
    }

    @Test func `a link to a file is the file and a linked folder is left alone`() throws {
        try withFolder { folder in
            try write("text", "elsewhere/x", in: folder)
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: folder.path + "/a.vcf", withDestinationPath: folder.path + "/elsewhere/x")
            try files.createSymbolicLink(atPath: folder.path + "/round", withDestinationPath: folder.path)
            let listing = try PersonalFiles.files(at: folder.path, suffix: "vcf")
            #expect(names(listing) == ["a.vcf"])
            #expect(try PersonalFiles.data(of: listing.files[0]) == Data("text".utf8))
            let before = try PersonalFileState(of: listing.files[0])
            try write("longer text", "elsewhere/x", in: folder)
            #expect(try PersonalFileState(of: listing.files[0]) != before)
            #expect(try names(PersonalFiles.files(at: folder.path + "/round", suffix: "vcf")) == ["a.vcf"])
        }
    }

    @Test func `what is no regular file is never waited for`() throws {
        try withFolder { folder in
            let files = FileManager.default
            #expect(mkfifo(folder.path + "/pipe.vcf", 0o600) == 0)
            try files.createSymbolicLink(atPath: folder.path + "/endless.vcf", withDestinationPath: "/dev/zero")
            try files.createSymbolicLink(atPath: folder.path + "/loop.vcf", withDestinationPath: "loop.vcf")
            try files.createSymbolicLink(atPath: folder.path + "/nothing.vcf", withDestinationPath: "/nowhere/at/all")
            try files.createDirectory(atPath: folder.path + "/folder.vcf", withIntermediateDirectories: true)
            let listing = try PersonalFiles.files(at: folder.path, suffix: "vcf")
            #expect(names(listing) == ["endless.vcf", "loop.vcf", "nothing.vcf", "pipe.vcf"])
            for file in listing.files {
                #expect(throws: PersonalFileFault.self, "\(file.lastPathComponent)") {
                    try PersonalFiles.data(of: file)
                }
            }
        }
    }

    @Test func `a file that is too large is a fault`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a.vcf")
            #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
            #expect(truncate(file.path, PersonalFiles.byteCountMax + 1) == 0)
            #expect(throws: PersonalFileFault(file, "it is larger than 64 MB")) { try PersonalFiles.data(of: file) }
        }
    }

    @Test func `folders that lie too deep are told of`() throws {
        try withFolder { folder in
            let deep = String(repeating: "d/", count: PersonalFiles.depthMax + 3)
            try write("", deep + "a.vcf", in: folder)
            try write("", "b.vcf", in: folder)
            let listing = try PersonalFiles.files(at: folder.path, suffix: "vcf")
            #expect(names(listing) == ["b.vcf"])
            #expect(listing.faults.map(\.reason) == ["it lies deeper than 64 folders"])
        }
    }

    @Test func `where nothing is is a fault`() {
        #expect(throws: PersonalFileFault.self) { try PersonalFiles.files(at: "/nowhere/at/all", suffix: "vcf") }
    }
}

@Suite struct FoldedLineTests {
    private func lines(_ text: String, hasSoftBreaks: Bool = false) -> [String] {
        FoldedLines(Data(text.utf8), hasSoftBreaks: hasSoftBreaks).map {
            "\($0.number) \(String(decoding: $0.bytes, as: UTF8.self))"
        }
    }

    @Test func `lines are numbered by where they begin`() {
        #expect(lines("a\r\nb\rc\n\n d\n\te\n\nf") == ["1 a", "2 b", "3 cde", "8 f"])
        #expect(lines("") == [])
        #expect(lines("\n \n\r") == [])
        #expect(lines("\u{FEFF}a") == ["1 a"])
    }

    @Test func `a soft break takes the next line as it is`() {
        let text = "N;ENCODING=QUOTED-PRINTABLE:a=\n b=\nc\nd"
        #expect(lines(text, hasSoftBreaks: true) == ["1 N;ENCODING=QUOTED-PRINTABLE:a bc", "4 d"])
        #expect(lines("N:a=\nb", hasSoftBreaks: true) == ["1 N:a=", "2 b"])
        #expect(lines("N;QUOTED-PRINTABLE:a=", hasSoftBreaks: true) == ["1 N;QUOTED-PRINTABLE:a="])
    }

    /// Folding and line endings don't change a file's contents.
    @Test(arguments: 0..<200)
    func `folding is undone`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let whole = (0..<Int.random(in: 1...20, using: &random)).map { _ in
            String((0..<Int.random(in: 1...60, using: &random)).map { _ in "a:é藤=;".randomElement(using: &random)! })
        }
        var bytes: [UInt8] = []
        for line in whole {
            for (index, byte) in Array(line.utf8).enumerated() {
                if index > 0, Int.random(in: 0...9, using: &random) == 0 {
                    bytes += Array((["\n", "\r\n", "\r"].randomElement(using: &random)! + " ").utf8)
                }
                bytes.append(byte)
            }
            bytes += Array(["\n", "\r\n", "\r", "\n\n"].randomElement(using: &random)!.utf8)
        }
        #expect(FoldedLines(Data(bytes)).map { String(decoding: $0.bytes, as: UTF8.self) } == whole)
    }
}
