// What an app gets with `import TipKit`, as on Apple's systems.
@_exported import SwiftUI
