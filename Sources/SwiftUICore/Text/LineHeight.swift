import Foundation
import TextLayout

extension AttributedString {
    /// The distance between the baselines of two lines.
    ///
    /// See [LineHeight](https://developer.apple.com/documentation/foundation/attributedstring/lineheight).
    public struct LineHeight: Hashable, Sendable {
        /// Nil is the line height of the fonts.
        let height: ParagraphStyle.LineHeight?

        /// Each line has the line height of its fonts.
        public static let variable = LineHeight(height: nil)
        /// 1.15 times the largest font's size.
        public static let tight = LineHeight.multiple(factor: 1.15)
        /// 1.3 times the largest font's size.
        public static let normal = LineHeight.multiple(factor: 1.3)
        /// 1.5 times the largest font's size.
        public static let loose = LineHeight.multiple(factor: 1.5)

        /// A height in points, whatever the fonts.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(height: ParagraphStyle.LineHeight(points: points))
        }

        /// A multiple of the largest font's size.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(height: ParagraphStyle.LineHeight(factor: factor))
        }

        /// The largest font's size plus a number of points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(height: ParagraphStyle.LineHeight(factor: 1, points: increase))
        }
    }
}

extension EnvironmentValues {
    /// The line height of texts; nil is that of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { paragraph.lineHeight }
        set { paragraph.lineHeight = newValue }
    }
}

extension View {
    /// Sets the line height of the texts in this view; nil is that of their fonts.
    ///
    /// See [lineHeight](https://developer.apple.com/documentation/swiftui/view/lineheight(_:)).
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
