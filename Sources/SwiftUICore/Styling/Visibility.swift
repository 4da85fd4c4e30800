/// Whether an element is visible; `automatic` leaves it to the context.
///
/// See [Visibility](https://developer.apple.com/documentation/swiftui/visibility).
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
