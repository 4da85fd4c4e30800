import Foundation

/// How large controls are.
///
/// See [ControlSize](https://developer.apple.com/documentation/swiftui/controlsize).
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge

    /// The padding around a bordered control's label, in points.
    var padding: CGSize {
        switch self {
        case .mini: CGSize(width: 8, height: 3)
        case .small: CGSize(width: 10, height: 4)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 14)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }

    /// The corner radius of a rounded rectangular control, in points.
    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 6
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }

    var font: Font? {
        switch self {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: nil
        }
    }
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of controls; `.regular` by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls of this view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Clamps the surrounding control size to a range.
    public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            let allowed = ControlSize.allCases.filter { range.contains($0) }
            guard let least = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, least), greatest)
        }
    }
}

extension ControlSize: Comparable {
    /// Whether the left size is smaller than the right one.
    public static func < (left: ControlSize, right: ControlSize) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}
