import Foundation

/// A button that pushes a page onto the navigation stack. In a menu it is a row that closes the menu.
///
/// See [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink).
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case value(NavigationValue?)
        case view(Destination, isActive: Binding<Bool>?)
    }

    private let label: Label
    private let target: Target
    @State private var isOwnActive = false
    @Environment(\.navigation) private var navigation
    @Environment(\.isInFormRow) private var isInFormRow
    @Environment(\.linkIndicatorVisibility) private var indicatorVisibility
    @Environment(\.columnSelection) private var selection
    @Environment(\.presentation) private var presentation
    @Environment(\.showMenuPage) private var showMenuPage
    @Environment(\.layoutDirection) private var direction

    /// A link to a view, which is pushed onto the nearest navigation stack; without one the link is disabled.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination(), isActive: nil)
    }

    /// A link to a view, which is pushed onto the nearest navigation stack; without one the link is disabled.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination, isActive: nil)
    }

    /// Shows the view while `isActive` is true; leaving the page sets it to false.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination(), isActive: isActive)
    }

    /// Shows the view while `isActive` is true; leaving the page sets it to false.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination, isActive: isActive)
    }

    /// Shows the view while the selection equals the tag; leaving the page sets it to nil.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        target = .view(
            destination(),
            isActive: Binding(
                location: FunctionalLocation(
                    get: { selection.wrappedValue == tag },
                    set: { isActive, _ in
                        if isActive {
                            selection.wrappedValue = tag
                        } else if selection.wrappedValue == tag {
                            selection.wrappedValue = nil
                        }
                    })))
    }

    /// What the view shows.
    public var body: some View {
        switch target {
        case .value(let value):
            button { value.map { follow($0) } }
                .disabled(value == nil || navigation == nil)
                .modifier(TraitModifier<LinkValueTrait>(value: value?.value))
        case .view(let destination, let isActive) where isInMenu:
            let end: () -> Void = { isActive?.wrappedValue = false }
            button {
                isActive?.wrappedValue = true
                showMenuPage?(MenuPage(view: AnyView(destination), end: end))
            }
            .disabled(navigation == nil)
        case .view(let destination, let isActive):
            let isActive = isActive ?? $isOwnActive
            button { isActive.wrappedValue = true }
                .disabled(navigation == nil)
                .navigationDestination(isPresented: isActive) { destination }
        }
    }

    private var isInMenu: Bool { presentation?.isMenu == true }

    /// Follows the link. In a column's list with a selection, it sets the selection instead.
    private func follow(_ value: NavigationValue) {
        if let selection, selection.accepts(value.value) {
            selection.press(value.value, isEditing: false)
        } else {
            navigation?.follow(value)
        }
    }

    @ViewBuilder private func button(_ action: @escaping () -> Void) -> some View {
        if isInFormRow, !isInMenu {
            Button(action: action) {
                HStack {
                    label
                    Spacer(minLength: 8)
                    if indicatorVisibility != .hidden {
                        Image(systemName: direction.forwardChevron).imageScale(.small).foregroundStyle(.tertiary)
                            .accessibilityHidden(true)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            Button(action: action) { label }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page that `navigationDestination(for:destination:)` makes for the value; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .value(value.map { NavigationValue($0) })
    }

    /// A link to the page that `navigationDestination(for:destination:)` makes for the value; nil disables the link.
    /// The title is looked up in the app's strings.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link to the page that `navigationDestination(for:destination:)` makes for the value; nil disables the link.
    /// The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(verbatim: String(title)) }
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(verbatim: String(title)) }
    }

    /// A link to a view, with a title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(verbatim: String(title)) }
    }

    /// Shows the view while `isActive` is true; leaving the page sets it to false. The title is looked up in the app's
    /// strings.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
}
