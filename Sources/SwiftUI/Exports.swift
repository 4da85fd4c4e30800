// What an app gets with `import SwiftUI`: on Apple's platforms these come with it too.
@_exported import Assets
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
// Apple's Foundation has `URLSession`; on Linux it is a library of its own.
@_exported import FoundationNetworking
@_exported import Markdown
@_exported import Observation
@_exported import SwiftUICore
// As on Apple's platforms: UIKit comes with SwiftUI.
@_exported import UIKit
