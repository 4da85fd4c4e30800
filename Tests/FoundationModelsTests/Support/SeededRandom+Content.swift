import FoundationModels
import TestSupport

extension SeededRandom {
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
