import Foundation
import TextLayout

extension AttributedString {
    /// How far the baselines of two lines are apart.
    ///
    /// See [LineHeight](https://developer.apple.com/documentation/foundation/attributedstring/lineheight).
    public struct LineHeight: Hashable, Sendable {
        /// Nil is what the fonts ask for.
        let height: ParagraphStyle.LineHeight?

        /// Each line is as high as its fonts ask for.
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

        /// The largest font's size and so many points more.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(height: ParagraphStyle.LineHeight(factor: 1, points: increase))
        }
    }
}

extension EnvironmentValues {
    /// How high the lines of texts are; nil is what their fonts ask for.
    public var lineHeight: AttributedString.LineHeight? {
        get { paragraph.lineHeight }
        set { paragraph.lineHeight = newValue }
    }
}

extension View {
    /// Sets how high the lines of the texts inside are.
    ///
    /// See [lineHeight](https://developer.apple.com/documentation/swiftui/view/lineheight(_:)).
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
