// What a test gets with `import KissaTesting`.
@_exported import ScreenReading
@_exported import SwiftUI
