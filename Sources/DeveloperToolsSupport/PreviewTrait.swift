/// What `#Preview` is about. Previews are shown by Xcode; here their traits are checked and nothing else.
public struct Preview: Sendable {
    /// The traits of a preview that shows a view.
    public struct ViewTraits: Sendable {}
}

/// How Xcode lays a preview out: `#Preview(traits: .landscapeLeft) { … }`.
public struct PreviewTrait<Traits>: Sendable {
    /// The size that the view takes by itself.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// The device's screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }

    /// A size in points.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
