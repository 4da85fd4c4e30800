import HTTPServing

/// What an operator is told who asks for an access log: each answer, each WebSocket, and why the host closed one.
extension ServiceLoop {
    /// - Parameter outcome: A status, or a close code with its reason.
    func log(_ connection: Connection, _ outcome: @autoclosure () -> String) {
        guard let log = router.accessLog else { return }
        let address = connection.address.isEmpty ? "-" : connection.address
        log("\(address) \(connection.asked) \(outcome())")
    }
}

extension Request {
    /// What the log says of it. Names of resources are left out: who knows a download's may have it.
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
