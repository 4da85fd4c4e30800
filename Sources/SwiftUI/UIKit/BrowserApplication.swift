import Foundation
import SwiftUICore
import UIKit

/// Serves an app that predates `App` and whose entry point is its delegate. UIKit, which doesn't depend on browsers, finds this
/// class by its name.
final class BrowserApplication: ApplicationHost {
    static func run() -> Never {
        Launcher.prepareDatabases(ProcessInfo.processInfo.environment)
        Launcher.run(DelegateApp())
    }
}

/// An app whose delegates make its windows. A page is empty until they have made one.
package struct DelegateApp: App {
    package init() {}

    package var body: some Scene { WindowGroup { Color.clear } }
}
