// What an app gets with `import SwiftUI`: on Apple's platforms these come with it too.
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import FoundationAdditions
@_exported import Observation
@_exported import SwiftUICore
// As on Apple's platforms: UIKit comes with SwiftUI.
@_exported import UIKit
