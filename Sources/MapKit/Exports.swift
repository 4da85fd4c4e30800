// What an app gets with `import MapKit`, as on Apple's systems.
@_exported import CoreLocation
@_exported import SwiftUI
