// What an app gets with `import AVFoundation`, as on Apple's systems.
@_exported import FoundationAdditions
