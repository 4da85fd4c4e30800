import Foundation

/// One item as it is kept: its class, its attributes, and the secret.
struct KeychainItem: Codable, Equatable {
    /// What an attribute can be.
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

        var plain: Any {
            switch self {
            case .text(let text): text
            case .data(let data): data
            case .number(let number): number == number.rounded() ? Int(number) as Any : number as Any
            case .flag(let flag): flag
            case .date(let date): date
            }
        }
    }

    var itemClass: String
    var attributes: [String: Value]
    var data: Data?

    /// The attributes by which an item is another one than those of its class.
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
        return identity.allSatisfy { attributes[$0] == other.attributes[$0] }
    }
}

/// A query in parts: attributes that items have to have, and what is asked for.
struct KeychainQuery {
    /// What isn't compared: it says what is returned, or nothing that an item has.
    private static let apart: Set<String> = [
        kSecClass, kSecValueData, kSecValueRef, kSecValuePersistentRef, kSecReturnData, kSecReturnAttributes,
        kSecReturnRef,
        kSecReturnPersistentRef, kSecMatchLimit, kSecUseDataProtectionKeychain, kSecAttrSynchronizable,
        kSecAttrAccessible,
    ]

    var itemClass: String?
    /// All of them.
    var attributes: [String: KeychainItem.Value] = [:]
    var data: Data?
    var wantsAll = false
    var wantsData = false
    var wantsAttributes = false

    /// Nil where a value is none that its key takes.
    init?(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let name = key.base as? String else { return nil }
            switch name {
            case kSecClass: itemClass = value as? String
            case kSecValueData:
                guard let data = value as? Data else { return nil }
                self.data = data
            case kSecReturnData: wantsData = value as? Bool ?? false
            case kSecReturnAttributes: wantsAttributes = value as? Bool ?? false
            case kSecMatchLimit: wantsAll = value as? String == kSecMatchLimitAll || (value as? Int ?? 1) > 1
            default:
                // What no item can have, as an access control, says nothing of which item is meant.
                if let value = KeychainItem.Value(value) { attributes[name] = value }
            }
        }
    }

    func matches(_ item: KeychainItem) -> Bool {
        (itemClass == nil || itemClass == item.itemClass)
            && attributes.allSatisfy { Self.apart.contains($0.key) || item.attributes[$0.key] == $0.value }
    }

    /// What is returned of an item, as the query asks for.
    func result(of item: KeychainItem) -> Any? {
        guard wantsAttributes else { return wantsData ? item.data : nil }
        var result: [String: Any] = item.attributes.mapValues(\.plain)
        result[kSecClass] = item.itemClass
        if wantsData { result[kSecValueData] = item.data }
        return result
    }
}
