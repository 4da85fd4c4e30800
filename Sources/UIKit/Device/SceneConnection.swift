import Foundation
import Observation
import SwiftUICore

/// Connects a page with the code of an app that uses UIKit's life cycle in place of SwiftUI's `App`: with its scene
/// delegate and the windows that it creates. Every page has its own connection.
@MainActor @Observable
package final class SceneConnection: WindowService {
    /// The app's visible windows; the last one is on screen.
    private(set) var windows: [UIWindow] = []
    /// The controller that the app has set as the root of SwiftUI's window.
    var replacedRoot: UIViewController? { didSet { adoptRoot() } }
    /// Incremented when the root of a window changes.
    private var revision = 0
    @ObservationIgnored var delegate: (any UISceneDelegate)?
    /// The page's own app delegate, if that creates the windows. It retains them.
    @ObservationIgnored private(set) var applicationDelegate: (any UIApplicationDelegate)?
    @ObservationIgnored private weak var graph: ViewGraph?
    @ObservationIgnored private var isConnected = false

    package init(graph: ViewGraph) { self.graph = graph }

    /// The connection of the current window.
    package static var current: SceneConnection? { ViewGraph.current?.service() }

    /// The controller that fills the page; nil if SwiftUI's scenes do.
    package var root: UIViewController? {
        _ = revision
        return windows.last.map(\.rootViewController) ?? replacedRoot
    }

    /// Lets the app create its windows, once. Runs in the page's context.
    ///
    /// - Parameter ownsPage: Whether the app uses UIKit's life cycle: then its app delegate creates the windows if
    ///   there is no scene delegate.
    package func connectIfNeeded(ownsPage: Bool) {
        guard !isConnected else { return }
        isConnected = true
        let session = UISceneSession.page
        let options = UIScene.ConnectionOptions()
        let configuration = UIApplication.shared.delegate?.application(
            .shared, configurationForConnecting: session, options: options)
        if let type = configuration?.delegateClass ?? (ownsPage ? SceneDelegates.declared : nil) {
            delegate = makeObject(of: type) as? any UISceneDelegate
            delegate?.scene(UIWindowScene.page, willConnectTo: session, options: options)
        } else if ownsPage, let process = UIApplication.shared.processDelegate {
            applicationDelegate = makeObject(of: type(of: process)) as? any UIApplicationDelegate
            applicationDelegate?.launch()
        }
    }

    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        adoptRoot()
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        adoptRoot()
    }

    func rootDidChange(of window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        revision += 1
        adoptRoot()
    }

    /// Moves the page's stage to the root controller, which then presents over the whole page.
    private func adoptRoot() {
        guard let page = PageController.of(graph), let stage = page.stage else { return }
        stage.presenter?.stage = nil
        page.stage = stage
        let presenter = root ?? page
        presenter.stage = stage
        stage.presenter = presenter
    }

    /// Called when the page was opened with a URL, or a URL was opened in it.
    package func open(_ url: URL) {
        delegate?.scene(UIWindowScene.page, openURLContexts: [UIOpenURLContext(url: url)])
    }

    /// Called when the page became visible or hidden.
    func visibilityDidChange(isVisible: Bool) {
        let scene = UIWindowScene.page
        if isVisible {
            delegate?.sceneWillEnterForeground(scene)
            delegate?.sceneDidBecomeActive(scene)
        } else {
            delegate?.sceneWillResignActive(scene)
            delegate?.sceneDidEnterBackground(scene)
        }
    }

    package func windowDidEnd() {
        graph?.inContext {
            delegate?.sceneDidDisconnect(UIWindowScene.page)
            applicationDelegate?.applicationWillTerminate(.shared)
        }
        windows = []
        replacedRoot = nil
    }
}
