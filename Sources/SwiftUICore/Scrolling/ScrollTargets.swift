import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// How a scroll view comes to rest.
///
/// Apple's two behaviors are implemented by the browser; an app's own is called when the view is released.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes the position at which the view is about to come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// The behavior in the browser's terms.
    var _rest: _ScrollRest { get }
}

extension ScrollTargetBehavior {
    /// Calls the behavior itself.
    public var _rest: _ScrollRest { _ScrollRest(behavior: .custom(ScrollBehaviorBox(self))) }
}

/// A behavior in the browser's terms.
public struct _ScrollRest {
    let behavior: ScrollSettings.TargetBehavior
}

extension PagingScrollTargetBehavior {
    /// Snaps to the nearest multiple of the scroll view's size.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func snapped(_ place: CGFloat, _ page: CGFloat) -> CGFloat {
            page > 0 ? (place / page).rounded() * page : place
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = snapped(target.rect.minX, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = snapped(target.rect.minY, context.containerSize.height)
        }
    }
}

extension ViewAlignedScrollTargetBehavior {
    /// Snaps to the nearest view, which the scroll view finds.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin = context.nearestView(target.rect.origin)
    }
}

/// Comes to rest at a multiple of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behavior. It has no settings.
    public nonisolated init() {}
    /// The behavior in the browser's terms.
    public var _rest: _ScrollRest { _ScrollRest(behavior: .paging) }
}

/// Comes to rest at the beginning of a view in the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    private let limitBehavior: LimitBehavior
    private let anchor: UnitPoint

    /// Aligns the beginning of a view with that of the scroll view.
    public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
        self.init(limitBehavior: limitBehavior, anchor: nil)
    }

    /// Aligns a point of the view with the same point of the scroll view; nil is the top leading corner.
    public nonisolated init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        self.limitBehavior = limitBehavior
        self.anchor = anchor ?? .topLeading
    }

    /// The number of views that one swipe may pass on Apple's systems. Here it only determines whether the scroll view always
    /// comes to rest at a view: browsers don't limit the number.
    public struct LimitBehavior: Equatable, Sendable {
        fileprivate let isLimited: Bool
        /// The scroll view comes to rest at a view if it stops near one.
        public static let automatic = LimitBehavior(isLimited: false)
        /// The scroll view always comes to rest at a view, however fast it was flung.
        public static let always = LimitBehavior(isLimited: true)
        /// The scroll view comes to rest at a view if it stops near one.
        public static let never = LimitBehavior(isLimited: false)
        /// The scroll view always comes to rest at a view, however fast it was flung.
        public static let alwaysByFew = LimitBehavior(isLimited: true)
        /// The scroll view always comes to rest at a view, however fast it was flung.
        public static let alwaysByOne = LimitBehavior(isLimited: true)
    }

    /// The behavior in the browser's terms.
    public var _rest: _ScrollRest {
        _ScrollRest(behavior: .viewAligned(isLimited: limitBehavior.isLimited, anchor: anchor))
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at a multiple of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest at the beginning of a view in the target layout.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest at the beginning of a view in the target layout, always or only near one, by the limit behavior.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

    /// Aligns a point of a view with the same point of the scroll view: `.center` rests with a view in the middle.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// Marks the layout whose views are a scroll view's targets.
struct ScrollTargetLayoutModifier: WrappingModifier {
    let isEnabled: Bool

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ScrollTargetLayoutNode {
        let wrapper = ScrollTargetLayoutNode(child, graph: node.graph)
        wrapper.isEnabled = isEnabled
        return wrapper
    }

    func update(_ wrapper: ScrollTargetLayoutNode, for node: ViewNode) {
        wrapper.isEnabled = isEnabled
        wrapper.invalidateLayout()
    }
}

final class ScrollTargetLayoutNode: UnaryLayoutNode {
    fileprivate var isEnabled = true
}

extension ScrollLayoutNode {
    /// A view at which the scroll view can come to rest, in the content's coordinates.
    struct ScrollTarget {
        let node: LayoutNode
        let rectangle: CGRect

        @MainActor var id: AnyHashable? {
            node.trait(IdentityTrait.self) ?? node.trait(ForEachIdentityTrait.self)
        }
    }

    /// The existing views of the target layout; without such a layout, those of the content.
    var targets: [ScrollTarget] {
        var container: LayoutNode = child.firstTargetLayout ?? child
        while container.children.count == 1, container.children[0].hasChildren { container = container.children[0] }
        return container.children.filter { !($0 is SectionCardLayoutNode) }.map { node in
            let origin = node.origin(in: self)
            return ScrollTarget(
                node: node,
                rectangle: CGRect(
                    x: origin.x + contentOffset.x, y: origin.y + contentOffset.y, width: node.size.width,
                    height: node.size.height))
        }
    }
}

extension LayoutNode {
    fileprivate var hasChildren: Bool { !children.isEmpty }

    fileprivate var firstTargetLayout: LayoutNode? {
        if let target = self as? ScrollTargetLayoutNode, target.isEnabled { return target.child }
        if self is ScrollLayoutNode { return nil }
        for child in children { if let found = child.firstTargetLayout { return found } }
        return nil
    }
}

extension View {
    /// Sets how the scroll views in this view come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let rest = behavior._rest.behavior
        return transformEnvironment(\.scrollSettings) { $0.targetBehavior = rest }
    }

    /// Makes the views of this layout the targets of the enclosing scroll view.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
