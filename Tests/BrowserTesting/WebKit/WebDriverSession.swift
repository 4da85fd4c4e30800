import Foundation
import FoundationNetworking

/// A session of classic WebDriver: requests over HTTP, one at a time.
final class WebDriverSession: Sendable {
    private let port: UInt16
    private let identifier: String

    /// Waits until the driver listens, and starts a browser.
    init(port: UInt16, options: JSON) async throws {
        self.port = port
        try await Self.waitForDriver(port)
        let capabilities: JSON = ["alwaysMatch": ["webkitgtk:browserOptions": options]]
        let answer = try await Self.request("POST", port, "/session", ["capabilities": capabilities])
        identifier = answer["sessionId"].string ?? ""
    }

    @discardableResult
    func send(_ method: String, _ command: String, _ parameters: JSON? = nil) async throws -> JSON {
        try await Self.request(method, port, "/session/\(identifier)/\(command)", parameters)
    }

    private static func waitForDriver(_ port: UInt16) async throws {
        for _ in 0..<2000 {
            if (try? await request("GET", port, "/status", nil)) != nil { return }
            try await Task.sleep(for: .milliseconds(30))
        }
        throw BrowserError.launchFailed("WebKitWebDriver doesn't answer on port \(port)")
    }

    private static func request(_ method: String, _ port: UInt16, _ path: String, _ body: JSON?) async throws -> JSON {
        guard let address = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            preconditionFailure("a path is part of an address: \(path)")
        }
        var request = URLRequest(url: address)
        request.httpMethod = method
        request.timeoutInterval = 90
        if let body {
            request.httpBody = try JSONEncoder().encode(body)
            request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
        }
        let (data, _) = try await URLSession.shared.data(for: request)
        let value = try JSON(reading: data)["value"]
        if let failure = value["error"].string, value["stacktrace"] != .null || value["message"] != .null {
            throw BrowserError.commandFailed(method: path, message: "\(failure): \(value["message"].string ?? "")")
        }
        return value
    }
}
