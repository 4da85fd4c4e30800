import Foundation

/// A person who is related to the contact.
public final class CNContactRelation: NSObject, NSCopying, Sendable {
    /// The name of the related person.
    public let name: String

    /// Creates a relation to a person.
    public init(name: String) {
        self.name = name
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both have the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    /// The hash of the name.
    public override var hash: Int { name.hashValue }
}

/// A profile in a social network.
public final class CNSocialProfile: NSObject, NSCopying, Sendable {
    /// The URL of the profile; empty if there is none.
    public let urlString: String
    /// The user name in the network; empty if there is none.
    public let username: String
    /// The user's identifier in the network; empty if there is none.
    public let userIdentifier: String
    /// The network, as one of the constants `CNSocialProfileService…`; empty if there is none.
    public let service: String

    /// Creates a profile. Nil values become empty.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    /// The object itself, which is immutable.
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

/// An address in a message service.
public final class CNInstantMessageAddress: NSObject, NSCopying, Sendable {
    /// The user name in the service.
    public let username: String
    /// The service, as one of the constants `CNInstantMessageService…`.
    public let service: String

    /// Creates an address.
    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both have the same name and the same service.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return other.username == username && other.service == service
    }
    /// The hash of the name.
    public override var hash: Int { username.hashValue }
}
