import AppIntents
import SwiftUI
import Testing
import WidgetKit

private struct ShelfIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Shelf"
    @Parameter(title: "Name", default: "top") var name: String
}

private struct Shelf: TimelineEntry {
    let date: Date
    let name: String
}

private struct Shelves: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Shelf { Shelf(date: .distantPast, name: "") }
    func snapshot(for configuration: ShelfIntent, in context: Context) async -> Shelf {
        Shelf(date: .distantPast, name: configuration.name)
    }
    func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<Shelf> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
    func recommendations() -> [AppIntentRecommendation<ShelfIntent>] {
        [AppIntentRecommendation(intent: ShelfIntent(), description: "The Top Shelf")]
    }
}

private struct OtherShelves: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Shelf { Shelf(date: .distantPast, name: "") }
    func snapshot(for configuration: ShelfIntent, in context: Context) async -> Shelf { placeholder(in: context) }
    func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<Shelf> {
        Timeline(entries: [], policy: .atEnd)
    }
}

private struct ShelfWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Shelf", intent: ShelfIntent.self, provider: Shelves()) { entry in
            Button(entry.name, intent: ShelfIntent())
        }
        .configurationDisplayName("Shelf")
    }
}

@MainActor @Suite("Widgets with intents") struct IntentWidgetTests {
    @Test func `a widget that people configure is declared`() async throws {
        _ = ShelfWidget().body
        #expect(Shelves().recommendations().count == 1 && OtherShelves().recommendations().isEmpty)
        #expect(ShelfIntent().name == "top")
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }
}
