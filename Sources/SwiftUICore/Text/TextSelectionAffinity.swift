/// Which of the characters beside it a caret belongs to, where a line breaks or the direction of the text changes.
///
/// See [TextSelectionAffinity](https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The side that suits the place.
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
    /// The affinity of what is selected in fields.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity that selections have which fields tell of. On which side of a line's end the caret is drawn is
    /// the browser's to say: nothing in a page can set it.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
