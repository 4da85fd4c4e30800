import Observation
import SwiftUICore
import UIKit

/// Fills the page with the root controller of a window made by the app.
struct RootControllerView: View {
    let controller: UIViewController

    var body: some View {
        if let content = (controller as? any PageFilling)?.pageContent {
            content
        } else if controller is UINavigationController || controller is UITabBarController {
            // Their bars respect the page's safe area.
            PresentedControllerView(controller: controller)
        } else {
            PresentedControllerView(controller: controller).ignoresSafeArea()
        }
    }
}

/// A controller whose content SwiftUI shows without a surrounding UIKit view: as in a `WindowGroup`, with the page's safe area.
@MainActor
protocol PageFilling {
    /// Nil if the controller's own view should be shown.
    var pageContent: AnyView? { get }
}

/// A hosting controller's content as the page's content.
struct HostedRoot<Content: View>: View {
    @MainActor @Observable
    final class Model {
        var rootView: Content

        init(_ rootView: Content) { self.rootView = rootView }
    }

    let model: Model

    var body: some View { model.rootView }
}
