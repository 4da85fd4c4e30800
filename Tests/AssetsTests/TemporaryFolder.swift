import Foundation
import TestSupport

@testable import Assets

/// A folder that a test writes and that goes with it.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

    @discardableResult
    func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    var catalog: AssetCatalog { get throws { try AssetCatalog(catalogs: [url]) } }
}

extension SeededRandom {
    /// The bytes with some of them changed, removed or doubled, or the end cut off.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &self) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<5, using: &self) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &self)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(bytes[index], at: index)
            case 3: bytes[index] = [0, 0xFF, 0x22, 0x7B, 0x25, 0x3C, 0x3E].randomElement(using: &self)!
            default: bytes.removeLast(bytes.count - index)
            }
        }
        return bytes
    }
}

/// The first bytes of pictures.
enum Picture {
    static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(width)
            + bigEndian(height) + [8, 6, 0, 0, 0]
    }

    /// With a camera's notes before the frame, and a Huffman table, whose marker is among the frames'.
    static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        let notes: [UInt8] = [0xFF, 0xE1, 0x01, 0x02] + Array(repeating: 0xC0, count: 256)
        let table: [UInt8] = [0xFF, 0xFF, 0xC4, 0x00, 0x04, 1, 2]
        let frame: [UInt8] = [0xFF, 0xC2, 0x00, 0x11, 8] + bigEndian(height) + bigEndian(width) + [3]
        return [0xFF, 0xD8] + notes + table + frame
    }

    static func svg(_ attributes: String) -> [UInt8] {
        Array("<?xml version=\"1.0\"?><!-- <svg width='1'> --><svg xmlns='x' \(attributes)><path d='M0 0'/></svg>".utf8)
    }

    private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }
}
