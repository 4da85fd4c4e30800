import Foundation
@_spi(Nodes) import ViewTree

/// One presentation over the window's content: its style, the options that its content sets, and its end.
@MainActor
final class Presentation: Dismissible {
    let style: PresentationStyle
    /// The view that it is anchored to.
    var source: () -> LayoutNode? = { nil }
    /// The size of the window, to which it adapts.
    var window: () -> CGSize = { .zero }
    /// The presentation that this one was presented from.
    weak var outer: Presentation?
    /// Resets the value for which it is presented.
    var end: () -> Void = {}
    /// Whether it appears without an animation.
    var comesAtOnce = false
    var optionsDidChange: () -> Void = {}
    private(set) var options = PresentationOptions()
    /// The color scheme that its content prefers.
    var preferredColorScheme: ColorScheme? {
        didSet { if preferredColorScheme != oldValue { optionsDidChange() } }
    }
    private var lastSourceFrame: CGRect?
    /// The changes of the options that its content's modifiers make, with the modifiers' depths.
    private var wishes: [ObjectIdentifier: (depth: Int, change: (inout PresentationOptions) -> Void)] = [:]

    init(style: PresentationStyle) { self.style = style }

    func dismiss() { end() }

    /// The style in which it is shown in a window of a size.
    func style(in window: CGSize) -> PresentationStyle { style.adapted(to: window, options) }

    /// The style in which it is shown.
    var shownStyle: PresentationStyle { style(in: window()) }

    /// The frame in the window of the view that it is anchored to; if that view has gone, its last frame.
    var sourceFrame: CGRect? {
        if let node = source(), node.isInside(node.graph.rootLayout) { lastSourceFrame = node.frame(in: .global) }
        return lastSourceFrame
    }

    /// Closes a menu together with those from which it was opened.
    func dismissMenus() {
        end()
        if case .menu? = outer?.style { outer?.dismissMenus() }
    }

    func set(_ owner: ViewNode, _ change: @escaping (inout PresentationOptions) -> Void) {
        wishes[ObjectIdentifier(owner)] = (owner.depth, change)
        refresh()
    }

    func remove(_ owner: ViewNode) {
        wishes[ObjectIdentifier(owner)] = nil
        refresh()
    }

    /// Applies the changes; the outermost modifier takes precedence.
    private func refresh() {
        var new = PresentationOptions()
        for wish in wishes.values.sorted(by: { $0.depth > $1.depth }) { wish.change(&new) }
        let isSame = new.looksLike(options)
        options = new
        if !isSame { optionsDidChange() }
    }
}

/// The style of a presentation.
enum PresentationStyle {
    /// A card over the lower part of a narrow window, in the middle of a wide one.
    case sheet
    /// The whole window.
    case cover
    /// An alert in the middle of the window.
    case alert
    /// A choice of actions, at the lower edge of a narrow window.
    case confirmation
    /// A card beside the view that presents it; a sheet in a compact width.
    case popover(PopoverPlacement)
    /// Actions beside the view that presents them, or at a place in that view.
    case menu(at: CGPoint?)

    var isMenu: Bool {
        switch self {
        case .menu, .alert, .confirmation: true
        case .sheet, .cover, .popover: false
        }
    }

    /// Whether it is a card over the page. A cover is a page itself.
    var isRaised: Bool { if case .cover = self { false } else { true } }

    /// Whether a press beside the card closes it.
    var closesFromOutside: Bool { if case .alert = self { false } else { true } }

    /// The animation with which it appears and disappears.
    var animation: Animation {
        switch self {
        case .sheet, .cover: .timingCurve(0.32, 0.72, 0, 1, duration: 0.45)
        case .confirmation: .timingCurve(0.32, 0.72, 0, 1, duration: 0.35)
        case .alert, .popover, .menu: .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.2)
        }
    }
}

private struct PresentationKey: EnvironmentKey {
    static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
    /// The presentation that a view is in.
    var presentation: Presentation? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Dismisses the presentation that a view is in, from any of its pages; returns false if there is none.
    @MainActor package func endPresentation() -> Bool {
        guard let presentation else { return false }
        presentation.dismiss()
        return true
    }
}
