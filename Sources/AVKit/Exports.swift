// What an app gets with `import AVKit`, as on Apple's systems.
@_exported import AVFoundation
@_exported import SwiftUI
