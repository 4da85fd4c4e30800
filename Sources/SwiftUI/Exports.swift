// Modules that `import SwiftUI` includes, as on Apple's platforms. Of Combine these are only the two names that Foundation has
// there: an app's own `Subscription`, `Record` or `Future` isn't ambiguous.
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import FoundationAdditions
@_exported import FoundationCombine
@_exported import Observation
@_exported import SwiftUICore
// As on Apple's platforms, SwiftUI includes UIKit.
@_exported import UIKit
