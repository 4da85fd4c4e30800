/// The pages of a stack that people went back from, for as long as the path is the one that they went back to.
struct UndonePages {
    private var values: [NavigationValue] = []
    /// What was left of the path.
    private var path: [NavigationValue] = []

    var count: Int { values.count }

    /// `gone` are the path's last values, in its order.
    mutating func add(_ gone: [NavigationValue], leaving path: [NavigationValue]) {
        values += gone.reversed()
        self.path = path
    }

    /// The page that was gone back from last, which is shown again above `path`.
    mutating func takeLast(after path: [NavigationValue]) -> NavigationValue? {
        guard path == self.path, let value = values.popLast() else { return nil }
        self.path.append(value)
        return value
    }

    /// Whether a path is where one went back to, or came back to.
    func isReturn(to path: [NavigationValue]) -> Bool { path == self.path }

    /// Another path leads elsewhere.
    mutating func follow(_ path: [NavigationValue]) { if path != self.path { values = [] } }
}
