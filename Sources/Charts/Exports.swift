// `import Charts` also imports these modules, as Apple's does.
@_exported import Foundation
@_exported import SwiftUI
