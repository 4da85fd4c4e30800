// What an app gets with `import FoundationModels`: on Apple's platforms `@Observable` comes with it or with Foundation.
@_exported import FoundationAdditions
@_exported import Observation
