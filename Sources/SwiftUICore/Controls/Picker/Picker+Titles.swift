import FoundationAdditions
import DeveloperToolsSupport
import Foundation

extension Picker {
    /// A picker with a label. Options are the views of `content` that have a tag of the selection's type.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selections: [selection], label: label(), content: content())
    }

    /// A picker whose control shows `currentValueLabel` instead of the selected option.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], label: label(), currentValueLabel: AnyView(currentValueLabel()),
            content: content())
    }

    /// One picker for several values: nothing is selected if they differ.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selections: sources.map { $0[keyPath: selection] }, label: label(), content: content())
    }

    /// One picker for several values; the control shows `currentValueLabel` instead of the selected option.
    public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, label: label(),
            currentValueLabel: AnyView(currentValueLabel()), content: content())
    }

    /// The older form of `init(selection:content:label:)`.
    @available(swift, deprecated: 100000.0, message: "Use init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selections: [selection], label: label, content: content())
    }
}

extension Picker where Label == Text {
    /// A picker with a title. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selections: [selection], label: Text(titleKey), content: content())
    }

    /// A picker with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selections: [selection], label: Text(titleResource), content: content())
    }

    /// A picker with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selections: [selection], label: Text(verbatim: String(title)), content: content())
    }

    /// One picker for several values; nothing is selected if they differ. The title is looked up in the app's strings.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, label: Text(titleKey), content: content())
    }

    /// One picker for several values; nothing is selected if they differ. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, label: Text(verbatim: String(title)),
            content: content())
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// A picker with a title and a system symbol. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
    }

    /// A picker with a title and a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
    }

    /// A picker with a title and one of the app's images. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selections: [selection], label: SwiftUICore.Label(titleKey, image: image), content: content())
    }
}
