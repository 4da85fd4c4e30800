import Foundation
import Synchronization

/// Another framework's attributes of text: shown once that framework has said them as SwiftUI's. It knows SwiftUI, and
/// SwiftUI doesn't know it.
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
