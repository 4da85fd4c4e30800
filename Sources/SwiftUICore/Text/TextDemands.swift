import DisplayList
import TextLayout

private struct TextDemandsKey: EnvironmentKey {
    static var defaultValue: ClientEnvironment.TextDemands { ClientEnvironment.TextDemands() }
}

extension EnvironmentValues {
    /// The text spacing that the person's browser enforces on all texts. The layout has to take it into account, or
    /// texts would overflow their boxes.
    package var textDemands: ClientEnvironment.TextDemands {
        get { self[TextDemandsKey.self] }
        set { self[TextDemandsKey.self] = newValue }
    }
}

extension ClientEnvironment.TextDemands {
    /// The line height that the browser enforces, but not less than the app's own.
    func lineHeight(_ own: ParagraphStyle.LineHeight?) -> ParagraphStyle.LineHeight? {
        guard lineHeight > 0 else { return own }
        return ParagraphStyle.LineHeight(factor: max(own?.factor ?? 0, lineHeight), points: own?.points ?? 0)
    }
}
