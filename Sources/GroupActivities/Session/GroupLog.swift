import Foundation
import os

/// The address of a group: the app's page, with the group's secret in the fragment, which browsers send to no server and no
/// proxy writes down.
enum GroupAddress {
    private static let name = "group="

    static func address(of token: String, at page: URL) -> URL? {
        guard var parts = URLComponents(url: page, resolvingAgainstBaseURL: false) else { return nil }
        (parts.query, parts.fragment) = (nil, name + token)
        return parts.url
    }

    /// The secret in an address, where there is one.
    static func token(in address: URL) -> String? {
        guard let fragment = address.fragment, fragment.hasPrefix(name) else { return nil }
        let token = String(fragment.dropFirst(name.count))
        return GroupToken.isWellFormed(token) ? token : nil
    }
}

enum GroupLog {
    static let general = Logger(subsystem: "kissa", category: "groups")
}
