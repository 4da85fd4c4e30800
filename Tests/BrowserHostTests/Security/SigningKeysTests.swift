import Foundation
import Glibc
import Synchronization
import Testing

@testable import BrowserHost

@Suite struct SigningKeysTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path
    private var file: SigningKeyFile { SigningKeyFile(path: path) }

    private func withFile(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body()
    }

    /// A clock that a test controls.
    private final class Clock: Sendable {
        let seconds = Mutex(1_000_000)
        func pass(_ days: Int) { seconds.withLock { $0 += days * 86_400 } }
    }

    private func keys(_ clock: Clock) throws -> SigningKeys {
        try SigningKeys(file: file) { clock.seconds.withLock { $0 } }
    }

    @Test func `The digests are those of the standards`() {
        // FIPS 180-4's "abc", and RFC 4231's second case.
        #expect(
            Digest.sha256(Array("abc".utf8)).hexadecimal
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            Digest.hmac(Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)).hexadecimal
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func `Hexadecimal digits are read as they are written`() {
        #expect([UInt8](hexadecimal: "00ff7a") == [0, 255, 122])
        #expect(["f", "FF", "0g", "é"].allSatisfy { [UInt8](hexadecimal: $0) == nil })
    }

    @Test func `A signature is known after the process has begun anew, by its own text alone`() throws {
        try withFile {
            let signature = try keys(Clock()).signature(of: "a")
            let again = try keys(Clock())
            #expect(again.isSignature(signature, of: "a") && !again.isSignature(signature, of: "b"))
            #expect(!again.isSignature(String(signature.dropLast(2)), of: "a") && !again.isSignature("", of: "a"))
            #expect(!SigningKeys().isSignature(signature, of: "a"))
        }
    }

    @Test func `Only the process's user may read the keys`() throws {
        try withFile {
            // A key file that others can read gets its permissions back.
            try Data().write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            _ = try keys(Clock())
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func `After 90 days another key signs, and what the old one signed is known for as long as a cookie lives`()
        throws
    {
        try withFile {
            let clock = Clock()
            let keys = try keys(clock)
            let (first, tag) = (keys.signature(of: "a"), keys.tag)
            clock.pass(91)
            let second = keys.signature(of: "a")
            #expect(first != second && keys.isSignature(first, of: "a") && keys.tag == tag)
            clock.pass(365)
            #expect(!keys.isSignature(first, of: "a") && keys.isSignature(second, of: "a"))
        }
    }

    @Test func `A key that another process has made is found`() throws {
        try withFile {
            let (clock, later) = (Clock(), Clock())
            let keys = try keys(clock)
            later.pass(91)
            let signature = try self.keys(later).signature(of: "a")
            #expect(keys.isSignature(signature, of: "a"))
        }
    }

    @Test func `Machines with copies of one file know each other's cookies, however often another key signs`() throws {
        try withFile {
            let copy = SigningKeyFile(path: path + ".copy")
            defer { try? FileManager.default.removeItem(atPath: copy.path) }
            let clock = Clock(), ahead = Clock()
            let one = try SigningKeys(file: file, areCopied: true) { clock.seconds.withLock { $0 } }
            try FileManager.default.copyItem(atPath: path, toPath: copy.path)
            let other = try SigningKeys(file: copy, areCopied: true) { ahead.seconds.withLock { $0 } }
            var signatures: [String] = []
            for days in [0, 91, 91, 300] {
                clock.pass(days)
                ahead.pass(days)
                let signature = one.signature(of: "a")
                #expect(other.isSignature(signature, of: "a") && other.signature(of: "a") == signature)
                #expect(!signatures.contains(signature))
                signatures.append(signature)
            }
            // A clock that is a minute fast, at the end of the 90 days.
            let seconds = try #require(
                SigningKey.keys(in: String(contentsOfFile: path, encoding: .utf8)).last?.madeSeconds)
            clock.seconds.withLock { $0 = seconds + SigningKeys.signsForSeconds - 60 }
            ahead.seconds.withLock { $0 = seconds + SigningKeys.signsForSeconds }
            #expect(one.isSignature(other.signature(of: "b"), of: "b"))
        }
    }

    @Test func `A line that was cut off costs itself and nothing else`() throws {
        try withFile {
            let signature = try keys(Clock()).signature(of: "a")
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("hmac-sha256 1000000 0011".utf8))
            try handle.close()
            let later = Clock()
            later.pass(100)
            let newer = try keys(later).signature(of: "b")
            let again = try keys(later)
            #expect(again.isSignature(signature, of: "a") && again.isSignature(newer, of: "b"))
        }
    }

    @Test func `A link in the file's place is refused`() throws {
        try withFile {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
            #expect(throws: SigningKeyFile.Failure.self) { try keys(Clock()) }
        }
    }

    @Test func `Keys that last as long as the process go on to know what an older one signed`() throws {
        let clock = Clock()
        let keys = try SigningKeys(file: nil) { clock.seconds.withLock { $0 } }
        let first = keys.signature(of: "a")
        clock.pass(91)
        #expect(keys.signature(of: "a") != first && keys.isSignature(first, of: "a"))
    }

    @Test func `A file that is removed takes nobody's cookie away`() throws {
        try withFile {
            let clock = Clock()
            let keys = try keys(clock)
            let first = keys.signature(of: "a")
            try FileManager.default.removeItem(atPath: path)
            clock.pass(91)
            #expect(keys.signature(of: "a") != first && keys.isSignature(first, of: "a"))
        }
    }

    @Test func `A file that was put back, as long as the other one, is read`() throws {
        try withFile {
            let old = try keys(Clock())
            let signature = old.signature(of: "a")
            let copy = try Data(contentsOf: URL(fileURLWithPath: path))
            try FileManager.default.removeItem(atPath: path)
            let new = try keys(Clock())
            #expect(!new.isSignature(signature, of: "a"))
            try FileManager.default.removeItem(atPath: path)
            try copy.write(to: URL(fileURLWithPath: path))
            #expect(new.isSignature(signature, of: "a"))
        }
    }

    @Test func `A lock that another process keeps is not waited for without an end`() throws {
        try withFile {
            _ = try keys(Clock())
            let descriptor = Glibc.open(path, O_RDWR)
            defer { close(descriptor) }
            #expect(flock(descriptor, LOCK_EX) == 0)
            #expect(throws: SigningKeyFile.Failure.self) { try keys(Clock()) }
        }
    }
}
