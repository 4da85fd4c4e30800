// As on Apple's systems, this module includes UIKit and SwiftUI.
@_exported import SwiftUI
