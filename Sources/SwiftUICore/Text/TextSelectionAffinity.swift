/// Which of the two adjacent characters a caret belongs to, at a line break or where the direction of the text changes.
///
/// See [TextSelectionAffinity](https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The default for the context.
    case automatic
    /// The character before it.
    case upstream
    /// The character after it.
    case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The affinity of the selections in text fields.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity of the selections that text fields report. The browser decides at which side of a line break
    /// the caret is drawn: a page can't set that.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
