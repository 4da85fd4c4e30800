import DisplayList
import SwiftUI
import Testing
import ViewTesting
import WidgetKit

/// A widget as Xcode's template makes it.
private struct Cup: TimelineEntry {
    let date: Date
}

private struct Cups: TimelineProvider {
    func placeholder(in context: Context) -> Cup { Cup(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(Date(timeIntervalSince1970: 60))))
    }
}

private struct CupView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Cup
    var body: some View {
        Text("\(family)").containerBackground(.red, for: .widget).widgetURL(nil).accessibilityIdentifier("cup")
    }
}

private struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cup", provider: Cups()) { CupView(entry: $0) }
            .configurationDisplayName("Cups")
            .description("How many cups there were.")
            .supportedFamilies([.systemSmall, .accessoryInline])
    }
}

private struct Widgets: WidgetBundle {
    var body: some Widget {
        CupWidget()
        if #available(iOS 99, *) { CupWidget() }
    }
}

@MainActor @Suite("Widgets") struct WidgetTests {
    @Test func `nobody has placed a widget`() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.reloadTimelines(ofKind: "Cup")
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        var placed: [WidgetInfo]?
        WidgetCenter.shared.getCurrentConfigurations { placed = try? $0.get() }
        #expect(placed == [])
        _ = Widgets().body
    }

    @Test func `a widget's view is shown in the app, in the size that the app says and without its background`() throws
    {
        let entry = Cup(date: .distantPast)
        let window = TestWindow(
            portrait: VStack {
                CupView(entry: entry); CupView(entry: entry).environment(\.widgetFamily, .systemLarge)
            })
        #expect(window.texts == ["systemMedium", "systemLarge"])
        let backgrounds = window.elements.compactMap(\.style.background)
        #expect(backgrounds.allSatisfy { if case .color(let color) = $0 { color.alpha == 0 } else { false } })
    }

    @Test func `a preview has the widget's size`() throws {
        let window = TestWindow(
            portrait: Color.red.accessibilityIdentifier("all").overlay { CupView(entry: Cup(date: .distantPast)) }
                .previewContext(WidgetPreviewContext(family: .systemSmall)))
        #expect(window.texts == ["systemSmall"])
        #expect(window.frame("all")?.size == CGSize(width: 158, height: 158))
    }

    @Test func `timelines and policies are compared by what they say`() {
        #expect(TimelineReloadPolicy.after(.distantPast) == .after(.distantPast))
        #expect(TimelineReloadPolicy.atEnd != .never && TimelineReloadPolicy.never != .after(.distantPast))
        #expect(TimelineEntryRelevance(score: 2).duration == 0 && Cup(date: .distantPast).relevance == nil)
    }
}
