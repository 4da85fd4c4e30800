import Foundation
@_spi(Nodes) import ViewTree

/// The entries of a navigation stack above its root, and the destinations that make pages for values.
@MainActor
final class NavigationModel {
    private(set) var entries: [Entry] = []
    /// The stack's column, if it is in a split view.
    let place: ColumnPlace?
    /// The window of the stack.
    weak var graph: ViewGraph?
    var readPath: () -> [NavigationValue] = { [] }
    var writePath: ([NavigationValue]) -> Void = { _ in }
    /// Called when the entries changed.
    var didChange: () -> Void = {}
    /// Called when the page of an entry has to be rebuilt.
    var rebuild: (AnyHashable) -> Void = { _ in }
    /// Called when a view has declared a destination.
    var didDeclare: () -> Void = {}
    var warn: (String) -> Void = { _ in }
    /// Whether the first value of the path has replaced a column's root.
    private var hasReplacedRoot = false
    /// The destinations that the stack's views have declared, by type, the latest last.
    private var destinations: [ObjectIdentifier: [Destination]] = [:]
    private var count = 0
    private var undone = UndonePages()

    init(place: ColumnPlace? = nil) { self.place = place }

    // MARK: The path

    /// Updates the entries with the path, and keeps their common prefix.
    func reconcile(_ values: [NavigationValue], in pass: Int) {
        let own = entries.compactMap(\.value)
        undone.follow(values)
        guard own != values else { return }
        defer { undone.follow(entries) }
        let common = zip(own, values).prefix { $0 == $1 }.count
        if common < own.count {
            let places = entries.indices.filter { entries[$0].value != nil }
            let gone = entries[places[common]...]
            entries.removeSubrange(places[common]...)
            for entry in gone { entry.end() }
        }
        if common == 0 { hasReplacedRoot = hasReplacedRoot && !values.isEmpty }
        for value in values[common...] {
            var entry = makeEntry(value, pass)
            entry.isColumnRoot = hasReplacedRoot && entries.isEmpty
            entries.append(entry)
        }
    }

    private func makeEntry(_ value: NavigationValue, _ pass: Int) -> Entry {
        count += 1
        return Entry(id: AnyHashable(count), kind: .value(value), pass: pass) { [weak self] in
            self?.destination(of: value) ?? AnyView(EmptyView())
        }
    }

    func push(_ value: NavigationValue) { writePath(readPath() + [value]) }

    /// Replaces all entries by the page of a value, for a link in another column.
    func replace(_ value: NavigationValue) {
        hasReplacedRoot = true
        writePath([value])
        place?.comesForward()
    }

    /// Pops pages until `depth` of them are left above the root.
    func pop(to depth: Int) {
        guard depth < entries.count else { return }
        let gone = Array(entries[depth...])
        let values = gone.compactMap(\.value)
        let rest = Array(readPath().dropLast(values.count))
        undone.add(gone, leaving: Array(entries[..<depth]))
        for entry in gone { entry.end() }
        if !values.isEmpty { writePath(rest) }
    }

    /// The number of popped pages that can be shown again.
    var stepsForward: Int { undone.count }

    /// Shows the last popped page again. If the view that presented it isn't there, the popped pages are forgotten.
    func goForward() {
        switch undone.next {
        case .value(let value):
            undone.take(.value(value))
            writePath(readPath() + [value])
        case .presented(let reference, let item):
            guard let presenter = graph.flatMap({ reference.find(in: $0) }) else { return forgetUndone() }
            undone.take(.presented(owner: ObjectIdentifier(presenter), item: item))
            presenter.present(again: item)
        case nil: break
        }
    }

    /// Shows the column's page again that a link in another column has shown and that was left.
    ///
    /// - Returns: Whether there is one.
    func goForwardToRoot() -> Bool {
        guard entries.isEmpty, let next = undone.next else { return false }
        if case .value = next {
            hasReplacedRoot = true
            place?.comesForward()
        }
        goForward()
        return true
    }

    private func forgetUndone() {
        undone.forget()
        didChange()
    }

    /// Whether a path leads to new pages, rather than to popped ones.
    func leadsElsewhere(_ path: [NavigationValue]) -> Bool {
        path.count > entries.count { $0.value != nil } && !undone.isReturn(to: path)
    }

    func popPage(of id: AnyHashable) {
        if let depth = entries.firstIndex(where: { $0.id == id }) { pop(to: depth) }
    }

    // MARK: Presented pages

