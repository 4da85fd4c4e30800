/// The popped pages of a stack, for as long as the path is the one after popping them.
struct UndonePages {
    private var values: [NavigationValue] = []
    /// The path after popping.
    private var path: [NavigationValue] = []

    var count: Int { values.count }

    /// Adds popped pages; `gone` are the path's last values, in its order.
    mutating func add(_ gone: [NavigationValue], leaving path: [NavigationValue]) {
        values += gone.reversed()
        self.path = path
    }

    /// Removes and returns the last popped page, to be shown again above `path`.
    mutating func takeLast(after path: [NavigationValue]) -> NavigationValue? {
        guard path == self.path, let value = values.popLast() else { return nil }
        self.path.append(value)
        return value
    }

    /// Whether a path is the result of going back or forward.
    func isReturn(to path: [NavigationValue]) -> Bool { path == self.path }

    /// Forgets the popped pages if the path is a different one.
    mutating func follow(_ path: [NavigationValue]) { if path != self.path { values = [] } }
}
