// As on Apple's platforms: a file that imports this framework may use Foundation.
@_exported import FoundationAdditions
@_exported import simd
