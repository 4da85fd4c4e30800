// What can't be had: the browser owns the caret of a field while somebody types, and reports only the text.

/// The part of a field's text that is selected.
@available(
    *, unavailable, message: "Kissa's fields don't tell what is selected; use TextField or TextEditor without it"
)
public struct TextSelection: Equatable, Hashable, Sendable {
    /// Where the selection is.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity { .automatic }
    public var isInsertion: Bool { false }

    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
}

/// On which side of a place where text changes direction the caret stands.
@available(*, unavailable, message: "Kissa's fields leave the caret to the browser")
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

extension TextField {
    @available(*, unavailable, message: "Kissa's fields don't tell what is selected; leave out selection")
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) { fatalError("unavailable") }
}

extension TextField where Label == Text {
    @available(*, unavailable, message: "Kissa's fields don't tell what is selected; leave out selection")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "Kissa's fields don't tell what is selected; leave out selection")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) { fatalError("unavailable") }
}

extension TextEditor {
    @available(*, unavailable, message: "Kissa's editors don't tell what is selected; leave out selection")
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { fatalError("unavailable") }
}

extension View {
    @available(*, unavailable, message: "Kissa's fields leave the caret to the browser")
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
