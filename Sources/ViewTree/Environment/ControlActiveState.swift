/// The appearance of a window's controls, which on a Mac depends on whether the window is active.
///
/// See [ControlActiveState](https://developer.apple.com/documentation/swiftui/controlactivestate).
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key
    case active
    case inactive
}
