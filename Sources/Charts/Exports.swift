// `import Charts` brings what Apple's does.
@_exported import Foundation
@_exported import SwiftUI
