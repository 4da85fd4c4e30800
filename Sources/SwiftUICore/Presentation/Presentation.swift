import Foundation

/// One presentation over the window's content: how it is shown, what its content wishes of it, and how it ends.
@MainActor
final class Presentation: Dismissible {
    let style: PresentationStyle
    /// The view that it is anchored to.
    weak var source: LayoutNode?
    /// Takes the value back that it is presented for.
    var end: () -> Void = {}
    /// Without an animation.
    var comesAtOnce = false
    var optionsDidChange: () -> Void = {}
    private(set) var options = PresentationOptions()
    /// What its content's modifiers wish, the innermost last.
    private var wishes: [ObjectIdentifier: (depth: Int, change: (inout PresentationOptions) -> Void)] = [:]

    init(style: PresentationStyle) { self.style = style }

    func dismiss() { end() }

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
