/// How the controls of a window look: as a Mac draws them where the window is the one in use, and where it isn't.
///
/// See [ControlActiveState](https://developer.apple.com/documentation/swiftui/controlactivestate).
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key
    case active
    case inactive
}
