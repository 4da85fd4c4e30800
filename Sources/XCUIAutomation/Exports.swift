/// On Apple's devices XCTest brings UIKit along: tests ask for UIDevice and UIPasteboard.
@_exported import UIKit
