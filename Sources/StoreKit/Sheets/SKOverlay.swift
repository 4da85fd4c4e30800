import Foundation
import SwiftUI
import UIKit

/// A recommendation of another app at the page's edge. There is no App Store here, so none is ever shown, and the delegate hears
/// an error.
///
/// See [SKOverlay](https://developer.apple.com/documentation/storekit/skoverlay).
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    /// Where an overlay is.
    public enum Position: Int, Sendable {
        /// At the lower edge.
        case bottom
        /// Above a tab bar.
        case bottomRaised
    }

    /// What an overlay recommends.
    @preconcurrency @MainActor
    open class Configuration: NSObject {}

    /// Another app.
    @preconcurrency @MainActor
    open class AppConfiguration: Configuration {
        /// The app's number in the store.
        open var appIdentifier: String
        /// Where the overlay is.
        open var position: Position
        /// Whether a person can put the overlay away.
        open var userDismissible = true
        /// The campaign for which the app is recommended.
        open var campaignToken: String?
        /// The provider for whom the app is recommended.
        open var providerToken: String?
        /// The version of the app's page.
        open var customProductPageIdentifier: String?

        /// An app by its number.
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
            super.init()
        }
    }

    /// The app of an App Clip.
    @preconcurrency @MainActor
    open class AppClipConfiguration: Configuration {
        /// Where the overlay is.
        open var position: Position
        /// The campaign for which the app is recommended.
        open var campaignToken: String?
        /// The provider for whom the app is recommended.
        open var providerToken: String?

        /// The app of the clip.
        public init(position: Position) {
            self.position = position
            super.init()
        }
    }

    /// The animation with which an overlay appears or disappears. No app gets one here.
    @preconcurrency @MainActor
    public final class TransitionContext: NSObject {
        /// Where the animation begins.
        public let startFrame = CGRect.zero
        /// Where the animation ends.
        public let endFrame = CGRect.zero
        /// Animates with the overlay. Never happens.
        public func addAnimation(_ block: @escaping () -> Void) {}
    }

    /// What is recommended.
    public let configuration: Configuration
    /// Hears that the overlay can't be shown.
    open weak var delegate: (any SKOverlayDelegate)?

    /// An overlay that isn't shown yet.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    /// Shows nothing, and tells the delegate `StoreKitError.unsupported`.
    open func present(in scene: UIWindowScene) {
        delegate?.storeOverlayDidFailToLoad(self, error: StoreKitError.unsupported)
    }

    /// Does nothing: no overlay is shown.
    open class func dismiss(in scene: UIWindowScene) {}
}

/// Hears of an overlay.
///
/// See [SKOverlayDelegate](https://developer.apple.com/documentation/storekit/skoverlaydelegate). Only the first method is called
/// here.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// The overlay can't be shown.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    /// The overlay will appear.
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    /// The overlay has appeared.
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    /// The overlay will disappear.
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    /// The overlay has disappeared.
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    /// Does nothing.
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    /// Does nothing.
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    /// Does nothing.
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    /// Does nothing.
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    /// Does nothing.
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}

extension View {
    /// Recommends another app at the page's edge. There is no App Store here: nothing is shown, and the binding becomes false
    /// again at once.
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
            if isWanted { isPresented.wrappedValue = false }
        }
    }
}
