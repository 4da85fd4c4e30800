@_exported import CoreGraphics
@_exported import Foundation

// The keys and values of a query, as Apple names them. They are strings of their own names' making.

/// What class an item has.
public let kSecClass: CFString = "class"
/// A password of any kind.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"

/// What an item is of.
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrPath: CFString = "path"
public let kSecAttrPort: CFString = "port"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrProtocolHTTP: CFString = "http"
public let kSecAttrProtocolHTTPS: CFString = "htps"
public let kSecAttrAuthenticationType: CFString = "atyp"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrApplicationLabel: CFString = "klbl"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeyClass: CFString = "kcls"

/// What else is kept with it.
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrCreator: CFString = "crtr"
public let kSecAttrType: CFString = "typ "
public let kSecAttrIsInvisible: CFString = "invi"
public let kSecAttrIsNegative: CFString = "nega"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether other devices get it. None does here.
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// When an item may be read. Here always: a server has no lock screen.
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// The secret itself.
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// What is returned.
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// How many are returned.
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// It went well.
public let errSecSuccess: OSStatus = 0
/// The function isn't there.
public let errSecUnimplemented: OSStatus = -4
/// The file of items can't be read or written.
public let errSecIO: OSStatus = -36
/// A value isn't one that the key takes.
public let errSecParam: OSStatus = -50
/// There is no room.
public let errSecAllocate: OSStatus = -108
/// Somebody was asked, and said no.
public let errSecUserCanceled: OSStatus = -128
/// The keychain can't be used.
public let errSecNotAvailable: OSStatus = -25291
/// Whoever asks isn't who they say.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// Nobody may be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// What is kept can't be understood.
public let errSecDecode: OSStatus = -26275
/// The app has no right to it.
public let errSecMissingEntitlement: OSStatus = -34018
/// The class is none that is known.
public let errSecNoSuchClass: OSStatus = -25306

/// What a status means, in words.
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
