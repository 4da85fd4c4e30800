// What an app gets with `import SafariServices`, as on Apple's systems.
@_exported import UIKit
