/// The layout and environment of a preview: `#Preview(traits: .landscapeLeft) { … }`.
public struct PreviewTrait<T>: Sendable {
    package enum Value: Sendable {
        case sizeThatFits, device
        case fixed(width: Double, height: Double)
        case portrait, landscape
        /// A wrapper that SwiftUI puts around the view.
        case wrapper(any Sendable)
    }

    package let value: Value

    package init(_ value: Value) { self.value = value }

    /// The view's ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.sizeThatFits) }
    /// The size of the window.
    public static var defaultLayout: PreviewTrait { PreviewTrait(.device) }
    /// A phone's screen in portrait orientation.
    public static var portrait: PreviewTrait { PreviewTrait(.portrait) }
    /// A phone's screen upside down. It is shown as `portrait`.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.portrait) }
    /// A phone's screen in landscape orientation.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(.landscape) }
    /// A phone's screen in the other landscape orientation. It is shown as `landscapeLeft`.
    public static var landscapeRight: PreviewTrait { PreviewTrait(.landscape) }

    /// A fixed size in points.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait(.fixed(width: width, height: height))
    }
}
