// As on Apple's platforms, `import SwiftData` includes Observation, and Foundation's predicates and sort descriptors.
@_exported import FoundationAdditions
@_exported import Observation