    func present(
        _ owner: any PresentingAgain, _ item: AnyHashable, replacing: Bool, build: @escaping () -> AnyView,
        end: @escaping () -> Void
    ) {
        let presenter = Entry.Presenter(owner, item, end: end)
        let entryID = AnyHashable(presenter.key)
        let index = entries.firstIndex { $0.id == entryID }
        let pass = index.map { entries[$0].pass } ?? owner.graph.passSerial
        let entry = Entry(
            id: entryID, kind: .presented(presenter), pass: pass, build: build, isColumnRoot: replacing)
        if let index {
            entries[index] = entry
            return rebuild(entryID)
        }
        if !undone.isReturn(to: presenter.key) { owner.graph.putAway.didGoElsewhere() }
        withdraw(owner)
        if replacing {
            clear()
            if let place { owner.graph.afterCommit { place.comesForward() } }
        }
        entries.append(entry)
        undone.follow(entries)
        didChange()
    }

    private func clear() {
        let gone = entries
        entries.removeAll()
        for entry in gone { entry.end() }
        if gone.contains(where: { $0.value != nil }) { writePath([]) }
    }

    /// Removes a view's page, and the pages that were reached from it. Pages that were added above it in the same pass
    /// stay: the app has pushed them from a page below.
    func withdraw(_ owner: ViewNode) {
        guard let place = place(of: owner) else { return }
        let pass = owner.graph.passSerial
        let above = entries[(place + 1)...].prefix { $0.pass != pass }
        let followsPath = readPath() == entries.compactMap(\.value)
        entries.removeSubrange(place..<above.endIndex)
        for entry in above { entry.end() }
        // If the app has changed the path meanwhile, don't overwrite it: the entries will be reconciled with it.
        if followsPath, above.contains(where: { $0.value != nil }) { writePath(entries.compactMap(\.value)) }
        undone.follow(entries)
        didChange()
    }

    /// Removes the page of a removed view. The pages above are kept: if the whole stack is being removed, the app's
    /// state for them must not change.
    func forget(_ owner: ViewNode) {
        guard let place = place(of: owner) else { return }
        entries.remove(at: place)
        undone.follow(entries)
        didChange()
    }

    private func place(of owner: ViewNode) -> Int? {
        let key = ObjectIdentifier(owner)
        return entries.firstIndex {
            if case .presented(let presenter) = $0.kind { presenter.owner == key } else { false }
        }
    }

    // MARK: Destinations

    /// A destination that a view has declared.
    private struct Destination {
        let owner: ObjectIdentifier
        let depth: Int
        weak var page: NavigationPage?
        var build: (AnyHashable) -> AnyView
    }

    func register(
        _ type: ObjectIdentifier, _ owner: ViewNode, on page: NavigationPage,
        _ build: @escaping (AnyHashable) -> AnyView
    ) {
        let key = ObjectIdentifier(owner)
        if let index = destinations[type]?.firstIndex(where: { $0.owner == key }) {
            destinations[type]?[index].build = build
        } else {
            let new = Destination(owner: key, depth: owner.depth, page: page, build: build)
            destinations[type, default: []].append(new)
            didDeclare()
        }
        guard chosen(type)?.owner == key else { return }
        // Rebuilds only the pages above, because a page that rebuilds itself would do so forever.
        for entry in entries.dropFirst(rank(page))
        where entry.value?.typeID == type { rebuild(entry.id) }
    }

    func unregister(_ type: ObjectIdentifier, _ owner: ViewNode) {
        destinations[type]?.removeAll { $0.owner == ObjectIdentifier(owner) }
        if destinations[type]?.isEmpty == true { destinations[type] = nil }
    }

    /// The destination for a type. Of several, the one closest to the stack's root is used: pages that lead to others
    /// of the same kind declare it repeatedly, and may be removed without affecting others. Of several on the same
    /// level, the latest is used.
    private func chosen(_ type: ObjectIdentifier) -> Destination? {
        destinations[type]?.reversed().min { (rank($0.page), $0.depth) < (rank($1.page), $1.depth) }
    }

    /// A page's distance from the root. A page of another column counts as the root, and a page that is leaving comes
    /// last.
    private func rank(_ page: NavigationPage?) -> Int {
        guard let page else { return .max }
        guard page.model === self, let id = page.id else { return 0 }
        return entries.firstIndex { $0.id == id }.map { $0 + 1 } ?? .max
    }

    /// Whether there is a page for a value.
    func hasDestination(for value: NavigationValue) -> Bool { destinations[value.typeID] != nil }

    private func destination(of value: NavigationValue) -> AnyView? {
        if let destination = chosen(value.typeID) { return destination.build(value.value) }
        warn("no navigationDestination(for:) is there for \(value.type)")
        return nil
    }
}

/// The navigation stack and the page that a view is in.
@MainActor
final class NavigationContext {
    let model: NavigationModel
    let page: NavigationPage
    /// The stack onto which links push, if it isn't the view's own.
    var target: NavigationModel?

    init(model: NavigationModel, page: NavigationPage) {
        self.model = model
        self.page = page
    }

    var links: NavigationModel { target ?? model }

    func follow(_ value: NavigationValue) {
        if let target { target.replace(value) } else { model.push(value) }
    }
}

private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
