import Foundation
import TextLayout

/// Draws texts in place of the browser, by the line, by the run or by the letter.
///
/// See [TextRenderer](https://developer.apple.com/documentation/swiftui/textrenderer). Its animatable part moves in Swift,
/// sixty times a second, and what it draws is sent each time. A text that is drawn so is a picture to a pointer: it is read
/// out, but can't be selected or found in the page, and links in it aren't followed.
public protocol TextRenderer: Animatable {
    /// Draws a text. The context's origin is the text's top left corner; nothing is cut at its edges.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size that the text chooses for a proposal; the text's own, where a renderer doesn't say.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// Room around the text that is drawn on. What is drawn beyond is shown as well, so few renderers need any.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// No room.
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
    /// Rounded up to an eighth of a point, so that a text fits into the width that it asked for.
    var inEighths: CGSize { CGSize(width: (width * 8).rounded(.up) / 8, height: (height * 8).rounded(.up) / 8) }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    /// Who draws texts; nil is the browser.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Moves the renderer's animatable part, and hands it down.
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
        /// A layout and where it stands. Not available.
        public struct AnchoredLayout {
            /// Where the text stands. Not available.
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
