/// On Apple's platforms, XCTest imports UIKit: tests use UIDevice and UIPasteboard.
@_exported import UIKit
