/// The names that a block uses, and where each is kept: jinja2's rules for scopes.
///
/// A name that is first used and later set has the outer or given value until then. A name that is set before any use is undefined
/// until then, also for inner blocks and macros that use it earlier.
final class Names {
    private enum Load {
        case parameter
        case given
        case alias(Variable)
        case unset
    }

    /// The maximum number of names in a block and those around it.
    private static let countMax = 500

    let level: Int
    private let parent: Names?
    private var variables: [String: Variable]
    private var loads: [Variable: Load]
    private var stored: Set<String>

    init(in parent: Names?) {
        self.parent = parent
        level = parent.map { $0.level + 1 } ?? 0
        (variables, loads, stored) = ([:], [:], [])
    }

    private init(copying other: Names) {
        (parent, level) = (other.parent, other.level)
        (variables, loads, stored) = (other.variables, other.loads, other.stored)
    }

    /// The variable of a name, in this block or one around it.
    func variable(_ name: String) -> Variable? { variables[name] ?? parent?.variable(name) }

    /// The steps before the block.
    var frame: Frame {
        var frame = Frame()
        for (variable, load) in loads {
            switch load {
            case .parameter: frame.parameters.append(variable)
            case .given: frame.given.append(variable)
            case .alias(let outer): frame.aliases.append((variable, of: outer))
            case .unset: frame.unset.append(variable)
            }
        }
        return frame
    }

    // MARK: Uses

    func use(_ name: String) throws(NamesLimit) {
        if variable(name) == nil { try define(name, .given) }
    }

    func set(_ name: String) throws(NamesLimit) {
        stored.insert(name)
        guard variables[name] == nil else { return }
        try define(name, parent?.variable(name).map { .alias($0) } ?? .unset)
    }

    @discardableResult
    func declare(_ name: String) throws(NamesLimit) -> Variable {
        stored.insert(name)
        return try define(name, .parameter)
    }

    @discardableResult
    private func define(_ name: String, _ load: Load) throws(NamesLimit) -> Variable {
        guard variables.count < Self.countMax else { throw NamesLimit(count: Self.countMax) }
        let variable = Variable(name: name, level: level)
        variables[name] = variable
        loads[variable] = load
        return variable
    }

    // MARK: Branches

    /// Records branches of which one may run. A name that only some of them set first has the outer or given value otherwise.
    func branch(_ visits: [(Names) throws -> Void]) throws {
        let branches = try visits.map { visit in
            let names = Names(copying: self)
            try visit(names)
            return names
        }
        let counts = (variables.count, stored.count)
        let changed = branches.filter { ($0.variables.count, $0.stored.count) != counts }
        let new = changed.reduce(into: Set()) { $0.formUnion($1.stored.subtracting(stored)) }
        for branch in changed {
            variables.merge(branch.variables) { $1 }
            loads.merge(branch.loads) { $1 }
            stored.formUnion(branch.stored)
        }
        for name in new {
            guard let variable = variable(name) else { continue }
            loads[variable] = parent?.variable(name).map { .alias($0) } ?? .given
        }
    }
}

/// A template uses too many names.
struct NamesLimit: Error {
    let count: Int
}
