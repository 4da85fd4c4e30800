// Modules that `import SwiftUI` includes, as on Apple's platforms.
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import FoundationAdditions
@_exported import Observation
@_exported import SwiftUICore
// As on Apple's platforms, SwiftUI includes UIKit.
@_exported import UIKit
