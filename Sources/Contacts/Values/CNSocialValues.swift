import Foundation

/// Somebody who is related to a contact.
public final class CNContactRelation: NSObject, NSCopying, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    public override var hash: Int { name.hashValue }
}

/// Where somebody is found in a social network.
public final class CNSocialProfile: NSObject, NSCopying, Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return [urlString, username, userIdentifier, service]
            == [other.urlString, other.username, other.userIdentifier, other.service]
    }
    public override var hash: Int { (urlString + username).hashValue }
}

/// Where somebody is written to.
public final class CNInstantMessageAddress: NSObject, NSCopying, Sendable {
    public let username: String
    public let service: String

    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return other.username == username && other.service == service
    }
    public override var hash: Int { username.hashValue }
}
