import Foundation

/// A stored item: its class, its attributes, and the secret.
struct KeychainItem: Codable, Equatable {
    /// The value of an attribute.
    enum Value: Codable, Hashable {
        case text(String)
        case data(Data)
        case number(Double)
        case flag(Bool)
        case date(Date)

        init?(_ value: Any) {
            switch value {
            case let text as String: self = .text(text)
            case let data as Data: self = .data(data)
            case let flag as Bool: self = .flag(flag)
            case let date as Date: self = .date(date)
            case let number as any BinaryInteger: self = .number(Double(number))
            case let number as Double: self = .number(number)
            case let number as NSNumber: self = .number(number.doubleValue)
            default: return nil
            }
        }

        /// The value for comparisons: a flag is equal to the number that an `NSNumber` may have made of it.
        var compared: Value {
            if case .flag(let flag) = self { return .number(flag ? 1 : 0) }
            return self
        }

        var plain: Any {
            switch self {
            case .text(let text): text
            case .data(let data): data
            case .number(let number): Int(exactly: number).map { $0 as Any } ?? number as Any
            case .flag(let flag): flag
            case .date(let date): date
            }
        }
    }

    /// The access group if an app specifies none. Apps don't share groups here.
    static let defaultGroup = Value.text("app")

    var itemClass: String
    var attributes: [String: Value]
    var data: Data?

    /// An attribute's value for comparisons.
    func compared(_ name: String) -> Value? {
        let value = attributes[name]?.compared
        return name == kSecAttrAccessGroup ? value ?? Self.defaultGroup : value
    }

    /// The attributes that identify an item within its class.
    static func identity(of itemClass: String) -> [String]? {
        switch itemClass {
        case kSecClassGenericPassword: [kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup]
        case kSecClassInternetPassword:
            [
                kSecAttrServer, kSecAttrAccount, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain,
                kSecAttrAuthenticationType, kSecAttrAccessGroup,
            ]
        case kSecClassKey: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyClass]
        case kSecClassCertificate, kSecClassIdentity: [kSecAttrLabel, kSecAttrAccessGroup]
        default: nil
        }
    }

    func isSame(as other: KeychainItem) -> Bool {
        guard itemClass == other.itemClass, let identity = Self.identity(of: itemClass) else { return false }
        // On Apple's platforms, certificates are distinguished by attributes that are derived from their data.
        let isCertificate = [kSecClassCertificate, kSecClassIdentity].contains(itemClass)
        return identity.allSatisfy { compared($0) == other.compared($0) } && (!isCertificate || data == other.data)
    }
}

/// A parsed query: attributes to match, and what to return.
struct KeychainQuery {
    /// Keys that aren't matched: they specify what to return, or something that items don't have.
    private static let apart: Set<String> = [
        kSecClass, kSecValueData, kSecValueRef, kSecValuePersistentRef, kSecReturnData, kSecReturnAttributes,
        kSecReturnRef,
        kSecReturnPersistentRef, kSecMatchLimit, kSecUseDataProtectionKeychain, kSecAttrSynchronizable,
        kSecAttrAccessible,
    ]

    let itemClass: String
    /// All attributes, including those that aren't matched.
    var attributes: [String: KeychainItem.Value] = [:]
    var data: Data?
    var wantsAll = false
    var wantsData = false
    var wantsAttributes = false

    /// Nil if there is no valid class, or a value has the wrong type for its key.
    init?(_ dictionary: CFDictionary) {
        guard let itemClass = dictionary[kSecClass] as? String, KeychainItem.identity(of: itemClass) != nil else {
            return nil
        }
        self.init(dictionary, of: itemClass)
    }

    /// Reads the changes for the items that another query finds.
    init?(changes dictionary: CFDictionary) { self.init(dictionary, of: "") }

    private init?(_ dictionary: CFDictionary, of itemClass: String) {
        self.itemClass = itemClass
        for (key, value) in dictionary {
            guard let name = key.base as? String else { return nil }
            switch name {
            case kSecClass: continue
            case kSecValueData:
                guard let data = value as? Data else { return nil }
                self.data = data
            case kSecReturnData: wantsData = value as? Bool ?? false
            case kSecReturnAttributes: wantsAttributes = value as? Bool ?? false
            case kSecMatchLimit: wantsAll = value as? String == kSecMatchLimitAll || (value as? Int ?? 1) > 1
            default:
                // Ignore values that items can't have, such as an access control.
                if let value = KeychainItem.Value(value) { attributes[name] = value }
            }
        }
    }

    func matches(_ item: KeychainItem) -> Bool {
        itemClass == item.itemClass
            && attributes.allSatisfy { Self.apart.contains($0.key) || item.compared($0.key) == $0.value.compared }
    }

    /// The result for an item, as requested by the query.
    func result(of item: KeychainItem) -> Any? {
        guard wantsAttributes else { return wantsData ? item.data : nil }
        var result: [String: Any] = item.attributes.mapValues(\.plain)
        result[kSecClass] = item.itemClass
        if wantsData { result[kSecValueData] = item.data }
        return result
    }
}
