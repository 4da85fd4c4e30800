import Foundation
import TextLayout

/// Draws texts in place of the browser, line by line, run by run or letter by letter.
///
/// See [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer). Its animatable data is
/// interpolated in the host, sixty times a second, and each drawing is sent. To a pointer such a text is a picture: it
/// is read out, but can't be selected or found in the page, and its links can't be followed.
public protocol TextRenderer: Animatable {
    /// Draws a text. The context's origin is the text's top left corner; the drawing isn't clipped to its bounds.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size that the text chooses for a proposal; by default the text's own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The padding around the text that the renderer draws on. Drawings beyond it are shown as well, so few renderers
    /// need any.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// No padding.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
    let text: ResolvedText
    let style: ParagraphStyle

    /// The size that the text chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        TextEngine.layout(
            text.spans, style: style, width: proposal.width.map { Double($0) },
            height: proposal.height.map { Double($0) }
        ).size.inEighths
    }
}

extension CGSize {
    /// The size rounded up to an eighth of a point, so that a text fits into the width that it asked for.
    var inEighths: CGSize { CGSize(width: (width * 8).rounded(.up) / 8, height: (height * 8).rounded(.up) / 8) }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    /// The renderer that draws texts; with nil the browser does.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Animates the renderer, and puts it into the environment.
private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, @preconcurrency Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
    /// Lets a renderer draw the texts in this view.
    ///
    /// See [textRenderer](https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)).
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

extension Text {
    /// The layouts of the texts in a view.
    @available(
        *, unavailable,
        message: "Text layouts are handed to renderers only: draw what belongs to the text in a TextRenderer"
    )
    /// The layouts of the texts in a view. Not available.
    public struct LayoutKey: PreferenceKey {
        /// A layout and its origin. Not available.
        public struct AnchoredLayout {
            /// The text's origin. Not available.
            public var origin: Anchor<CGPoint>
            /// The layout. Not available.
            public var layout: Text.Layout
        }

        /// No layouts. Not available.
        public static var defaultValue: [AnchoredLayout] { [] }
        /// Changes nothing. Not available.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {}
    }
}
