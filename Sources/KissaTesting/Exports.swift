// What a test gets with `import KissaTesting`.
@_exported import FoundationModelsTesting
@_exported import ScreenActing
@_exported import ScreenReading
@_exported import SwiftUI
