import Foundation

/// One piece of what a lazy container holds: a layout node that is there, or a slot for views that can be made.
@MainActor
@_spi(Nodes) public struct LazyItem {
    package enum Content {
        case layout(LayoutNode)
        case slot(LazySlot)
    }

    package var content: Content
    /// The slot that a layout node came out of, if it came out of one alone.
    var origin: LazySlot?
    /// What the modifiers around a slot make of each layout node that comes out of it, the innermost first.
    var wrapping: LazyWrapping?
    package var part: SectionPart?

    static func layout(_ node: LayoutNode) -> LazyItem { LazyItem(content: .layout(node)) }
    static func slot(_ slot: LazySlot) -> LazyItem { LazyItem(content: .slot(slot)) }

    package var layout: LayoutNode? { if case .layout(let node) = content { node } else { nil } }

    /// The slot whose extent is remembered for this item.
    package var slot: LazySlot? { if case .slot(let slot) = content { slot } else { origin } }

    /// Whether it is the view of an element with that identity, or was given the identity by `id(_:)`.
    package func has(_ id: AnyHashable) -> Bool { slot?.id == id || layout?.trait(IdentityTrait.self) == id }
}

/// A chain of what modifiers do to layout nodes; slots of one collection share it.
@MainActor
final class LazyWrapping {
    private let inner: LazyWrapping?
    private let wrap: (LayoutNode) -> LayoutNode

    init(inner: LazyWrapping?, wrap: @escaping (LayoutNode) -> LayoutNode) {
        self.inner = inner
        self.wrap = wrap
    }

    func callAsFunction(_ node: LayoutNode) -> LayoutNode { wrap(inner?(node) ?? node) }

    /// This chain around another.
    func around(_ other: LazyWrapping?) -> LazyWrapping {
        LazyWrapping(inner: inner?.around(other) ?? other, wrap: wrap)
    }
}

extension [LazyItem] {
    /// Puts a modifier's wrapper around each.
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

    /// The same items with those in place of slots that came out of them already.
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

/// A place for the view of one element, made when it is needed.
@MainActor
package class LazySlot {
    /// The element's place in its collection.
    package var index: Int
    /// How long the view was along the container's axis when it was last measured, and how wide what it was offered.
    package var extent: (length: CGFloat, across: CGFloat)?
    /// Whether the view belongs to what is shown at present; one that doesn't keeps its state.
    private(set) var isPresent = true

    init(index: Int) { self.index = index }

    /// The element's identity.
    package var id: AnyHashable { fatalError("abstract") }
    /// The element's views, where they are made.
    package var node: ViewNode? { fatalError("abstract") }
    /// How many elements the collection has.
    package var collectionCount: Int { fatalError("abstract") }
    /// Whether what the collection lies in is there: under another page no view comes into sight.
    var isCollectionPresent: Bool { fatalError("abstract") }
    package func realise() { fatalError("abstract") }
    /// Ends the views; the place stays.
    package func discard() { fatalError("abstract") }

    package func setPresent(_ isPresent: Bool) {
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        if !isPresent || isCollectionPresent { node?.presenceDidChange(isPresent) }
    }
}

extension ViewNode {
    /// The layout nodes that are there, without making more.
    package final var realisedLayouts: [LayoutNode] { lazyItems.resolved().compactMap(\.layout) }
}

/// Whether the views directly inside lie in a container that makes them when they are needed.
struct IsLazyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var isLazy: Bool {
        get { self[IsLazyKey.self] }
        set { self[IsLazyKey.self] = newValue }
    }
}
