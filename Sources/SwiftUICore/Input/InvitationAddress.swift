import Foundation

/// The address of a group of `GroupActivities`: the app's page, with the group's secret in the fragment, which browsers
/// don't send to servers, so that no proxy logs it.
package enum InvitationAddress {
    private static let name = "group="
    private static let tokenLength = 40

    package static func address(of token: String, at page: URL) -> URL? {
        guard var parts = URLComponents(url: page, resolvingAgainstBaseURL: false) else { return nil }
        (parts.query, parts.fragment) = (nil, name + token)
        return parts.url
    }

    /// The secret in an address, if there is one.
    package static func token(in address: URL) -> String? {
        guard let fragment = address.fragment, fragment.hasPrefix(name) else { return nil }
        let token = String(fragment.dropFirst(name.count))
        return isToken(token) ? token : nil
    }

    /// Whether a text has the format of a group's secret: 160 bits in hexadecimal digits.
    package static func isToken(_ text: some StringProtocol) -> Bool {
        text.utf8.count == tokenLength && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
