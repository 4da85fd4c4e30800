/// Compares two display lists. One changed element is one operation; nothing is sent for the others.
///
/// It is not responsible for layout or bytes. The order of the operations is that of the list in `Operation`, so that a
/// font is known before the text that names it, and an element exists before it gets the focus.
public enum DisplayListDiff {
    /// The patch that turns `old` into `new`; a nil `old` is a client that has nothing yet.
    public static func patch(from old: DisplayList?, to new: DisplayList) -> Patch {
        var operations = fonts(old?.fontFaces ?? [], new.fontFaces)
        if new.title != (old?.title ?? "") { operations.append(.title(new.title)) }
        if new.language != (old?.language ?? "") { operations.append(.language(new.language)) }
        operations += elements(old?.elements ?? [:], new.elements)
        if new.root != old?.root { operations.append(.root(new.root)) }
        operations += removals(old?.elements ?? [:], new.elements)
        if new.focus != old?.focus { operations.append(.focus(new.focus)) }
        operations += requests(old?.requests ?? [], new.requests)
        return Patch(operations)
    }

    private static func fonts(_ old: Set<FontFace>, _ new: Set<FontFace>) -> [Operation] {
        guard old != new else { return [] }
        let order = { (left: FontFace, right: FontFace) in
            (left.family, left.resource.path, left.unicodeRange) < (
                right.family, right.resource.path, right.unicodeRange
            )
        }
        return [.fonts(added: new.subtracting(old).sorted(by: order), removed: old.subtracting(new).sorted(by: order))]
    }

    /// Created elements before updated ones, each by ascending id.
    private static func elements(
        _ old: [ElementID: DisplayElement], _ new: [ElementID: DisplayElement]
    ) -> [Operation] {
        var created: [DisplayElement] = []
        var updated: [ElementUpdate] = []
        for (id, element) in new {
            guard let previous = old[id] else {
                created.append(element)
                continue
            }
            if let update = ElementUpdate(from: previous, to: element) { updated.append(update) }
        }
        created.sort { $0.id < $1.id }
        updated.sort { $0.element.id < $1.element.id }
        return created.map(Operation.create) + updated.map(Operation.update)
    }

    private static func removals(
        _ old: [ElementID: DisplayElement], _ new: [ElementID: DisplayElement]
    ) -> [Operation] {
        let removed = old.keys.filter { new[$0] == nil }
        return removed.isEmpty ? [] : [.remove(removed.sorted())]
    }

    /// Requests come and go like a queue: what `new` begins with is the end of `old`.
    private static func requests(
        _ old: [BrowserRequest.Numbered], _ new: [BrowserRequest.Numbered]
    ) -> [Operation] {
        guard old != new else { return [] }
        let dropping = (0...old.count).first { new.starts(with: old.dropFirst($0)) } ?? old.count
        return [.request(Array(new.dropFirst(old.count - dropping)), dropping: dropping)]
    }
}
