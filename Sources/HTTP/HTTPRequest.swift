import Foundation

/// An HTTP request. Redirects aren't followed, since a request may contain a key.
package struct HTTPRequest: Sendable {
    /// With the scheme `http` or `https`.
    package var url: URL
    package var method: String
    package var headers: [String: String]
    package var body: Data?

    package init(_ url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil) {
        (self.url, self.method, self.headers, self.body) = (url, method, headers, body)
    }
}
