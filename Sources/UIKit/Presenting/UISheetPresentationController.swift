import Foundation
import SwiftUICore

/// The appearance and the detents of a presented controller's sheet.
///
/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@preconcurrency @MainActor
public final class UISheetPresentationController: UIPresentationController {
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
        private let detent: () -> PresentationDetent?

        private init(_ identifier: Identifier, _ detent: @escaping () -> PresentationDetent?) {
            (self.identifier, self.detent) = (identifier, detent)
            super.init()
        }

        /// About half the window.
        public static func medium() -> Detent { Detent(.medium) { .medium } }
        /// All of the window.
        public static func large() -> Detent { Detent(.large) { .large } }

        /// A height of the app's own.
        /// - Parameters:
        ///   - identifier: A name; nil makes one up.
        ///   - resolver: Returns the height in points, or nil if the sheet can't rest there. It is called when the sheet
        ///     is shown, and after its settings have changed.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { resolver(WindowSheet()).map { .height($0) } }
        }

        /// The detent as SwiftUI's; nil if the sheet can't rest there.
        var resolved: PresentationDetent? { detent() }
    }

    /// The detents of the sheet, between which users drag it.
    public var detents = [Detent.large()] { didSet { owner?.presentingStage?.setNeedsUpdate() } }
    /// Whether a grabber at the upper edge shows that the sheet can be dragged.
    public var prefersGrabberVisible = false { didSet { owner?.presentingStage?.setNeedsUpdate() } }
    /// The radius of the sheet's upper corners, in points; nil is the system's default.
    public var preferredCornerRadius: CGFloat? { didSet { owner?.presentingStage?.setNeedsUpdate() } }

    /// Stored, but has no effect here: a sheet is dragged at its upper edge, and its content scrolls.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Stored, but has no effect here: a sheet is at the lower edge of a narrow window, and in the middle of a wide one.
    public var prefersEdgeAttachedInCompactHeight = false
    /// Stored, but has no effect here: a sheet is as wide as the window allows.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Stored, but has no effect here: the page behind a sheet is always dimmed.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// Changes settings of a sheet with an animation. A sheet always moves to a new height.
    public func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }
    /// Resolves the app's own detents again.
    public func invalidateDetents() { owner?.presentingStage?.setNeedsUpdate() }

    /// The detents as SwiftUI's. Without any, the sheet is as high as the window.
    package var presentationDetents: Set<PresentationDetent> {
        let resolved = Set(detents.compactMap(\.resolved))
        return resolved.isEmpty ? [.large] : resolved
    }
}

/// Is told of a sheet's end, and of the height at which it rests.
///
/// See [UISheetPresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has dragged the sheet to another detent. Never called: the detent that a sheet rests at isn't told to UIKit.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// What an app's own detent can know when it says its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest possible height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The current window, for its sheets.
private final class WindowSheet: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { .current }
    var maximumDetentValue: CGFloat { UIScreen.main.bounds.height }
}
