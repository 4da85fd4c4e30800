import Foundation

/// Where somebody is written to and found, in the services that Apple's contacts know, and in others by their names.
enum CardServices {
    /// Of addresses of services that have no scheme.
    static let appleScheme = "x-apple"

    /// The schemes of the services that have one.
    static let schemes = [
        CNInstantMessageServiceAIM: "aim", CNInstantMessageServiceFacebook: "xmpp",
        CNInstantMessageServiceGoogleTalk: "xmpp", CNInstantMessageServiceICQ: "icq",
        CNInstantMessageServiceJabber: "xmpp", CNInstantMessageServiceMSN: "msnim",
        CNInstantMessageServiceSkype: "skype", CNInstantMessageServiceYahoo: "ymsgr",
    ]

    private static let messengers: [String: String] = [
        "AIM": CNInstantMessageServiceAIM, "XMPP": CNInstantMessageServiceJabber,
        "JABBER": CNInstantMessageServiceJabber,
        "MSN": CNInstantMessageServiceMSN, "MSNIM": CNInstantMessageServiceMSN,
        "WINDOWS-LIVE": CNInstantMessageServiceMSN,
        "YMSGR": CNInstantMessageServiceYahoo, "YAHOO": CNInstantMessageServiceYahoo, "ICQ": CNInstantMessageServiceICQ,
        "SKYPE": CNInstantMessageServiceSkype, "SKYPE-USERNAME": CNInstantMessageServiceSkype,
        "QQ": CNInstantMessageServiceQQ, "GG": CNInstantMessageServiceGaduGadu,
        "GADUGADU": CNInstantMessageServiceGaduGadu, "GADU-GADU": CNInstantMessageServiceGaduGadu,
        "GTALK": CNInstantMessageServiceGoogleTalk, "GOOGLE-TALK": CNInstantMessageServiceGoogleTalk,
        "GOOGLETALK": CNInstantMessageServiceGoogleTalk, "FACEBOOK": CNInstantMessageServiceFacebook,
    ]
    private static let networks: [String: String] = [
        "FACEBOOK": CNSocialProfileServiceFacebook, "FLICKR": CNSocialProfileServiceFlickr,
        "LINKEDIN": CNSocialProfileServiceLinkedIn, "MYSPACE": CNSocialProfileServiceMySpace,
        "SINAWEIBO": CNSocialProfileServiceSinaWeibo, "TENCENTWEIBO": CNSocialProfileServiceTencentWeibo,
        "TWITTER": CNSocialProfileServiceTwitter, "YELP": CNSocialProfileServiceYelp,
        "GAMECENTER": CNSocialProfileServiceGameCenter,
    ]

    /// Of a line that is named for its service, as `X-AIM`, `X-SKYPE-USERNAME` or `X-EVOLUTION-…`; nil for another name.
    static func messenger(named name: String) -> String? {
        name.hasPrefix("X-") && name != "X-FACEBOOK" ? messengers[String(name.dropFirst(2))] : nil
    }

    /// Of a line that is named for its service, as `X-TWITTER`; nil for another name.
    static func network(named name: String) -> String? {
        name.hasPrefix("X-") ? networks[String(name.dropFirst(2))] : nil
    }

    // MARK: - Messengers

    /// Of `IMPP`: the service is told, or the address's scheme says it.
    static func messageAddress(_ line: CardLine, _ text: String) -> CNInstantMessageAddress {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let scheme = parts.count > 1 && parts[0] != appleScheme ? parts[0] : ""
        let told = (line.parameters["X-SERVICE-TYPE"] ?? line.parameters["SERVICE-TYPE"])?.first
        let service = told ?? scheme
        return CNInstantMessageAddress(
            username: parts.count > 1 ? username(parts[1]) : text, service: messengers[service.uppercased()] ?? service)
    }

    /// `goim?screenname=immy`, `add?contact=immy` and `immy?chat` are what somebody's name is called with.
    private static func username(_ text: String) -> String {
        let parts = text.split(separator: "?", maxSplits: 1).map(String.init)
        let query = parts.count > 1 ? parts[1] : ""
        let named = query.split(separator: "&").map(String.init).first {
            $0.hasPrefix("screenname=") || $0.hasPrefix("contact=")
        }
        let name = named.map { String($0.drop { $0 != "=" }.dropFirst()) } ?? parts.first ?? ""
        return name.removingPercentEncoding ?? name
    }

    // MARK: - Networks

    /// Of `X-SOCIALPROFILE`, and of `SOCIALPROFILE` (RFC 9554). One without an address has its user there.
    static func profile(_ line: CardLine, _ text: String) -> CNSocialProfile {
        let service = line.parameters["SERVICE-TYPE"]?.first ?? line.parameters["TYPE"]?.first { !isUse($0) }
        let user = text.hasPrefix(appleScheme + ":") ? String(text.dropFirst(appleScheme.count + 1)) : nil
        let told = (line.parameters["X-USER"] ?? line.parameters["USERNAME"])?.joined(separator: ",")
        return CNSocialProfile(
            urlString: user == nil ? text : nil, username: told ?? user,
            userIdentifier: line.parameters["X-USERID"]?.first,
            service: service.map { networks[$0.uppercased()] ?? $0 })
    }

    /// Of a line that is named for its service.
    static func profile(_ text: String, of service: String) -> CNSocialProfile {
        let isAddress = text.contains("://")
        return CNSocialProfile(
            urlString: isAddress ? text : nil, username: isAddress ? nil : text, userIdentifier: nil, service: service)
    }

    /// Whether a type says what a profile is for, and not where it is.
    private static func isUse(_ type: String) -> Bool { ["PREF", "HOME", "WORK", "OTHER"].contains(type.uppercased()) }
}
