import Foundation

/// One item of a lazy container's content: an existing layout node, or a slot for views that can be created.
@MainActor
@_spi(Nodes) public struct LazyItem {
    package enum Content {
        case layout(LayoutNode)
        case slot(LazySlot)
    }

    package var content: Content
    /// The slot that created the layout node, if it created only this one.
    var origin: LazySlot?
    /// How the modifiers around a slot wrap each layout node that it creates, the innermost first.
    var wrapping: LazyWrapping?
    package var part: SectionPart?

    static func layout(_ node: LayoutNode) -> LazyItem { LazyItem(content: .layout(node)) }
    static func slot(_ slot: LazySlot) -> LazyItem { LazyItem(content: .slot(slot)) }

    package var layout: LayoutNode? { if case .layout(let node) = content { node } else { nil } }

    /// The slot that stores this item's measured extent.
    package var slot: LazySlot? { if case .slot(let slot) = content { slot } else { origin } }

    /// Whether it is the view of an element with this identity, or has this identity by `id(_:)`.
    package func has(_ id: AnyHashable) -> Bool { slot?.id == id || layout?.trait(IdentityTrait.self) == id }
}

/// A chain of wrapping functions for layout nodes; the slots of one collection share it.
@MainActor
final class LazyWrapping {
    private let inner: LazyWrapping?
    private let wrap: (LayoutNode) -> LayoutNode

    init(inner: LazyWrapping?, wrap: @escaping (LayoutNode) -> LayoutNode) {
        self.inner = inner
        self.wrap = wrap
    }

    func callAsFunction(_ node: LayoutNode) -> LayoutNode { wrap(inner?(node) ?? node) }

    /// This chain around another one.
    func around(_ other: LazyWrapping?) -> LazyWrapping {
        LazyWrapping(inner: inner?.around(other) ?? other, wrap: wrap)
    }
}

extension [LazyItem] {
    /// Wraps each item with a modifier's wrapper.
    @MainActor package func wrapped(_ wrap: @escaping (LayoutNode) -> LayoutNode) -> [LazyItem] {
        var shared: (inner: LazyWrapping?, outer: LazyWrapping)?
        return map { item in
            var item = item
            switch item.content {
            case .layout(let node): item.content = .layout(wrap(node))
            case .slot:
                if shared == nil || shared!.inner !== item.wrapping {
                    shared = (item.wrapping, LazyWrapping(inner: item.wrapping, wrap: wrap))
                }
                item.wrapping = shared!.outer
            }
            return item
        }
    }

    /// The items with slots replaced by the layout nodes that they have created already.
    @MainActor package func resolved() -> [LazyItem] {
        guard contains(where: { $0.isRealisedSlot }) else { return self }
        return flatMap { $0.resolved() }
    }
}

extension LazyItem {
    fileprivate var isRealisedSlot: Bool { if case .slot(let slot) = content { slot.node != nil } else { false } }

    fileprivate func resolved() -> [LazyItem] {
        guard case .slot(let slot) = content, let node = slot.node else { return [self] }
        let inner = node.lazyItems.map { item in
            var item = item
            item.part = item.part ?? part
            guard let wrapping else { return item }
            switch item.content {
            case .layout(let node): item.content = .layout(wrapping(node))
            case .slot: item.wrapping = wrapping.around(item.wrapping)
            }
            return item
        }
        if inner.count == 1, inner[0].layout != nil {
            var only = inner[0]
            only.origin = slot
            return [only]
        }
        return inner.resolved()
    }
}

/// The slot of one element, whose view is created on demand.
@MainActor
package class LazySlot {
    /// The element's index in its collection.
    package var index: Int
    /// The view's last measured length along the container's axis, and the width proposed for it.
    package var extent: (length: CGFloat, across: CGFloat)?
    /// Whether the view is part of what is currently shown; if not, it keeps its state.
    private(set) var isPresent = true

    init(index: Int) { self.index = index }

    /// The element's identity.
    package var id: AnyHashable { fatalError("abstract") }
    /// The element's views, if they exist.
    package var node: ViewNode? { fatalError("abstract") }
    /// The number of elements in the collection.
    package var collectionCount: Int { fatalError("abstract") }
    /// Whether the surrounding view is present: below another page, no view comes into view.
    var isCollectionPresent: Bool { fatalError("abstract") }
    package func realise() { fatalError("abstract") }
    /// Tears down the views; the slot stays.
    package func discard() { fatalError("abstract") }

    package func setPresent(_ isPresent: Bool) {
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        if !isPresent || isCollectionPresent { node?.presenceDidChange(isPresent) }
    }
}

extension ViewNode {
    /// The existing layout nodes, without creating more.
    package final var realisedLayouts: [LayoutNode] { lazyItems.resolved().compactMap(\.layout) }
}

/// Whether the direct descendants are in a container that creates them on demand.
struct IsLazyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var isLazy: Bool {
        get { self[IsLazyKey.self] }
        set { self[IsLazyKey.self] = newValue }
    }
}
