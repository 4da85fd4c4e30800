/// How a preview is laid out, and what is around it: `#Preview(traits: .landscapeLeft) { … }`.
public struct PreviewTrait<T>: Sendable {
    package enum Value: Sendable {
        case sizeThatFits, device
        case fixed(width: Double, height: Double)
        case portrait, landscape
        /// Something that SwiftUI puts around the view.
        case wrapper(any Sendable)
    }

    package let value: Value

    package init(_ value: Value) { self.value = value }

    /// The size that the view takes by itself.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.sizeThatFits) }
    /// The window.
    public static var defaultLayout: PreviewTrait { PreviewTrait(.device) }
    /// A phone's screen that is held upright.
    public static var portrait: PreviewTrait { PreviewTrait(.portrait) }
    /// A phone's screen that is held upside down. It is shown as `portrait`.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.portrait) }
    /// A phone's screen that lies on its side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(.landscape) }
    /// A phone's screen that lies on its other side. It is shown as `landscapeLeft`.
    public static var landscapeRight: PreviewTrait { PreviewTrait(.landscape) }

    /// A size in points.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait(.fixed(width: width, height: height))
    }
}
