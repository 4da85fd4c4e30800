/// The accessibility properties of a text that are set by modifiers that return a `Text`. A class, because a `Text`
/// can't directly contain another `Text`.
final class SpokenText: Equatable, Sendable {
    let label: Text?
    let headingLevel: Int?

    init(label: Text?, headingLevel: Int?) { (self.label, self.headingLevel) = (label, headingLevel) }

    static func == (one: SpokenText, other: SpokenText) -> Bool {
        one.label == other.label && one.headingLevel == other.headingLevel
    }
}
