// What an app gets with `import WebKit`, as on Apple's systems.
@_exported import UIKit
