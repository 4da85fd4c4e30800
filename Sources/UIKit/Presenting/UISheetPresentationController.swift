import Foundation
import SwiftUICore

/// The appearance and the detents of a presented controller's sheet.
///
/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@preconcurrency @MainActor
public final class UISheetPresentationController: NSObject {
    /// A height at which the sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier's string.
            public let rawValue: String
            /// An identifier with a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// An identifier with a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the window.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's identifier.
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

    /// The detents of the sheet, between which users drag it.
    public var detents = [Detent.large()] { didSet { owner?.presentingStage?.setNeedsUpdate() } }
    /// Whether a grabber at the upper edge shows that the sheet can be dragged.
    public var prefersGrabberVisible = false { didSet { owner?.presentingStage?.setNeedsUpdate() } }
    /// The radius of the sheet's upper corners, in points; nil is the system's default.
    public var preferredCornerRadius: CGFloat? { didSet { owner?.presentingStage?.setNeedsUpdate() } }

    /// The detents as SwiftUI's.
    package var presentationDetents: Set<PresentationDetent> { Set(detents.map(\.detent)) }
}
