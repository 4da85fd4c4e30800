/// Compares two display lists. One changed element is one operation; nothing is sent for the others, and storage that both lists
/// share isn't compared.
///
/// It is not responsible for layout or bytes. The operations are in the order of the cases of `Operation`, so that a font is
/// known before a text uses it, and an element exists before it gets the focus.
public enum DisplayListDiff {
    /// The patch that turns `old` into `new`; a nil `old` means a client that has nothing yet.
    public static func patch(from old: DisplayList?, to new: DisplayList) -> Patch {
        var operations = fonts(old?.fontFaces ?? [], new.fontFaces)
        if new.title != (old?.title ?? "") { operations.append(.title(new.title)) }
        if new.language != (old?.language ?? "") { operations.append(.language(new.language)) }
        let changes = new.elements.changes(since: old?.elements ?? [:])
        operations += created(changes).map(Operation.create) + updated(changes).map(Operation.update)
        if new.root != old?.root { operations.append(.root(new.root)) }
        let removed = changes.filter { $0.new == nil }.compactMap { $0.old?.id }
        if !removed.isEmpty { operations.append(.remove(removed)) }
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

    private static func created(_ changes: [ElementTable.Change]) -> [DisplayElement] {
        changes.filter { $0.old == nil }.compactMap(\.new)
    }

    private static func updated(_ changes: [ElementTable.Change]) -> [ElementUpdate] {
        changes.compactMap { change in
            guard let old = change.old, let new = change.new else { return nil }
            return ElementUpdate(from: old, to: new)
        }
    }

    /// Requests form a queue: the end of `old` is the beginning of `new`.
    private static func requests(
        _ old: [BrowserRequest.Numbered], _ new: [BrowserRequest.Numbered]
    ) -> [Operation] {
        guard old != new else { return [] }
        let dropping = (0...old.count).first { new.starts(with: old.dropFirst($0)) } ?? old.count
        return [.request(Array(new.dropFirst(old.count - dropping)), dropping: dropping)]
    }
}
