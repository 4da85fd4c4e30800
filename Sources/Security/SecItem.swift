import Foundation

/// Adds an item for the visitor of the current window.
///
/// See [SecItemAdd](https://developer.apple.com/documentation/security/secitemadd(_:_:)). References aren't returned: a query
/// asks for data or attributes. Outside of a window's context, as on a queue or in a detached task, this and the other functions
/// return `errSecNotAvailable` and log it, because the owner of the items is unknown.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    add(attributes, to: .shared) { result?.pointee = $0 }
}

/// The same, with a result variable of an object type.
@_disfavoredOverload
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    add(attributes, to: .shared) { result?.pointee = $0.map { $0 as AnyObject } }
}

/// Finds items: the first one, or with `kSecMatchLimitAll` all of them.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    find(query, in: .shared) { result?.pointee = $0 }
}

/// The same, with a result variable of an object type.
@_disfavoredOverload
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    find(query, in: .shared) { result?.pointee = $0.map { $0 as AnyObject } }
}

/// Changes attributes or the secret of all items that match a query.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    update(query, attributesToUpdate, in: .shared)
}

/// Deletes all items that match a query.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { delete(query, from: .shared) }

/// A random number generator for `SecRandomCopyBytes`.
public typealias SecRandomRef = Never
/// The system's generator, the only one.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}

// MARK: - By any keychain

func add(_ dictionary: CFDictionary, to keychain: Keychain, _ take: (Any?) -> Void) -> OSStatus {
    guard let query = KeychainQuery(dictionary) else { return errSecParam }
    var item = KeychainItem(itemClass: query.itemClass, attributes: query.attributes, data: query.data)
    if item.attributes[kSecAttrAccessGroup] == nil { item.attributes[kSecAttrAccessGroup] = KeychainItem.defaultGroup }
    let now = Date()
    item.attributes[kSecAttrCreationDate] = .date(now)
    item.attributes[kSecAttrModificationDate] = .date(now)
    let status = keychain.change { items in
        guard !items.contains(where: item.isSame) else { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
    }
    if status == errSecSuccess { take(query.result(of: item)) }
    return status
}

func find(_ dictionary: CFDictionary, in keychain: Keychain, _ take: (Any?) -> Void) -> OSStatus {
    guard let query = KeychainQuery(dictionary) else { return errSecParam }
    var found: [KeychainItem] = []
    let status = keychain.read { items in
        found = items.filter(query.matches)
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
    guard status == errSecSuccess else { return status }
    take(query.wantsAll ? found.compactMap(query.result) : query.result(of: found[0]))
    return status
}

func update(_ dictionary: CFDictionary, _ changes: CFDictionary, in keychain: Keychain) -> OSStatus {
    guard let query = KeychainQuery(dictionary), let new = KeychainQuery(changes: changes) else { return errSecParam }
    return keychain.change { items in
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        for place in places {
            items[place].attributes.merge(new.attributes) { $1 }
            items[place].attributes[kSecAttrModificationDate] = .date(Date())
            if let data = new.data { items[place].data = data }
        }
        let areApart = items.indices.allSatisfy { index in !items[..<index].contains(where: items[index].isSame) }
        return areApart ? errSecSuccess : errSecDuplicateItem
    }
}

func delete(_ dictionary: CFDictionary, from keychain: Keychain) -> OSStatus {
    guard let query = KeychainQuery(dictionary) else { return errSecParam }
    return keychain.change { items in
        let before = items.count
        items.removeAll(where: query.matches)
        return items.count == before ? errSecItemNotFound : errSecSuccess
    }
}
