import SwiftUICore
import UIKit

/// A SwiftUI view as a cell's content.
///
/// See [UIHostingConfiguration](https://developer.apple.com/documentation/swiftui/uihostingconfiguration). A row's swipe
/// actions have no effect in a collection.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private var background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var smallest: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// Creates a configuration from a view.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        (self.content, background) = (content(), EmptyView())
    }

    private init(_ content: Content, _ background: Background, _ insets: EdgeInsets, _ smallest: (CGFloat?, CGFloat?)) {
        (self.content, self.background, self.insets, self.smallest) = (content, background, insets, smallest)
    }

    /// Sets the margins around the content at some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var other = self
        if edges.contains(.top) { other.insets.top = length }
        if edges.contains(.leading) { other.insets.leading = length }
        if edges.contains(.bottom) { other.insets.bottom = length }
        if edges.contains(.trailing) { other.insets.trailing = length }
        return other
    }

    /// Sets the margins around the content at some edges.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
            .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
    }

    /// Sets the minimum size of the cell, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var other = self
        other.smallest = (width, height)
        return other
    }

    /// Sets the background behind the content.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), insets, smallest)
    }

    /// Sets the background behind the content.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Rectangle.Filled<S>> {
        UIHostingConfiguration<Content, Rectangle.Filled<S>>(content, Rectangle.Filled(style), insets, smallest)
    }

    fileprivate var cell: some View {
        content
            .padding(insets)
            .frame(minWidth: smallest.width, minHeight: smallest.height)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background }
    }

    /// Makes the view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
}

extension Rectangle {
    /// A rectangle filled with a style, behind a cell's content.
    public struct Filled<S: ShapeStyle>: View {
        private let style: S
        init(_ style: S) { self.style = style }
        /// The filled rectangle.
        public var body: some View { Rectangle().fill(style) }
    }
}

/// Shows a SwiftUI view in a cell.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private var current: UIHostingConfiguration<Content, Background>
    private let hosted: HostedView<AnyView>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        current = configuration
        hosted = HostedView(AnyView(configuration.cell))
        super.init(frame: .zero)
        addSubview(hosted)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            current = new
            hosted.content = AnyView(new.cell)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosted.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
}
