import Foundation

extension ASWebAuthenticationSession {
    /// The addresses that end a session.
    public struct Callback: Hashable, Sendable {
        private enum Kind: Hashable {
            case scheme(String)
            case page(host: String, path: String)
        }

        private let kind: Kind

        /// Addresses with the app's own scheme.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(kind: .scheme(customScheme)) }
        /// Addresses of a page of a site.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .page(host: host, path: path))
        }

        /// Whether the address ends a session.
        public func matchesURL(_ url: URL) -> Bool {
            let scheme = url.scheme?.lowercased()
            return switch kind {
            case .scheme(let own): scheme == own.lowercased()
            case .page(let host, let path):
                scheme == "https" && url.host?.lowercased() == host.lowercased() && url.path == path
            }
        }
    }
}
