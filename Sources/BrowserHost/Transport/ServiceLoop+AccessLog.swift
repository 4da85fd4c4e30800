import HTTPServing

/// The access log: each response, each WebSocket, and why the host closed one.
extension ServiceLoop {
    /// - Parameter outcome: A status, or a close code with its reason.
    func log(_ connection: Connection, _ outcome: @autoclosure () -> String) {
        guard let log = router.accessLog else { return }
        let address = connection.address.isEmpty ? "-" : connection.address
        log("\(address) \(connection.asked) \(outcome())")
    }
}

extension Request {
    /// The request line for the log. Names of resources are omitted: whoever knows a download's name can load it.
    var logged: String {
        let method =
            switch self.method {
            case .get: "GET"
            case .head: "HEAD"
            case .other: "OTHER"
            }
        let path = path.hasPrefix("/resources/") ? "/resources/…" : String(path.prefix(Self.loggedCountMax))
        return "\(method) \(path)"
    }

    private static let loggedCountMax = 200
}
