import Foundation

/// A built-in filter: its names, its inputs with their defaults, and what it makes of them.
struct FilterDefinition: Sendable {
    let name: String
    let category: String
    let inputs: [FilterInput]
    let output: @Sendable (FilterValues) -> CIImage?

    init(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ output: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        (self.name, self.category, self.inputs, self.output) = (name, category, inputs, output)
    }

    /// All built-in filters by their names.
    static let all = Dictionary(
        uniqueKeysWithValues: (colorAdjustments + colorEffects + photoEffects + blurs + stylizing + sharpening
            + compositing + generators + codes + geometry + distortions).map { ($0.name, $0) })

    static func named(_ name: String) -> FilterDefinition? { all[name] }

    /// The name in words, without the prefix: `Sepia Tone`.
    var displayName: String {
        name.dropFirst(2).reduce(into: "") { words, letter in
            if letter.isUppercase, words.last?.isLowercase == true { words += " " }
            words.append(letter)
        }
    }

    var defaults: [String: Any] {
        inputs.reduce(into: [:]) { $0[$1.key] = $1.standard }
    }
}
