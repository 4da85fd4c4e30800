import AppIntents
import SwiftUI
import SwiftUICore
import Synchronization
import Testing
import ViewTesting
import ViewTree

/// What intents did, in the order in which they did it.
private final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var all: [String] { entries.withLock { $0 } }
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
}

private struct StepIntent: AppIntent {
    static let title: LocalizedStringResource = "Step"
    @Dependency(key: "log", default: Log()) private var log: Log
    @Parameter(title: "Name") var name: String

    init() {}
    init(_ name: String, _ log: Log) {
        self.name = name
        _log = AppDependency(manager: AppDependencyManager(), default: log)
    }

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
        log.add(name)
        if name == "first" { return .result(opensIntent: StepIntent("second", log)) }
        return .result(dialog: "Did \(name).")
    }
}

private struct FailingIntent: AppIntent {
    enum Failure: Error, CustomLocalizedStringResourceConvertible {
        case empty
        var localizedStringResource: LocalizedStringResource { "The pot is empty." }
    }

    static let title: LocalizedStringResource = "Pour"
    private let isEmpty = true

    func perform() async throws -> some IntentResult {
        if isEmpty { throw Failure.empty }
        return .result()
    }
}

private struct QuestionIntent: AppIntent {
    static let title: LocalizedStringResource = "Clean Up"
    @Parameter(title: "Drink") var drink: Drink

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Throw Away", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [],
                destructive: true), dialog: "Throw everything away?")
        let chosen = try await $drink.requestDisambiguation(among: Drink.all, dialog: "But for what?")
        return .result(dialog: "Room for \(chosen.name).")
    }
}

private struct CupView: View {
    var body: some View { Text(verbatim: "a cup") }
}

private struct ShowIntent: AppIntent {
    static let title: LocalizedStringResource = "Show"
    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Look.", view: CupView())
    }
}

private struct ChoiceIntent: AppIntent {
    static let title: LocalizedStringResource = "Fill Up"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let hot = Option(title: "Hot")
        let options = [hot, Option(title: "Cold"), .cancel]
        let chosen = try await requestChoice(between: options, dialog: "How?") { CupView() }
        return .result(dialog: chosen == hot ? "It is hot." : "It is cold.")
    }
}

private struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool

    init() {}
    init(_ value: Bool) { self.value = value }

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "On: \(value ? "yes" : "no")") }
}

private struct CafeShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderIntent(), phrases: ["Order \(\.$size) of \(\.$drink)", "Order in \(.applicationName)"],
            shortTitle: "Order", systemImageName: "cup.and.saucer")
    }
}

/// A window's content with what other frameworks attach to it.
private struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        content
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}

@MainActor @Suite("Controls that perform intents") struct IntentButtonTests {
    @Test func `a press performs the intent, then the one that it opens, and shows what that says`() async {
        let log = Log()
        let window = TestWindow(portrait: Page { Button("Go", intent: StepIntent("first", log)) })
        window.press(button: "Go")
        await window.render { window.texts.contains("Did second.") }
        #expect(log.all == ["first", "second"] && window.texts.contains("Step"))
        window.press(button: "OK")
        await window.render { window.button("OK") == nil }
    }

    @Test func `a missing value and an error are shown in an alert`() async {
        let window = TestWindow(
            portrait: Page {
                Button("Step", intent: StepIntent())
                Button(intent: FailingIntent()) { Text(verbatim: "Fail") }
            })
        window.press(button: "Step")
        await window.render { window.texts.contains("There is no value for “Name”.") }
        window.press(button: "OK")
        window.press(button: "Fail")
        await window.render { window.texts.contains("The pot is empty.") }
        #expect(window.texts.contains("Pour"))
    }

    @Test func `an intent asks in the window, and its questions can be answered`() async {
        let window = TestWindow(portrait: Page { Button("Go", role: .destructive, intent: QuestionIntent()) })
        window.press(button: "Go")
        await window.render { window.texts.contains("Throw everything away?") }
        window.press(button: "Throw Away")
        await window.render { window.texts.contains("But for what?") }
        window.press(button: "Coffee")
        await window.render { window.texts.contains("Room for Coffee.") }
        window.press(button: "OK")
        await window.render { window.button("OK") == nil && window.button("Tea") == nil }
    }

    @Test func `a refusal ends an intent without a word`() async {
        let window = TestWindow(portrait: Page { Button("Go", intent: QuestionIntent()) })
        window.press(button: "Go")
        await window.render { window.texts.contains("Throw everything away?") }
        window.press(button: "Keep")
        await window.render { window.button("Keep") == nil }
        window.press(button: "Go")
        await window.render { window.texts.contains("Throw everything away?") }
        #expect(window.button("OK") == nil)
    }

    @Test func `a view that an intent shows is in a sheet`() async {
        let window = TestWindow(portrait: Page { Button("Go", systemImage: "eye", intent: ShowIntent()) })
        window.press(button: "Go")
        await window.render { window.texts.contains("a cup") }
        #expect(window.texts.contains("Look."))
        window.press(button: "OK")
        await window.render { window.button("OK") == nil }
    }

    @Test func `a choice beside a view is answered in the sheet, and cancelling it ends the intent`() async {
        let window = TestWindow(portrait: Page { Button("Go", intent: ChoiceIntent()) })
        window.press(button: "Go")
        await window.render { window.texts.contains("a cup") && window.texts.contains("How?") }
        window.press(button: "Hot")
        await window.render { window.texts.contains("It is hot.") }
        window.press(button: "OK")
        await window.render { window.button("OK") == nil && window.button("Hot") == nil }
        window.press(button: "Go")
        await window.render { window.button("Cancel") != nil }
        window.press(button: "Cancel")
        await window.render { window.button("Cancel") == nil }
        #expect(window.button("OK") == nil)
    }

    @Test func `a toggle performs its intent, and shows the app's value`() async throws {
        let window = TestWindow(portrait: Page { Toggle("Lamp", isOn: false, intent: LampIntent(true)) })
        let control = try #require(window.elements.first { $0.accessibility.role == .toggle })
        window.press(control.id)
        await window.render { window.texts.contains("On: yes") }
        #expect(window.elements.contains { $0.id == control.id && $0.accessibility.isSelected == false })
    }

    @Test func `a tip shows what people say for the intent, with its values`() throws {
        let intent = OrderIntent()
        intent.drink = Drink.all[0]
        var isVisible = true
        let binding = Binding(get: { isVisible }, set: { isVisible = $0 })
        let window = TestWindow(portrait: SiriTipView(intent: intent, isVisible: binding))
        #expect(window.texts.contains("“Order A Large One of Tea”"))
        let cross = try #require(window.elements.first { $0.accessibility.label == "Close" && $0.content == .button })
        window.press(cross.id)
        #expect(!isVisible)
        #expect(TestWindow(portrait: SiriTipView(intent: ShowIntent())).texts == [])
        #expect(TestWindow(portrait: ShortcutsLink().shortcutsLinkStyle(.dark)).texts == [])
    }
}
