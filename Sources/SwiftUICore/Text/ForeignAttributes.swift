import Foundation
import Synchronization

/// Text attributes of another framework. To have them shown, the framework registers a translation into SwiftUI's
/// attributes: it depends on SwiftUI, and SwiftUI doesn't depend on it.
package enum ForeignAttributes {
    package typealias Translation = @Sendable (AttributeContainer) -> AttributeContainer

    private static let translations = Mutex<[Translation]>([])

    package static func register(_ translation: @escaping Translation) {
        translations.withLock { $0.append(translation) }
    }

    static func translated(_ attributes: AttributeContainer) -> AttributeContainer {
        translations.withLock { $0 }.reduce(attributes) { attributes, translation in translation(attributes) }
    }
}
