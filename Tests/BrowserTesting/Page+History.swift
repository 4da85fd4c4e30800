extension Page {
    /// Goes back one history entry, as the browser's Back button does.
    public func goBack() async throws { try await driver.travel(by: -1) }

    /// Goes forward one history entry, as the browser's Forward button does.
    public func goForward() async throws { try await driver.travel(by: 1) }

    /// The index of the current history entry; nil in WebKit, whose driver doesn't know it.
    public func historyIndex() async throws -> Int? { try await driver.historyIndex() }
}
