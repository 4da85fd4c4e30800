// What an app gets with `import UIKit`. Because the module exists, `#if canImport(UIKit)` is true on Linux, and selects
// the code for touch devices.
@_exported import CoreGraphics
@_exported import FoundationAdditions
@_exported import FoundationCombine
@_exported import Observation
// Foundation has it on Apple's systems.
@_exported import class SwiftUICore.NSItemProvider
// Field settings are shared with SwiftUI.
@_exported import enum SwiftUICore.UIKeyboardType
@_exported import enum SwiftUICore.UITextAutocapitalizationType
@_exported import struct SwiftUICore.UITextContentType
@_exported import UIKitCore
@_exported import UserNotifications
