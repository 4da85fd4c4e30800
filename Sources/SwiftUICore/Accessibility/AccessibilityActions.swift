import DisplayList

/// What a person can do with a view by assistive technology, whatever it looks like.
public struct AccessibilityActionKind: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case `default`, escape, magicTap, named(String) }
    fileprivate let kind: Kind
    fileprivate let name: Text?
    /// Pressing it.
    public static let `default` = AccessibilityActionKind(kind: .default, name: nil)
    /// Escape.
    public static let escape = AccessibilityActionKind(kind: .escape, name: nil)

    /// VoiceOver's double tap with two fingers. A browser tells a page nothing of it: the action is never called, so it
    /// needs a control of its own as well.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap, name: nil)

    /// An action with a name of its own.
    public init(named name: Text) { self.init(kind: .named(name.resolvedString(in: EnvironmentValues())), name: name) }

    private init(kind: Kind, name: Text?) {
        self.kind = kind
        self.name = name
    }

    /// Whether both are the same kind, or have the same name.
    public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
    /// Feeds what `==` compares into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Which way an adjustable view is to change.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The view can be pressed by assistive technology and the keyboard. A pointer does what the view has for it.
private struct ActivationAttribute: ElementAttribute {
    let action: () -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.input.events.formUnion([.activate, .focus])
        element.input.isFocusable = true
        if element.accessibility.role == nil { element.accessibility.role = .button }
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .activate = action else { return false }
        self.action()
        return true
    }
}

/// The view can be made more and less by the arrow keys.
private struct AdjustableAttribute: ElementAttribute {
    let action: (AccessibilityAdjustmentDirection) -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.input.events.formUnion([.key, .focus])
        element.input.isFocusable = true
        element.accessibility.role = .spinButton
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .key(let key, _, true, _) = action else { return false }
        switch key {
        case "ArrowUp", "ArrowRight": self.action(.increment)
        case "ArrowDown", "ArrowLeft": self.action(.decrement)
        default: return false
        }
        return true
    }
}

/// Buttons that nobody sees, for those who listen.
private struct UnseenButtons<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.buttonStyle(.plain).unseen()
    }
}

extension View {
    /// Met by assistive technology and the keyboard alone, and taking up no room that could be seen.
    func unseen() -> some View {
        fixedSize().frame(width: 1, height: 1).clipped().opacity(0.01).allowsHitTesting(false)
    }
}

extension View {
    /// Assistive technology does it, and so do Return and Space where the view has the keyboard; a pointer does not. A
    /// button, which is pressed the same way by all of them, keeps its own action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        AccessibilityActionView(content: self, kind: actionKind, handler: handler)
    }

    /// An action with a name: a button that assistive technology and the keyboard meet, and nobody sees.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        overlay(alignment: .topLeading) { UnseenButtons { Button(action: handler) { name } } }
    }

    /// An action with a name: a button that assistive technology and the keyboard meet, and nobody sees. The title is
    /// looked up in the app's strings.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// An action with a name: a button that assistive technology and the keyboard meet, and nobody sees. The title is
    /// shown as it is.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(verbatim: String(name)), handler)
    }

    /// The label says what the action does.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        overlay(alignment: .topLeading) { UnseenButtons { Button(action: action, label: label) } }
    }

    /// Buttons for those who listen.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        overlay(alignment: .topLeading) { UnseenButtons(content: content) }
    }

    /// The arrow keys make the view's value greater and smaller.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AttributeModifier(AdjustableAttribute(action: handler)))
    }

    /// Assistive technology meets another view in place of this one, at the same place.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).overlay { representation().opacity(0.01).allowsHitTesting(false) }
    }

    /// Assistive technology meets other views inside this one.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        overlay { children().opacity(0.01).allowsHitTesting(false) }
    }
}

private struct AccessibilityActionView<Content: View>: View {
    let content: Content
    let kind: AccessibilityActionKind
    let handler: () -> Void

    var body: some View {
        switch kind.kind {
        case .escape: content.onExitCommand(perform: handler)
        case .named: content.accessibilityAction(named: kind.name ?? Text(verbatim: ""), handler)
        case .magicTap: content
        case .default: content.modifier(AttributeModifier(ActivationAttribute(action: handler)))
        }
    }
}
