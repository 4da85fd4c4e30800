@_exported import CoreGraphics
@_exported import FoundationAdditions

// The keys and values of a query, with Apple's names. The strings are our own.

/// An item's class.
public let kSecClass: CFString = "class"
/// The class of passwords in general.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of internet passwords.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of keys.
public let kSecClassKey: CFString = "keys"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// The class of identities: a certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"

/// An item's service.
public let kSecAttrService: CFString = "svce"
/// An item's account.
public let kSecAttrAccount: CFString = "acct"
/// An item's server.
public let kSecAttrServer: CFString = "srvr"
/// An item's path.
public let kSecAttrPath: CFString = "path"
/// An item's port.
public let kSecAttrPort: CFString = "port"
/// An item's network protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// HTTP, as an item's protocol.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS, as an item's protocol.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// An item's authentication type.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// An item's security domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// An item's access group.
public let kSecAttrAccessGroup: CFString = "agrp"
/// An item's application tag.
public let kSecAttrApplicationTag: CFString = "atag"
/// An item's application label.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// An item's key type.
public let kSecAttrKeyType: CFString = "type"
/// An item's key class.
public let kSecAttrKeyClass: CFString = "kcls"

/// An item's label.
public let kSecAttrLabel: CFString = "labl"
/// An item's description.
public let kSecAttrDescription: CFString = "desc"
/// An item's comment.
public let kSecAttrComment: CFString = "icmt"
/// An item's generic attribute, with data of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// An item's creator, as a number.
public let kSecAttrCreator: CFString = "crtr"
/// An item's type, as a number.
public let kSecAttrType: CFString = "typ "
/// Whether an item is invisible.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item has no valid password.
public let kSecAttrIsNegative: CFString = "nega"
/// When an item was created.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was last modified.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether an item is synchronized to other devices. That never happens here.
public let kSecAttrSynchronizable: CFString = "sync"
/// Matches synchronized items and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// Whether to use the data protection keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// When an item may be read. Here it always may: a server has no lock screen.
public let kSecAttrAccessible: CFString = "pdmn"
/// The item may be read while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item may be read after the first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item may be read while the device is unlocked, and isn't moved to other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item may be read after the first unlock, and isn't moved to other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The item may be read while the device is unlocked and has a passcode, and isn't moved to other devices.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// An item's secret data.
public let kSecValueData: CFString = "v_Data"
/// An item's reference.
public let kSecValueRef: CFString = "v_Ref"
/// An item's persistent reference.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// Whether to return an item's data.
public let kSecReturnData: CFString = "r_Data"
/// Whether to return an item's attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether to return an item's reference.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether to return an item's persistent reference.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// The maximum number of returned items.
public let kSecMatchLimit: CFString = "m_Limit"
/// Returns one item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Returns all items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function isn't implemented.
public let errSecUnimplemented: OSStatus = -4
/// The database can't be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is invalid.
public let errSecParam: OSStatus = -50
/// Memory can't be allocated.
public let errSecAllocate: OSStatus = -108
/// The user canceled.
public let errSecUserCanceled: OSStatus = -128
/// The keychain isn't available.
public let errSecNotAvailable: OSStatus = -25291
/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item wasn't found.
public let errSecItemNotFound: OSStatus = -25300
/// User interaction isn't allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data can't be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
/// The class doesn't exist.
public let errSecNoSuchClass: OSStatus = -25306

/// The description of a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecIO: "The items couldn't be read or written."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "There is no room for the item."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDecode: "Unable to decode the provided data."
    case errSecNoSuchClass: "The class of the item is not known."
    default: "OSStatus \(status)"
    }
}
