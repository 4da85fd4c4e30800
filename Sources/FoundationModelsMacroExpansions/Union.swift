/// An enumeration with associated values: `case circle(radius: Double)` is the structure
/// `{"type": "circle", "radius": 2.5}`.
struct Union {
    let choices: [Choice]
    /// The key for the case's name: `type`, unless an associated value has that name.
    let discriminator: String
    let isIndirect: Bool

    init(_ choices: [Choice], isIndirect: Bool) {
        self.choices = choices
        self.isIndirect = isIndirect
        let taken = Set(choices.flatMap(\.payload).map(\.key))
        let names = ["type", "kind", "case", "choice"]
        discriminator = names.first { !taken.contains($0) } ?? (taken.max() ?? "") + "_"
    }

    /// The expression that creates a case from its associated values.
    static func call(_ choice: Choice, reading: (ContentProperty) -> String) -> String {
        guard !choice.payload.isEmpty else { return ".\(choice.name)" }
        let arguments = zip(choice.labels, choice.payload).map { label, property in
            (label.map { "\($0): " } ?? "") + reading(property)
        }
        return ".\(choice.name)(\(arguments.joined(separator: ", ")))"
    }

    /// The pattern that matches a case and binds its values to `value1`, `value2` and so on.
    static func pattern(_ choice: Choice, binding stem: String = "value") -> String {
        guard !choice.payload.isEmpty else { return ".\(choice.name)" }
        let bindings = choice.payload.indices.map { "let \(binding($0, stem))" }
        return ".\(choice.name)(\(bindings.joined(separator: ", ")))"
    }

    static func binding(_ index: Int, _ stem: String = "value") -> String { "\(stem)\(index + 1)" }
}
