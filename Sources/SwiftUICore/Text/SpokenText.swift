/// What assistive technology is told of a text, by modifiers that return a `Text`. A class, because a text can't contain
/// one.
final class SpokenText: Equatable, Sendable {
    let label: Text?
    let headingLevel: Int?

    init(label: Text?, headingLevel: Int?) { (self.label, self.headingLevel) = (label, headingLevel) }

    static func == (one: SpokenText, other: SpokenText) -> Bool {
        one.label == other.label && one.headingLevel == other.headingLevel
    }
}
