// As on Apple's systems, this module includes UIKit.
@_exported import UIKit
