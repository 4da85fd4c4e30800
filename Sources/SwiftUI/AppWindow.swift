import FoundationAdditions
import BrowserHost
import Combine
import DisplayList
import Foundation
import HTTP
import Localization
import UIKit

/// One browser page: the view tree of an app's scene, in the environment that the browser reports.
@MainActor
package final class AppWindow: WindowContent {
    package let graph: ViewGraph
    private let root: AnyView
    private let title: (EnvironmentValues) -> String
    private let questions = PermissionQuestions()
    /// Whether the app predates `App`, so that its own code makes its windows.
    private let isMadeByDelegate: Bool
    /// Shows what UIKit code presents over the page.
    private let controller: PageController
    let sight: WindowSight
    let opened: OpenedWindows
    /// The kind of window for a target; nil if the app has none.
    let kind: @MainActor (WindowTarget) -> SceneWindow?
    let kinds: @MainActor () -> [SceneWindow]
    /// The state that is saved for the window.
    var kept = KeptWindowState()
    var hasStateToSave = false
    /// The right under which the window's code writes to storage.
    var writer: (any StorageWriter)?
    private(set) var visitor = ""
    private var isStarted = false
    private var isKnown = false
    private var isVisible = true
    private var environment = EnvironmentValues()
    /// Apple's apps are also inactive when their first views are created: code that runs on activation depends on the change of
    /// phase.
    private var phase = ScenePhase.inactive
    /// The language of the window's title, as a tag.
    private var titleLanguage = ""
    /// The latest list that the host hasn't requested yet.
    private var unseen: DisplayList?

    package init<A: App>(
        app: AppState<A>, name: String, time: any WindowTime = SystemTime.shared,
        rendersNow: @escaping @MainActor () -> Void = {}, needsRender: @escaping @MainActor () -> Void
    ) {
        graph = ViewGraph(time: time)
        let sight = WindowSight()
        self.sight = sight
        opened = app.windows
        kind = { app.body.window(meantBy: $0) }
        kinds = { app.body.resolved?.windows ?? [] }
        let (parts, stage) = (graph.parts, ControllerStage())
        stage.willPresent = { parts.use(.controllers) }
        questions.willAsk = { parts.use(.questions) }
        controller = PageController(graph, stage: stage)
        isMadeByDelegate = A.self == DelegateApp.self
        let extras = WindowExtras(
            parts: parts, appName: name, questions: questions, stage: stage,
            cards: AnyView(CardsRoot(app: app, sight: sight)))
        let content = VStackLayout() { AppRoot(app: app, sight: sight) }.overlay(alignment: .top) { extras }
        root = AnyView(EditModeScope(ColorSchemeScope(window: content)))
        WindowPermissionPrompt.install()
        title = { environment in
            let title = sight.window(of: app).map(\.title) ?? app.body.resolved?.windowTitle
            return title?.plainText(in: environment) ?? name
        }
        graph.needsRender = needsRender
        graph.rendersNow = rendersNow
    }

    package func environmentDidChange(_ window: WindowEnvironment) {
        if !isStarted { begin(window.visitor) }
        var environment = EnvironmentValues(window)
        environment.scenePhase = phase
        environment.windowDoor = door
        self.environment = environment
        let locale = environment.locale
        let languages = LanguageTag.known(of: window.languages).map(\.identifier)
        let visit = WindowPermissionPrompt.Window(visitor: window.visitor, questions: questions)
        let writer = writer
        graph.context = { body in
            LocalizationContext.$languages.withValue(languages) {
                LocalizationContext.$locale.withValue(locale) {
                    WindowPermissionPrompt.$window.withValue(visit) {
                        Requester.$current.withValue(visit.visitor) {
                            StorageWriters.$current.withValue(writer, operation: body)
                        }
                    }
                }
            }
        }
        graph.inContext {
            if isStarted { graph.setEnvironment(environment) } else { graph.setRoot(root, environment: environment) }
            isStarted = true
            graph.safeArea = EdgeInsets(window.safeArea)
            graph.setViewport(window.viewport)
            graph.language = StringTables.language(for: languages) ?? languages[0]
            graph.title = title(environment)
            titleLanguage = graph.language
            graph.service(SceneConnection.self).connectIfNeeded(ownsPage: isMadeByDelegate)
        }
    }

    /// Runs code in the page's context, like an event handler.
    package func inContext(_ body: () -> Void) { graph.inContext(body) }

    package func handle(_ event: ElementEvent) {
        graph.handle(event)
        SavedDefaults.eventWasHandled()
    }
    package func begin(at address: String) { sight.address = address }
    package func pageDidConnect(at address: String?) { graph.service(WindowPage.self).connect(at: address) }
    package func pageDidDisconnect() { graph.service(WindowPage.self).disconnect() }

    package func open(_ address: String) {
        graph.service(WindowPage.self).open(address)
        if OpenedWindows.isWindow(address) { return showHere(address) }
        if tellOfNotification(address) { return }
        graph.inContext {
            graph.openFromOutside(address)
            if let url = graph.openedAddress(of: address) { graph.service(SceneConnection.self).open(url) }
        }
    }

    package func render() -> DisplayList? {
        guard case .done(let list) = render(while: { true }) else { preconditionFailure("nothing has stopped it") }
        return list
    }

    package func render(while mayGoOn: () -> Bool) -> WindowRendering {
        guard evaluate(while: mayGoOn) else { return .paused }
        if !isKnown {
            begin()
            guard mayGoOn(), evaluate(while: mayGoOn) else { return .paused }
        }
        defer { unseen = nil }
        return .done(unseen)
    }

    private func evaluate() { _ = evaluate(while: { true }) }

    /// - Returns: Whether it is finished.
    private func evaluate(while mayGoOn: () -> Bool) -> Bool {
        guard case .done(let list) = graph.render(while: mayGoOn) else { return false }
        unseen = list ?? unseen
        guard let shown = unseen?.language, shown != titleLanguage else { return true }
        translateTitle(into: shown)
        // This only renders the title.
        unseen = graph.render() ?? unseen
        return true
    }

    /// Translates the title into the language of the window's content.
    private func translateTitle(into language: String) {
        titleLanguage = language
        var environment = environment
        if language != graph.language { environment.locale = Locale(identifier: language) }
        graph.inContext { graph.title = title(environment) }
    }

    package var isBehind: Bool { graph.knownService(ReceivedFiles.self)?.isBehind ?? false }
    package func takeRequests() -> [BrowserRequest] { graph.takeRequests() }
    package func visibilityDidChange(isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        graph.inContext { graph.visibility.isVisible = isVisible }
        guard isKnown else { return change(to: isVisible ? .inactive : .background) }
        tellOfVisibility()
        pass(through: [.inactive, isVisible ? .active : .background])
    }

    /// Starts with the scene and value that belong to the page's address.
    private func begin(_ visitor: String) {
        self.visitor = visitor
        if let address = sight.address { sight.target = opened.target(at: address, visitor: visitor) }
        keepOpening()
        opened.note(self)
        VisitorWindows.shared.add(graph, of: visitor)
        StorageHealth.shared.note(in: graph)
    }

    /// Runs after the first views exist, since they may observe it.
    private func begin() {
        isKnown = true
        tellOfVisibility()
        if isVisible { change(to: .active) }
    }

    private func tellOfVisibility() {
        graph.inContext { UIApplication.shared.window(graph, isVisible: isVisible) }
    }

    /// Renders each phase, so that views see all of them: an app may save in any phase.
    private func pass(through phases: [ScenePhase]) {
        for phase in phases {
            change(to: phase)
            evaluate()
        }
    }

    private func change(to new: ScenePhase) {
        phase = new
        environment.scenePhase = new
        if isStarted { graph.inContext { graph.setEnvironment(environment) } }
    }

    package func windowDidClose() {
        questions.close()
        VisitorWindows.shared.remove(graph)
        if isVisible { visibilityDidChange(isVisible: false) }
        graph.teardown()
    }
}

extension EnvironmentValues {
    init(_ window: WindowEnvironment) {
        self.init()
        colorScheme = window.colorScheme == .dark ? .dark : .light
        locale = Locale(identifier: LanguageTag.known(of: [window.locale] + window.languages)[0].identifier)
        timeZone = TimeZone(named: window.timeZone) ?? .gmt
        displayScale = window.scale
        accessibilityReduceMotion = window.reducedMotion
        accessibilityReduceTransparency = window.reducedTransparency
        colorSchemeContrast = window.increasedContrast ? .increased : .standard
        dynamicTypeSize = DynamicTypeSize(textScale: window.textScale)
        textDemands = window.textDemands
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
