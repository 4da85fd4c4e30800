import CoreGraphics
import Foundation
import SwiftUICore

/// Shows a dot for each page, and which page is shown.
///
/// See [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol). A press on the left or right half
/// leads to the previous or next page.
open class UIPageControl: UIControl {
    /// Whether the dots have a background. None has one here.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    private static let dot: CGFloat = 7
    private static let gap: CGFloat = 9
    private static let side: CGFloat = 10
    private static let height: CGFloat = 28
    private let face = HostedView(PageDots())

    /// A control without pages.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    /// How many pages there are. At least 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            updateFace()
            invalidateIntrinsicContentSize()
        }
    }
    /// The index of the shown page. Other values than the pages' are clamped. Actions aren't sent when the app sets it.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            updateFace()
        }
    }
    private var page = 0

    /// Whether nothing is shown for a single page.
    open var hidesForSinglePage = false { didSet { updateFace() } }
    /// The color of the dots; nil is a translucent one.
    open var pageIndicatorTintColor: UIColor? { didSet { updateFace() } }
    /// The color of the shown page's dot; nil is that of labels.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateFace() } }
    /// Stored, but has no effect here: the dots have no background.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Stored, but has no effect here: a press leads to the next page or the one before.
    open var allowsContinuousInteraction = true

    /// The size of a control with this number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 1))
        return CGSize(width: 2 * Self.side + count * Self.dot + (count - 1) * Self.gap, height: Self.height)
    }

    /// The dots of SwiftUI's pages, for the proxy of all controls.
    private var proxied: ControlLook?

    override func becomeProxy(in containers: [any UIAppearanceContainer.Type]) {
        if containers.isEmpty { proxied = .shared }
    }

    override func updateFace() {
        proxied?.pageDot = pageIndicatorTintColor.map(Color.init(bridged:))
        proxied?.currentPageDot = currentPageIndicatorTintColor.map(Color.init(bridged:))
        face.content = PageDots(
            count: hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages, page: page, dot: Self.dot,
            gap: Self.gap, color: pageIndicatorTintColor ?? .tertiaryLabel,
            ownColor: currentPageIndicatorTintColor ?? .label, isEnabled: isEnabled, meaning: meaning,
            step: { [weak self] in self?.step($0) })
    }

    private func step(_ pages: Int) {
        let before = page
        currentPage += pages
        if page != before { valueDidChange() }
    }

    /// The size of the dots, in points.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size of the dots, in points. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Makes the dots fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}

private struct PageDots: View {
    var count = 0
    var page = 0
    var dot: CGFloat = 7
    var gap: CGFloat = 9
    var color = UIColor.tertiaryLabel
    var ownColor = UIColor.label
    var isEnabled = true
    var meaning = FaceMeaning()
    var step: (Int) -> Void = { _ in }

    var body: some View {
        GeometryReader { place in
            HStack(spacing: gap) {
                ForEach(0..<count, id: \.self) { index in
                    Circle().fill(Color(bridged: index == page ? ownColor : color)).frame(width: dot, height: dot)
                }
            }
            .frame(width: place.size.width, height: place.size.height)
            .contentShape(Rectangle())
            .onTapGesture { step($0.x < place.size.width / 2 ? -1 : 1) }
            .accessibilityElement(children: .ignore)
            .accessibilityValue(Text(verbatim: count == 0 ? "" : "\(page + 1) / \(count)"))
            .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
            .modifier(AttributeModifier(meaning))
        }
        .disabled(!isEnabled)
    }
}
