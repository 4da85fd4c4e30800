// What an app gets with `import UIKit`. That the module exists is what `#if canImport(UIKit)` asks: on Linux such code takes
// the branch with touches.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKitCore
