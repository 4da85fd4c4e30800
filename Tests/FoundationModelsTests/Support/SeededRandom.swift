import Foundation
import FoundationModels

/// SplitMix64: the same numbers for the same seed, everywhere. `KISSA_FUZZ_SEED` stands for other ones: all tests then meet
/// what they have not met before.
struct SeededRandom: RandomNumberGenerator {
    private static let others = UInt64(ProcessInfo.processInfo.environment["KISSA_FUZZ_SEED"] ?? "") ?? 0

    private var state: UInt64

    init(seed: UInt64) {
        state = seed &+ Self.others &* 0xD1B5_4A32_D192_ED03
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func text() -> String {
        let alphabet = Array("ab \"\\/\n\u{8}é喫☕️{}[]:,")
        return String(
            (0..<Int.random(in: 0...8, using: &self)).map { _ in alphabet.randomElement(using: &self) ?? "a" })
    }

    /// A random JSON value.
    mutating func content(depth: Int) -> GeneratedContent {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
        case 0: return .null
        case 1: return GeneratedContent(Bool.random(using: &self))
        case 2: return GeneratedContent(Int.random(in: -(1 << 53)...(1 << 53), using: &self))
        case 3: return GeneratedContent(Double.random(in: -1e6...1e6, using: &self))
        case 4: return GeneratedContent(text())
        case 5:
            let count = Int.random(in: 0...4, using: &self)
            return GeneratedContent(kind: .array((0..<count).map { _ in content(depth: depth - 1) }))
        default:
            var pairs: [(String, any ConvertibleToGeneratedContent)] = []
            for _ in 0..<Int.random(in: 0...4, using: &self) { pairs.append((text(), content(depth: depth - 1))) }
            return GeneratedContent(properties: pairs) { $1 }
        }
    }
}
