import DisplayList
import TextLayout

private struct TextDemandsKey: EnvironmentKey {
    static var defaultValue: ClientEnvironment.TextDemands { ClientEnvironment.TextDemands() }
}

extension EnvironmentValues {
    /// What the person's browser holds all texts to. The layout counts with it, or texts would leave their boxes.
    package var textDemands: ClientEnvironment.TextDemands {
        get { self[TextDemandsKey.self] }
        set { self[TextDemandsKey.self] = newValue }
    }
}

extension ClientEnvironment.TextDemands {
    /// A line is no lower than the app wants it.
    func lineHeight(_ own: ParagraphStyle.LineHeight?) -> ParagraphStyle.LineHeight? {
        guard lineHeight > 0 else { return own }
        return ParagraphStyle.LineHeight(factor: max(own?.factor ?? 0, lineHeight), points: own?.points ?? 0)
    }
}
