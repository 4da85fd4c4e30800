// What an app gets with `import UIKit`. That the module exists is what `#if canImport(UIKit)` asks: on Linux such code takes
// the branch with touches.
@_exported import CoreGraphics
@_exported import Foundation
// What fields are told is SwiftUI's too.
@_exported import enum SwiftUICore.UIKeyboardType
@_exported import struct SwiftUICore.UITextContentType
@_exported import UIKitCore
