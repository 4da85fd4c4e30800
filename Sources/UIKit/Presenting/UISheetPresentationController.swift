import Foundation
import SwiftUICore

/// How the card of a presented controller looks and how high it is.
///
/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@preconcurrency @MainActor
public final class UISheetPresentationController: NSObject {
    /// A height at which a card rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The height's name.
            public let rawValue: String
            /// A height's name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A height's name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the window.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The height's name.
        public let identifier: Identifier
        let detent: PresentationDetent

        private init(_ identifier: Identifier, _ detent: PresentationDetent) {
            (self.identifier, self.detent) = (identifier, detent)
            super.init()
        }

        /// About half the window.
        public static func medium() -> Detent { Detent(.medium, .medium) }
        /// All of the window.
        public static func large() -> Detent { Detent(.large, .large) }
    }

    private weak var owner: UIViewController?

    init(_ owner: UIViewController) {
        self.owner = owner
        super.init()
    }

    /// The heights at which the card rests; users drag it between them.
    public var detents = [Detent.large()] { didSet { owner?.presentingStage?.setNeedsUpdate() } }
    /// Whether a grip at the upper edge shows that the card can be dragged.
    public var prefersGrabberVisible = false { didSet { owner?.presentingStage?.setNeedsUpdate() } }
    /// How round the card's upper corners are, in points; nil is the system's choice.
    public var preferredCornerRadius: CGFloat? { didSet { owner?.presentingStage?.setNeedsUpdate() } }

    /// The detents as SwiftUI's.
    package var presentationDetents: Set<PresentationDetent> { Set(detents.map(\.detent)) }
}
