import Foundation

/// Reads addresses in message services and social networks: those that Apple's contacts know, and others by their names.
enum CardServices {
    /// The scheme of addresses in services without a scheme of their own.
    static let appleScheme = "x-apple"

    /// The URL schemes of services.
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

    /// The message service of a property such as `X-AIM`, `X-SKYPE-USERNAME` or `X-EVOLUTION-…`; nil for other properties.
    static func messenger(named name: String) -> String? {
        name.hasPrefix("X-") && name != "X-FACEBOOK" ? messengers[String(name.dropFirst(2))] : nil
    }

    /// The social network of a property such as `X-TWITTER`; nil for other properties.
    static func network(named name: String) -> String? {
        name.hasPrefix("X-") ? networks[String(name.dropFirst(2))] : nil
    }

    // MARK: - Messengers

    /// Reads `IMPP`: the service is a parameter, or follows from the URL's scheme.
    static func messageAddress(_ line: CardLine, _ text: String) -> CNInstantMessageAddress {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let scheme = parts.count > 1 && parts[0] != appleScheme ? parts[0] : ""
        let told = (line.parameters["X-SERVICE-TYPE"] ?? line.parameters["SERVICE-TYPE"])?.first
        let service = told ?? scheme
        return CNInstantMessageAddress(
            username: parts.count > 1 ? username(parts[1]) : text, service: messengers[service.uppercased()] ?? service)
    }

    /// The user's name in `goim?screenname=immy`, `add?contact=immy` and `immy?chat`.
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

    /// Reads `X-SOCIALPROFILE`, and `SOCIALPROFILE` (RFC 9554). Without a URL, the value is the user's name.
    static func profile(_ line: CardLine, _ text: String) -> CNSocialProfile {
        let service = line.parameters["SERVICE-TYPE"]?.first ?? line.parameters["TYPE"]?.first { !isUse($0) }
        let user = text.hasPrefix(appleScheme + ":") ? String(text.dropFirst(appleScheme.count + 1)) : nil
        let told = (line.parameters["X-USER"] ?? line.parameters["USERNAME"])?.joined(separator: ",")
        return CNSocialProfile(
            urlString: user == nil ? text : nil, username: told ?? user,
            userIdentifier: line.parameters["X-USERID"]?.first,
            service: service.map { networks[$0.uppercased()] ?? $0 })
    }

    /// Reads a property that is named after its network.
    static func profile(_ text: String, of service: String) -> CNSocialProfile {
        let isAddress = text.contains("://")
        return CNSocialProfile(
            urlString: isAddress ? text : nil, username: isAddress ? nil : text, userIdentifier: nil, service: service)
    }

    /// Whether a type is a label such as home or work, rather than a network.
    private static func isUse(_ type: String) -> Bool { ["PREF", "HOME", "WORK", "OTHER"].contains(type.uppercased()) }
}
