import Foundation

/// Somebody who is related to a contact.
public final class CNContactRelation: NSObject, NSCopying, Sendable {
    /// The name of the related person.
    public let name: String

    /// Creates a relation to somebody.
    public init(name: String) {
        self.name = name
    }

    /// The value itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both have the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    /// The hash of the name.
    public override var hash: Int { name.hashValue }
}

/// Where somebody is found in a social network.
public final class CNSocialProfile: NSObject, NSCopying, Sendable {
    /// The address of the profile; empty where there is none.
    public let urlString: String
    /// The name in the network; empty where there is none.
    public let username: String
    /// The identifier in the network; empty where there is none.
    public let userIdentifier: String
    /// The network, as one of the constants `CNSocialProfileService…`; empty where there is none.
    public let service: String

    /// Creates a profile. What is nil becomes empty.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    /// The value itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both have the same address, name, identifier and network.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return [urlString, username, userIdentifier, service]
            == [other.urlString, other.username, other.userIdentifier, other.service]
    }
    /// The hash of the address and the name.
    public override var hash: Int { (urlString + username).hashValue }
}

/// Where somebody is written to.
public final class CNInstantMessageAddress: NSObject, NSCopying, Sendable {
    /// The name in the service.
    public let username: String
    /// The service, as one of the constants `CNInstantMessageService…`.
    public let service: String

    /// Creates an address.
    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    /// The value itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both have the same name and the same service.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return other.username == username && other.service == service
    }
    /// The hash of the name.
    public override var hash: Int { username.hashValue }
}
