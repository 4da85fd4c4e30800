/// The variables of a function, and those of the function that it is written in. As in Python, a function's blocks share them.
final class Scope {
    var values: [Variable: TemplateValue] = [:]
    let parent: Scope?

    init(in parent: Scope?) { self.parent = parent }

    func value(_ variable: Variable) -> TemplateValue? {
        var scope: Scope? = self
        while let current = scope {
            if let value = current.values[variable] { return value }
            scope = current.parent
        }
        return nil
    }
}
