// As on Apple's platforms: a file that imports this framework may use Foundation.
@_exported import FoundationAdditions
// Foundation has it on Apple's systems.
@_exported import class SwiftUICore.NSItemProvider
