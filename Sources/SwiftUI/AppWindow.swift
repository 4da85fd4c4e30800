import BrowserHost
import DisplayList
import Foundation

/// One browser page: the view tree of an app's scene, in the environment that the browser reports.
@MainActor
package final class AppWindow: WindowContent {
    private let graph = ViewGraph()
    private let root: AnyView
    private let title: (EnvironmentValues) -> String
    private let questions = PermissionQuestions()
    private var isStarted = false
    private var isVisible = true
    private var environment = EnvironmentValues()

    package init<A: App>(app: AppState<A>, name: String, needsRender: @escaping @MainActor () -> Void) {
        root = AnyView(
            PermissionScope(
                questions: questions, appName: name, content: EditModeScope(ColorSchemeScope(window: AppRoot(app: app)))
            ))
        WindowPermissionPrompt.install()
        title = { environment in
            guard let title = app.body.resolved?.windowTitle else { return name }
            return title.plainText(in: environment)
        }
        graph.needsRender = needsRender
    }

    package func environmentDidChange(_ window: WindowEnvironment) {
        var environment = EnvironmentValues(window)
        environment.scenePhase = isVisible ? .active : .background
        self.environment = environment
        let locale = environment.locale
        let visit = WindowPermissionPrompt.Window(visitor: window.visitor, questions: questions)
        graph.context = { body in
            LocalizationContext.$languages.withValue(window.languages) {
                LocalizationContext.$locale.withValue(locale) {
                    WindowPermissionPrompt.$window.withValue(visit, operation: body)
                }
            }
        }
        graph.inContext {
            if isStarted { graph.setEnvironment(environment) } else { graph.setRoot(root, environment: environment) }
            isStarted = true
            graph.safeArea = EdgeInsets(window.safeArea)
            graph.setViewport(window.viewport)
            graph.title = title(environment)
        }
    }

    package func handle(_ event: ElementEvent) { graph.handle(event) }
    package func open(_ address: String) { graph.inContext { graph.openFromOutside(address) } }
    package func render() -> DisplayList? { graph.render() }
    package func takeAddresses() -> [String] { graph.takeAddresses() }
    package func takeVibrations() -> [String] { graph.takeVibrations() }
    package func takeDownloads() -> [String] { graph.downloads.take() }
    package func takeAnnouncements() -> [String] { graph.takeAnnouncements() }
    package func visibilityDidChange(isVisible: Bool) {
        self.isVisible = isVisible
        environment.scenePhase = isVisible ? .active : .background
        graph.inContext {
            graph.visibility.isVisible = isVisible
            if isStarted { graph.setEnvironment(environment) }
        }
    }

    package func windowDidClose() {
        questions.close()
        graph.teardown()
    }
}

/// The root of every window: evaluates the app's body, so that a change of the app's state reaches all of them.
private struct AppRoot<A: App>: View {
    let app: AppState<A>
    var body: some View { app.body.resolved?.windowContent }
}

extension EnvironmentValues {
    init(_ window: WindowEnvironment) {
        self.init()
        colorScheme = window.colorScheme == .dark ? .dark : .light
        locale = Locale(identifier: window.locale)
        timeZone = TimeZone(identifier: window.timeZone) ?? .gmt
        displayScale = window.scale
        accessibilityReduceMotion = window.reducedMotion
        accessibilityReduceTransparency = window.reducedTransparency
        colorSchemeContrast = window.increasedContrast ? .increased : .standard
        dynamicTypeSize = DynamicTypeSize(textScale: window.textScale)
        visitor = window.visitor
        horizontalSizeClass = .horizontal(width: window.viewport.width)
        verticalSizeClass = .vertical(height: window.viewport.height)
    }
}

extension EdgeInsets {
    init(_ insets: ClientEnvironment.Insets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
