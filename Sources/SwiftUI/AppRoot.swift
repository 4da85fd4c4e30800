import Observation
import UIKit

/// The root of every window: evaluates the app's body, so that changes of the app's state reach all windows.
struct AppRoot<A: App>: View {
    let app: AppState<A>
    let sight: WindowSight
    @Environment(\.self) private var environment

    var body: some View {
        if let controller = SceneConnection.current?.root {
            RootControllerView(controller: controller).id(ObjectIdentifier(controller))
        } else {
            environment.aroundScenes { shown }.map { app.withDelegate($0) }
        }
    }

    /// The window for which the page was opened, else the app's first scene.
    private var shown: AnyView? {
        sight.window(of: app).map { $0.content(for: sight.target) } ?? app.body.resolved?.windowContent
    }
}

/// The windows that are shown as cards over the page.
struct CardsRoot<A: App>: View {
    let app: AppState<A>
    let sight: WindowSight
    @Environment(\.windowDoor) private var door

    var body: some View {
        if let door {
            let cards = WindowCards(sight: sight, depth: 0, door: door) { target in
                app.body.window(meantBy: target)?.content(for: target)
            }
            app.withDelegate(AnyView(EmptyView().modifier(cards)))
        }
    }
}

extension AppState {
    /// Puts the app's delegate into the environment if it is observable.
    fileprivate func withDelegate(_ content: AnyView) -> AnyView {
        switch delegate {
        case let object as any ObservableObject: given(object, to: content)
        case let object as any AnyObject & Observable: observed(object, by: content)
        default: content
        }
    }

    private func given(_ object: some ObservableObject, to content: AnyView) -> AnyView {
        AnyView(content.environmentObject(object))
    }

    private func observed(_ object: some AnyObject & Observable, by content: AnyView) -> AnyView {
        AnyView(content.environment(object))
    }
}

extension WindowSight {
    /// The window for which the page was opened, by a view or through its address.
    func window(of app: AppState<some App>) -> SceneWindow? {
        if let target { return app.body.window(meantBy: target) }
        return address.flatMap { address in app.body.resolved?.windows.first { $0.isMeant(by: address) } }
    }
}

extension SceneWindow {
    fileprivate func content(for target: WindowTarget?) -> AnyView {
        AnyView(content.environment(\.presentedValue, target?.value))
    }
}
