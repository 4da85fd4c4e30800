import DisplayList

/// A kind of action that assistive technology can perform on a view.
public struct AccessibilityActionKind: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case `default`, escape, magicTap, named(String) }
    fileprivate let kind: Kind
    fileprivate let name: Text?
    /// Activates the view.
    public static let `default` = AccessibilityActionKind(kind: .default, name: nil)
    /// Escape.
    public static let escape = AccessibilityActionKind(kind: .escape, name: nil)

    /// VoiceOver's double tap with two fingers. Browsers don't report the gesture, so the action is never called: offer it as a
    /// control as well.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap, name: nil)

    /// A custom action, identified by its name.
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

/// Whether an adjustable view's value is to be incremented or decremented.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The view can be pressed by assistive technology and the keyboard. Pointer input is handled by the view as before.
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

/// Lets the arrow keys increment and decrement the view's value.
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

/// Invisible buttons for assistive technology and the keyboard.
private struct UnseenButtons<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.buttonStyle(.plain).unseen()
    }
}

extension View {
    /// Leaves the view to assistive technology and the keyboard alone: it is invisible and takes up no visible space.
    func unseen() -> some View {
        fixedSize().frame(width: 1, height: 1).clipped().opacity(0.01).allowsHitTesting(false)
    }
}

extension View {
    /// Performs the action. The default one is triggered when assistive technology activates the view, or when Return or Space is
    /// pressed while the view has the focus, but not by a pointer. A button keeps its own action, which all of these trigger.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        AccessibilityActionView(content: self, kind: actionKind, handler: handler)
    }

    /// Adds a named action: an invisible button that assistive technology and the keyboard can reach.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        overlay(alignment: .topLeading) { UnseenButtons { Button(action: handler) { name } } }
    }

    /// Adds a named action: an invisible button that assistive technology and the keyboard can reach. The title is looked up in
    /// the app's strings.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds a named action: an invisible button that assistive technology and the keyboard can reach. The title is shown as it
    /// is.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(verbatim: String(name)), handler)
    }

    /// Adds an action whose label says what it does: an invisible button for assistive technology and the keyboard.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        overlay(alignment: .topLeading) { UnseenButtons { Button(action: action, label: label) } }
    }

    /// Adds actions: invisible buttons for assistive technology and the keyboard.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        overlay(alignment: .topLeading) { UnseenButtons(content: content) }
    }

    /// Calls the handler when the arrow keys increment or decrement the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AttributeModifier(AdjustableAttribute(action: handler)))
    }

    /// Replaces the view, for assistive technology, by another view in the same place.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).overlay { representation().opacity(0.01).allowsHitTesting(false) }
    }

    /// Adds views inside this one that only assistive technology reaches.
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
