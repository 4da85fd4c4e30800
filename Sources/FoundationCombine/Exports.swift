// The two names of Combine's that Foundation has on Apple's platforms. FoundationAdditions can't have them, because Combine
// stands on it.
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published
