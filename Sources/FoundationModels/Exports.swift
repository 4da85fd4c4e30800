// What an app gets with `import FoundationModels`: on Apple's platforms `@Observable` comes with it or with Foundation.
@_exported import Foundation
@_exported import Observation

// `String(localized:)` is Foundation's on Apple's platforms, so errors of models are written with it.
@_exported import Assets
