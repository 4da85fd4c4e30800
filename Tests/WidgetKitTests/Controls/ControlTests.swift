import AppIntents
import SwiftUI
import Testing
import WidgetKit

private struct KettleConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Kettle"
    @Parameter(title: "Name", default: "Kettle") var name: String
}

private struct BoilIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Boil"
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Is boiling") var value: Bool

    init() {}
    init(_ name: String) { self.name = name }

    func perform() async throws -> some IntentResult { .result() }
}

private struct Kettle {
    var isBoiling: Bool
    var name: String
}

private struct Kettles: AppIntentControlValueProvider {
    func previewValue(configuration: KettleConfiguration) -> Kettle {
        Kettle(isBoiling: false, name: configuration.name)
    }
    func currentValue(configuration: KettleConfiguration) async throws -> Kettle {
        Kettle(isBoiling: true, name: configuration.name)
    }
}

private struct Warmth: ControlValueProvider {
    var previewValue: Double { 20 }
    func currentValue() async throws -> Double { 96 }
}

private struct KettleControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Kettle", provider: Kettles()) { kettle in
            ControlWidgetToggle("Boil", isOn: kettle.isBoiling, action: BoilIntent(kettle.name)) { isBoiling in
                Label(isBoiling ? "Boiling" : "Cold", systemImage: "drop").controlWidgetStatus("Water")
            }
            .tint(.red)
        }
        .displayName("Kettle")
        .description("Boils water.")
    }
}

private struct WarmthControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Warmth", provider: Warmth()) { warmth in
            ControlWidgetButton(action: BoilIntent("all")) {
                Text(warmth, format: .number)
            } actionLabel: { isActive in
                Text(verbatim: isActive ? "asking" : "asked")
            }
        }
    }
}

private struct PlainControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Plain") {
            ControlWidgetButton(action: BoilIntent("one")) { Label("Boil", systemImage: "drop") }.disabled(true)
        }
    }
}

private struct NamedControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Named", intent: KettleConfiguration.self) { kettle in
            ControlWidgetToggle(kettle.name, isOn: true, action: BoilIntent(kettle.name))
        }
        .promptsForUserConfiguration()
    }
}

private struct Clock: TimelineEntry {
    let date: Date
}

private struct Clocks: TimelineProvider {
    func placeholder(in context: Context) -> Clock { Clock(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Clock) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Clock>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

private struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Clocks()) { Text($0.date, style: .time) }
    }
}

private struct Bundled: WidgetBundle {
    var body: some Widget {
        ClockWidget()
        KettleControl()
        WarmthControl()
    }
}

@MainActor @Suite("Controls") struct ControlTests {
    @Test func `controls of all kinds are declared, and nobody places them`() async throws {
        _ = (KettleControl().body, WarmthControl().body, PlainControl().body, NamedControl().body)
        ControlCenter.shared.reloadAllControls()
        ControlCenter.shared.reloadControls(ofKind: "Kettle")
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
    }

    @Test func `a bundle has controls beside widgets`() {
        _ = Bundled().body
        #expect(Mirror(reflecting: Bundled().body).children.isEmpty)
    }

    @Test func `providers have the values of what the person chose`() async throws {
        let configuration = KettleConfiguration()
        #expect(Kettles().previewValue(configuration: configuration).name == "Kettle")
        #expect(try await Kettles().currentValue(configuration: configuration).isBoiling)
        #expect(try await Warmth().currentValue() == 96)
    }
}
