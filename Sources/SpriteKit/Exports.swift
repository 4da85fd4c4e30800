// What an app gets with `import SpriteKit`: on Apple's platforms these come with it too.
@_exported import CoreGraphics
@_exported import FoundationAdditions
@_exported import UIKit

/// A color, by the name that is the same on all of Apple's platforms.
public typealias SKColor = UIColor

/// Objective-C's integer type, which older games use.
public typealias NSInteger = Int
