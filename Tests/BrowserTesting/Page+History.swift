extension Page {
    /// Goes back one history entry, as the browser's Back button does.
    public func goBack() async throws { try await travel(by: -1) }

    /// Goes forward one history entry, as the browser's Forward button does.
    public func goForward() async throws { try await travel(by: 1) }

    /// The index of the current history entry.
    public func historyIndex() async throws -> Int {
        Int(try await send("Page.getNavigationHistory")["currentIndex"].double ?? 0)
    }

    private func travel(by steps: Int) async throws {
        let history = try await send("Page.getNavigationHistory")
        let place = Int(history["currentIndex"].double ?? 0) + steps
        guard let entries = history["entries"].array, entries.indices.contains(place) else {
            throw BrowserError.navigationFailed(url: "entry \(place) of the history", reason: "there is none")
        }
        try await send("Page.navigateToHistoryEntry", ["entryId": entries[place]["id"]])
    }
}
