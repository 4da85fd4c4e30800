import DisplayList

/// A style of any type.
public struct AnyShapeStyle: PrimitiveShapeStyle {
    let style: any ShapeStyle

    /// Holds a style. Of an `AnyShapeStyle`, the style that it holds is taken.
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
    /// Styles that can't be compared count as different: what they fill is then painted once too often.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        func isEqual<E: Equatable>(_ left: E) -> Bool { (right.style as? E) == left }
        guard let equatable = left.style as? any Equatable else { return false }
        return isEqual(equatable)
    }
}
