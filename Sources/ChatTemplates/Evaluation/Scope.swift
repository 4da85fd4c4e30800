/// The names that have a value in a block, and those around it.
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
