// The types of UIKit that other frameworks (SpriteKit) share with it. Apps import UIKit or SpriteKit, which re-export these.
@_exported import CoreGraphics
@_exported import FoundationAdditions
