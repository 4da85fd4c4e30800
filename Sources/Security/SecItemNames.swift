@_exported import CoreGraphics
@_exported import FoundationAdditions

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
/// An item's account.
public let kSecAttrAccount: CFString = "acct"
/// An item's server.
public let kSecAttrServer: CFString = "srvr"
/// An item's path.
public let kSecAttrPath: CFString = "path"
/// An item's port.
public let kSecAttrPort: CFString = "port"
/// An item's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// An item's protocol http.
public let kSecAttrProtocolHTTP: CFString = "http"
/// An item's protocol https.
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

/// What else is kept with it.
public let kSecAttrLabel: CFString = "labl"
/// An item's description.
public let kSecAttrDescription: CFString = "desc"
/// An item's comment.
public let kSecAttrComment: CFString = "icmt"
/// An item's generic.
public let kSecAttrGeneric: CFString = "gena"
/// An item's creator.
public let kSecAttrCreator: CFString = "crtr"
/// An item's type.
public let kSecAttrType: CFString = "typ "
/// An item's is invisible.
public let kSecAttrIsInvisible: CFString = "invi"
/// An item's is negative.
public let kSecAttrIsNegative: CFString = "nega"
/// An item's creation date.
public let kSecAttrCreationDate: CFString = "cdat"
/// An item's modification date.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether other devices get it. None does here.
public let kSecAttrSynchronizable: CFString = "sync"
/// An item's synchronizable any.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// An item's data protection keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// When an item may be read. Here always: a server has no lock screen.
public let kSecAttrAccessible: CFString = "pdmn"
/// An item's accessible when unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An item's accessible after first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An item's accessible when unlocked this device only.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// An item's accessible after first unlock this device only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// An item's accessible when passcode set this device only.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// The secret itself.
public let kSecValueData: CFString = "v_Data"
/// An item's ref.
public let kSecValueRef: CFString = "v_Ref"
/// An item's persistent ref.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// What is returned.
public let kSecReturnData: CFString = "r_Data"
/// An item's attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// An item's ref.
public let kSecReturnRef: CFString = "r_Ref"
/// An item's persistent ref.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// How many are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// An item's limit one.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// An item's limit all.
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
