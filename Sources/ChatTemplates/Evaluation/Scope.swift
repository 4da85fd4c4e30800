/// The variables of a block, and the enclosing scope.
final class Scope {
    var values: [String: TemplateValue] = [:]
    let parent: Scope?

    init(in parent: Scope?) { self.parent = parent }

    func value(_ name: String) -> TemplateValue? {
        var scope: Scope? = self
        while let current = scope {
            if let value = current.values[name] { return value }
            scope = current.parent
        }
        return nil
    }
}
