@testable import Inference

/// Changes a file's bytes as a broken disk or an attacker would.
enum FileMutation {
    static func apply(to bytes: inout [UInt8], within count: Int, _ generator: inout SeededGenerator) {
        let place = Int.random(in: 0..<min(count, bytes.count), using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2:
            let extremes: [UInt64] = [0, 1, .max, .max - 1, 1 << 63, 1 << 31, 1 << 32, 0xFFFF_FFFF]
            let value = extremes.randomElement(using: &generator)!
            withUnsafeBytes(of: value) { bytes.replaceSubrange(place..<min(place + 8, bytes.count), with: $0) }
        case 3: bytes.removeSubrange(place..<min(place + Int.random(in: 1...16, using: &generator), bytes.count))
        default: bytes.removeLast(Int.random(in: 1...bytes.count / 2, using: &generator))
        }
    }
}
