// What an app gets with `import WidgetKit`, as on Apple's systems.
@_exported import AppIntents
@_exported import SwiftUI
