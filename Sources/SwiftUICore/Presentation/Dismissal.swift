/// A container that a view inside it can dismiss: a presentation, or a page of a navigation stack.
@MainActor
protocol Dismissible: AnyObject {
    func dismiss()
}

/// Dismisses the presentation, or pops the page of a navigation stack, that a view is in.
///
/// See [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction). Outside of both it does nothing.
public struct DismissAction {
    weak var target: (any Dismissible)?

    init(target: (any Dismissible)? = nil) { self.target = target }

    /// Dismisses the presentation or the page that the view is in: `dismiss()`.
    @MainActor public func callAsFunction() { target?.dismiss() }
}

/// Whether a view is presented, and a method that dismisses it. Deprecated by Apple in favour of `dismiss` and
/// `isPresented`.
public struct PresentationMode {
    /// Whether the view is in a presentation or a page that `dismiss` closes.
    public internal(set) var isPresented: Bool
    let target: DismissAction

    /// Dismisses the presentation or the page that the view is in.
    @MainActor public mutating func dismiss() {
        isPresented = false
        target()
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Dismisses the presentation or the page that the view is in: `dismiss()`.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a presentation or a page that `dismiss` closes.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The older form of `isPresented` and `dismiss`. Writing to the binding has no effect.
    @available(swift, deprecated: 100000.0, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, target: dismiss)
        return Binding(location: FunctionalLocation(get: { mode }, set: { _, _ in }))
    }
}
