/// A name in the frame where it is kept. Frames at the same level of one function share their variables, as in Python's code that
/// jinja2 makes of a template.
struct Variable: Hashable, Sendable {
    let name: String
    let level: Int
}

/// What a block does with its variables before it begins. Every name of a block belongs to one frame for the whole block, so it
/// depends on all statements of the block what a name means, not only on those that have run.
struct Frame: Sendable {
    /// The variables that get the value the template is given.
    var given: [Variable] = []
    /// The variables that get an outer variable's value.
    var aliases: [(Variable, of: Variable)] = []
    /// The variables that are undefined until they are set.
    var unset: [Variable] = []
    /// The variables that have got their values before.
    var parameters: [Variable] = []

    var count: Int { given.count + aliases.count + unset.count + parameters.count }
}
