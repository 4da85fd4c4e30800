/// Whether something is seen; `automatic` leaves it to the place.
///
/// See [Visibility](https://developer.apple.com/documentation/swiftui/visibility).
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
