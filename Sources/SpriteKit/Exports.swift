// What an app gets with `import SpriteKit`: on Apple's platforms these come with it too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

/// A colour, by the name that is the same on all of Apple's platforms.
public typealias SKColor = UIColor

/// The whole number of Objective-C, which older games keep their score in.
public typealias NSInteger = Int
