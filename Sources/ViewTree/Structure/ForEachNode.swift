/// Keeps one node for each element, keyed by identity. In a lazy container, an element's node is created on demand.
///
/// Duplicate identities are distinguished by their order, with a warning: with one node for both, one of the elements would be
/// shown twice.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    fileprivate struct Key: Hashable {
        let id: ID
        let ordinal: Int
    }

    private var view: ForEach<Data, ID, Content>
    private let isLazy: Bool
    private var slots: [Slot] = []
    private var slotsByKey: [Key: Slot] = [:]
    private var leaving: [Key: ItemNode<Content>] = [:]
    /// Whether the surrounding view is present, according to the last notification.
    private var isPresent = true

    init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        self.view = view
        isLazy = context.environment.isLazy && !(Content.self is any SlotGroup.Type)
        super.init(context)
        if isLazy { graph.lazyCollectionCount += 1 }
        reconcile()
    }

    override var childNodes: [ViewNode] { presentNodes + Array(leaving.values) }

    override var presentNodes: [ViewNode] { slots.compactMap { $0.content } }

    override var layoutChildren: [LayoutNode] {
        for slot in slots { slot.realise() }
        return slots.flatMap { $0.content?.layoutChildren ?? [] }
    }

    override var lazyItems: [LazyItem] {
        isLazy ? slots.map { .slot($0) } : slots.flatMap { $0.content?.lazyItems ?? [] }
    }

    /// When the collection comes back, so do its visible rows; the others wait until they are scrolled into view.
    override func presenceDidChange(_ isPresent: Bool) {
        self.isPresent = isPresent
        for slot in slots where slot.isPresent { slot.content?.presenceDidChange(isPresent) }
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        guard !hasSameIdentities(view.data) else { return rebuild() }
        reconcile()
        layoutChildrenDidChange()
        graph.preferenceObservers.noteChange()
    }

    /// Breaks the retain cycle between a row's layout and its slot.
    override func teardown() {
        guard isAlive else { return }
        super.teardown()
        if isLazy { graph.lazyCollectionCount -= 1 }
        for slot in slots { slot.content = nil }
        (slots, slotsByKey, leaving) = ([], [:], [:])
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        for slot in slots { slot.content?.mark(environment.slotDecoration) }
    }

    // MARK: Elements

    /// The fast path for unchanged identities, without a dictionary. It iterates by index because `zip` would build a pair for
    /// each of a long list's elements.
    private func hasSameIdentities(_ data: Data) -> Bool {
        guard data.count == slots.count else { return false }
        var place = data.startIndex
        for slot in slots {
            guard view.identify(data[place]) == slot.key.id else { return false }
            data.formIndex(after: &place)
        }
        return true
    }

    /// In a lazy container few elements have views; the others are skipped.
    private func rebuild() {
        let data = view.data
        for (offset, slot) in slots.enumerated() {
            guard let content = slot.content else { continue }
            content.rebuild(builder(data[data.index(data.startIndex, offsetBy: offset)]))
        }
    }

    private func builder(_ element: Data.Element) -> () -> Content {
        let content = view.content
        return { content(element) }
    }

    private func reconcile() {
        let elements = keyed(view.data)
        let kept = Set(elements.map { $0.key })
        for slot in slots where !kept.contains(slot.key) { leave(slot) }
        slots = elements.enumerated().map { index, pair in place(pair.element, at: pair.key, index) }
    }

    private func keyed(_ data: Data) -> [(key: Key, element: Data.Element)] {
        var counts: [ID: Int] = [:]
        return data.map { element in
            let id = view.identify(element)
            let ordinal = counts[id, default: 0]
            counts[id] = ordinal + 1
            if ordinal == 1 { graph.warnOnce("ForEach: the identity \(id) occurs more than once") }
            return (Key(id: id, ordinal: ordinal), element)
        }
    }

    private func place(_ element: Data.Element, at key: Key, _ index: Int) -> Slot {
        if let slot = slotsByKey[key] {
            slot.index = index
            slot.content?.rebuild(builder(element))
            return slot
        }
        let slot = Slot(key, index, self)
        slotsByKey[key] = slot
        if let revived = leaving.removeValue(forKey: key), graph.revive(revived) {
            slot.content = revived
            revived.slot = slot
            revived.rebuild(builder(element))
        } else if isLazy {
            slot.passOfBirth = graph.passSerial
        } else {
            slot.content = graph.inserting { makeItem(slot, builder(element)) }
        }
        return slot
    }

    private func makeItem(_ slot: Slot, _ build: @escaping () -> Content) -> ItemNode<Content> {
        let item = ItemNode(childContext, slot: slot, build: build)
        if !isPresent { item.presenceDidChange(false) }
        return item
    }

    private func leave(_ slot: Slot) {
        slotsByKey[slot.key] = nil
        guard let node = slot.content else { return }
        slot.content = nil
        leaving[slot.key] = node
        for layout in node.realisedLayouts { layout.hasLeft = true }
        graph.remove(node) { [weak self, key = slot.key] in self?.leaving[key] = nil }
    }

    fileprivate func realise(_ slot: Slot) {
        let data = view.data
        guard slot.index < data.count else { return }
        let build = builder(data[data.index(data.startIndex, offsetBy: slot.index)])
        // Rows that are scrolled into view existed before; only added ones have an entrance animation.
        let isNew = slot.passOfBirth == graph.passSerial
        slot.content = isNew ? graph.inserting { makeItem(slot, build) } : makeItem(slot, build)
    }

    /// The slot of one element.
    fileprivate final class Slot: LazySlot {
        let key: Key
        var content: ItemNode<Content>?
        var passOfBirth: Int?
        private let ownerReference: NodeReference<ViewNode>

        init(_ key: Key, _ index: Int, _ owner: ForEachNode) {
            self.key = key
            ownerReference = owner.reference
            super.init(index: index)
        }

        private var owner: ForEachNode? { ownerReference.node.map { unsafeDowncast($0, to: ForEachNode.self) } }

        override var id: AnyHashable { AnyHashable(key.id) }
        override var node: ViewNode? { content }
        override var collectionCount: Int { owner?.slots.count ?? 0 }
        override var isCollectionPresent: Bool { owner?.isPresent ?? false }
        override func realise() { if content == nil { owner?.realise(self) } }

        override func discard() {
            content?.teardown()
            content = nil
            // New views are present until notified otherwise.
            setPresent(true)
        }
    }
}

