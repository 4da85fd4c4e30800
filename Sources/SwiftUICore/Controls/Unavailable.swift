// Controls of Apple's that a browser can't be given. They are named so that a compiler says why.

@available(*, unavailable, message: "A browser has no wheels: use .menu or .inline")
public struct WheelPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        MenuPickerStyle()._makeBody(configuration)
    }
}

@available(*, unavailable, message: "Use .menu, or a NavigationLink to a picker with .inline")
public struct NavigationLinkPickerStyle: PickerStyle {
    public nonisolated init() {}
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        MenuPickerStyle()._makeBody(configuration)
    }
}

@available(*, unavailable, message: "A browser has no wheels: use .menu or .inline")
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

@available(*, unavailable, message: "Use .menu, or a NavigationLink to a picker with .inline")
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    @available(*, unavailable, message: "Hold the button down in your own gesture: onLongPressGesture")
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button that is held down acts again and again.
@available(*, unavailable, message: "Kissa's buttons act when they are pressed, once")
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = ButtonRepeatBehavior()
    public static let enabled = ButtonRepeatBehavior()
    public static let disabled = ButtonRepeatBehavior()
}
