/// The operations that turn one display list into another. They are applied together: intermediate states have no guarantees.
public struct Patch: Equatable, Sendable {
    /// The operations in the order in which they are applied.
    public var operations: [Operation]

    /// Creates a patch. By default it is empty.
    public init(_ operations: [Operation] = []) { self.operations = operations }

    /// Whether a client would notice it.
    public var isEmpty: Bool {
        operations.allSatisfy {
            switch $0 {
            case .update(let update): !update.isVisible
            case .fonts(let added, _): added.isEmpty
            case .request(let added, _): added.isEmpty
            default: false
            }
        }
    }

    /// Turns `list`, which must be the patch's old list, into its new one.
    public func apply(to list: inout DisplayList) {
        for operation in operations { apply(operation, to: &list) }
    }

    private func apply(_ operation: Operation, to list: inout DisplayList) {
        switch operation {
        case .fonts(let added, let removed): list.fontFaces = list.fontFaces.subtracting(removed).union(added)
        case .title(let title): list.title = title
        case .language(let language): list.language = language
        case .create(let element): list.elements[element.id] = element
        case .update(let update): update.apply(to: &list.elements[update.element.id]!)
        case .root(let root): list.root = root
        case .remove(let removed): for id in removed { list.elements[id] = nil }
        case .focus(let focus): list.focus = focus
        case .request(let added, let dropping):
            list.requests.removeFirst(dropping)
            list.requests += added
        }
    }
}
