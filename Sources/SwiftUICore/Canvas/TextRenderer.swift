import Foundation

// Text is the browser's own in Kissa: it can be selected, found and read aloud, and no app draws it by the letter.

/// Draws a text in place of the browser.
@available(*, unavailable, message: "The browser draws text: style Text itself, or draw it in a Canvas")
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

@available(*, unavailable, message: "The browser draws text: style Text itself, or draw it in a Canvas")
extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A mark on a part of a text, for a renderer.
@available(
    *, unavailable, message: "The browser draws text: style the part by itself, as in Text(\"\\(Text(part).bold())\")"
)
public protocol TextAttribute {}

/// A text that a renderer measures.
@available(*, unavailable, message: "The browser draws text: style Text itself, or draw it in a Canvas")
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
    /// The lines of a text that a renderer draws.
    @available(*, unavailable, message: "The browser draws text: style Text itself, or draw it in a Canvas")
    public struct Layout: RandomAccessCollection {
        private let lines: [Line]
        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }
        public var isTruncated: Bool { false }

        public struct Line: RandomAccessCollection {
            private let runs: [Run]
            public var origin: CGPoint
            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        public struct Run: RandomAccessCollection {
            private let slices: [RunSlice]
            public var startIndex: Int { slices.startIndex }
            public var endIndex: Int { slices.endIndex }
            public subscript(index: Int) -> RunSlice { slices[index] }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        public struct RunSlice {
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect { .zero }
        }
    }

    @available(*, unavailable, message: "The browser draws text: style the part by itself")
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
    @available(*, unavailable, message: "The browser draws text: style Text itself, or draw it in a Canvas")
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

extension GraphicsContext {
    @available(*, unavailable, message: "The browser draws text: draw a Text with draw(_:in:)")
    public func draw(_ line: Text.Layout.Line) {}

    @available(*, unavailable, message: "The browser draws text: draw a Text with draw(_:in:)")
    public func draw(_ run: Text.Layout.Run) {}

    @available(*, unavailable, message: "The browser draws text: draw a Text with draw(_:in:)")
    public func draw(_ slice: Text.Layout.RunSlice) {}
}
