// What an app gets with `import CoreLocation`, as on Apple's systems.
@_exported import FoundationAdditions
