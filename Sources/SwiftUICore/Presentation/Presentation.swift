import Foundation
@_spi(Nodes) import ViewTree

/// One presentation over the window's content: how it is shown, what its content wishes of it, and how it ends.
@MainActor
final class Presentation: Dismissible {
    let style: PresentationStyle
    /// The view that it is anchored to.
    var source: () -> LayoutNode? = { nil }
    /// The size of the window, by which it adapts.
    var window: () -> CGSize = { .zero }
    /// The presentation that this one was presented from.
    weak var outer: Presentation?
    /// Takes the value back that it is presented for.
    var end: () -> Void = {}
    /// Without an animation.
    var comesAtOnce = false
    var optionsDidChange: () -> Void = {}
    private(set) var options = PresentationOptions()
    /// The scheme that its content asks for.
    var preferredColorScheme: ColorScheme? {
        didSet { if preferredColorScheme != oldValue { optionsDidChange() } }
    }
    private var lastSourceFrame: CGRect?
    /// What its content's modifiers wish, the innermost last.
    private var wishes: [ObjectIdentifier: (depth: Int, change: (inout PresentationOptions) -> Void)] = [:]

    init(style: PresentationStyle) { self.style = style }

    func dismiss() { end() }

    /// As what it is shown in a window of that size.
    func style(in window: CGSize) -> PresentationStyle { style.adapted(to: window, options) }

    /// As what it is shown.
    var shownStyle: PresentationStyle { style(in: window()) }

    /// Where the view is in the window that it is anchored to, or was when it was there.
    var sourceFrame: CGRect? {
        if let node = source(), node.isInside(node.graph.rootLayout) { lastSourceFrame = node.frame(in: .global) }
        return lastSourceFrame
    }

    /// Ends a menu together with those that it was opened from.
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

    /// The outermost modifier has the last word.
    private func refresh() {
        var new = PresentationOptions()
        for wish in wishes.values.sorted(by: { $0.depth > $1.depth }) { wish.change(&new) }
        let isSame = new.looksLike(options)
        options = new
        if !isSame { optionsDidChange() }
    }
}

/// In which of the window's layers something is presented.
enum PresentationStyle {
    /// A card over the lower part of a narrow window, in the middle of a wide one.
    case sheet
    /// The whole window.
    case cover
    /// A question in the middle of the window.
    case alert
    /// Some actions to choose from, at the lower edge of a narrow window.
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

    /// Whether it is a card over the page: a cover is a page itself.
    var isRaised: Bool { if case .cover = self { false } else { true } }

    /// Whether a press beside the card closes it.
    var closesFromOutside: Bool { if case .alert = self { false } else { true } }

    /// How it comes and goes.
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
    /// Ends the presentation that a view is in, whichever page of it that is; false where it is in none.
    @MainActor package func endPresentation() -> Bool {
        guard let presentation else { return false }
        presentation.dismiss()
        return true
    }
}
