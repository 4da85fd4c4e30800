import ActivityKit
import SwiftUI
import Testing
import WidgetKit

private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

@MainActor private var contentCount = 0

private struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { context in
            contentCount += 1
            return Text("\(context.attributes.name): \(context.state.minutes)")
                .activityBackgroundTint(.blue).activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            contentCount += 1
            return DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text("Pizza").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("\(context.state.minutes)") }
                if context.isStale { DynamicIslandExpandedRegion(.bottom) { Text("Late") } }
            } compactLeading: {
                Image(systemName: "bicycle")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text(context.activityID)
            }
            .widgetURL(URL(string: "https://example.org")).keylineTint(.red)
            .contentMargins(.trailing, 8, for: .expanded).contentMargins(.all, 4, for: .minimal)
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

private struct Deliveries: WidgetBundle {
    var body: some Widget { DeliveryActivity() }
}

@MainActor
@Suite("Live activities")
struct LiveActivityTests {
    @Test func `an activity is declared, never starts, and is never asked for content`() {
        _ = Deliveries().body.body
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Delivery(name: "Pizza"), content: .init(state: .init(minutes: 9), staleDate: nil))
        }
        #expect(contentCount == 0)
    }

    @Test func `a view that the app shows itself is in an activity of medium size`() {
        #expect(EnvironmentValues().activityFamily == .medium && !EnvironmentValues().isActivityFullscreen)
        #expect(ActivityFamily.allCases.map(\.description) == ["small", "medium"])
    }
}
