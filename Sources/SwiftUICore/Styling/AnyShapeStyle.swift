import DisplayList

/// A type-erased style.
public struct AnyShapeStyle: PrimitiveShapeStyle {
    let style: any ShapeStyle

    /// Wraps a style. The style of an `AnyShapeStyle` is unwrapped first.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        primitive(style, in: environment).paint(level: level, in: environment)
    }

    /// An app's own style may resolve to anything.
    package var readsForeground: Bool { (style as? any PrimitiveShapeStyle)?.readsForeground ?? true }
}

extension AnyShapeStyle: Equatable {
    /// Styles that can't be compared count as different, which only costs an unnecessary repaint.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        func isEqual<E: Equatable>(_ left: E) -> Bool { (right.style as? E) == left }
        guard let equatable = left.style as? any Equatable else { return false }
        return isEqual(equatable)
    }
}