extension ForEachNode: RealisingElements {
    func realise(elementWith identity: AnyHashable) {
        guard isLazy, let slot = slots.first(where: { $0.id == identity }), slot.content == nil else { return }
        realise(slot)
        slot.setPresent(false)
    }
}

/// One element's view. Its closure's reads are observed, so that a change rebuilds only this element.
final class ItemNode<Content: View>: ViewNode {
    fileprivate weak var slot: LazySlot?
    private var build: () -> Content
    private var child: TypedNode<Content>!

    init(_ context: NodeContext, slot: LazySlot, build: @escaping () -> Content) {
        self.slot = slot
        self.build = build
        let decoration = context.environment.slotDecoration
        var context = context
        if decoration != nil { context.environment.slotDecoration = nil }
        super.init(context)
        child = makeTypedChild(track(build))
        mark(decoration)
    }

    override var onlyChild: ViewNode? { child }
    override var elementIdentity: AnyHashable? { slot?.id }

    func rebuild(_ build: @escaping () -> Content) {
        self.build = build
        evaluate()
    }

    override func evaluate() { child.update(track(build)) }

    override func layoutChildrenDidChange() {
        mark(parent?.environment.slotDecoration)
        super.layoutChildrenDidChange()
    }

    /// Containers find a row by its element's identity, and by its index for deletions and moves. In nested collections, the row
    /// belongs to the innermost one.
    func mark(_ decoration: (any SlotDecoration)?) {
        guard let slot else { return }
        for layout in child?.realisedLayouts ?? [] {
            layout.setInheritedTrait(ForEachIdentityTrait.self, slot.id)
            if let known = layout.trait(SlotPlaceTrait.self), known.depth > depth { continue }
            layout.setTrait(
                SlotPlaceTrait.self, SlotPlace(slot: slot, decoration: decoration, depth: depth))
        }
    }
}
