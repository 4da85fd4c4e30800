import Foundation

/// The SHA-256 hash function (FIPS 180-4), for data that arrives in parts.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var rest: [UInt8] = []
    private var byteCount = 0
    private var schedule = [UInt32](repeating: 0, count: 64)
    private let constants = roundConstants

    package init() {}

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        byteCount += bytes.count
        var bytes = bytes
        if !rest.isEmpty {
            let missing = min(Self.blockBytes - rest.count, bytes.count)
            rest += bytes.prefix(missing)
            bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(missing))
            guard rest.count == Self.blockBytes else { return }
            rest.withUnsafeBytes { compress($0, &state, &schedule, constants) }
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.count >= Self.blockBytes {
            compress(bytes, &state, &schedule, constants)
            bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(Self.blockBytes))
        }
        rest += bytes
    }

    package mutating func append(_ data: Data) { data.withUnsafeBytes { append($0) } }

    /// The hash of everything that was appended, in hexadecimal.
    package func digest() -> String {
        var last = self
        let bitCount = UInt64(byteCount) * 8
        let zeroCount = (Self.blockBytes * 2 - 9 - rest.count) % Self.blockBytes
        let padding =
            [0x80] + [UInt8](repeating: 0, count: zeroCount) + withUnsafeBytes(of: bitCount.bigEndian, Array.init)
        padding.withUnsafeBytes { last.append($0) }
        return last.state.map { String(String(UInt64($0) + (1 << 32), radix: 16).dropFirst()) }.joined()
    }

    /// The hash of a file.
    package static func digest(of file: URL) throws -> String {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        var hash = SHA256()
        while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty { hash.append(part) }
        return hash.digest()
    }

    private static let blockBytes = 64
}

/// Processes one block of 64 bytes.
private func compress(
    _ block: UnsafeRawBufferPointer, _ state: inout [UInt32], _ words: inout [UInt32], _ constants: [UInt32]
) {
    for index in 0..<16 {
        words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
        let mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let first = h &+ mixed &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
        let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < 64 {
        if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
        number += 1
    }
    return primes.map { UInt32(cubeRootFraction($0)) }
}()

/// The fractional part of prime^(1/3) · 2^32: the largest x with x³ ≤ prime · 2^96, found bit by bit.
private func cubeRootFraction(_ prime: UInt64) -> UInt64 {
    var root: UInt64 = 0
    let target = UInt128(prime) << 96
    for bit in (0..<36).reversed() {
        let next = root | (UInt64(1) << bit)
        let wide = UInt128(next)
        let cube = wide * wide * wide
        if cube <= target { root = next }
    }
    return root & 0xFFFF_FFFF
}
