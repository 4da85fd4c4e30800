// As on Apple's platforms: a file that imports this framework may use Foundation.
@_exported import FoundationAdditions

/// The relative time of something that happens at once.
public let CHHapticTimeImmediate: TimeInterval = 0
