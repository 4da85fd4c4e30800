import ActivityKit
import Foundation
import Testing

private struct Brewing: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var drink: String
}

@Suite("Live activities")
struct ActivityTests {
    @Test func `no activity starts, as on a device without them`() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Brewing(drink: "Tea"), content: ActivityContent(state: .init(minutes: 3), staleDate: nil))
        }
        #expect(Activity<Brewing>.activities.isEmpty)
    }

    @Test func `updates end at once`() async {
        var count = 0
        for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { count += 1 }
        for await _ in Activity<Brewing>.activityUpdates { count += 1 }
        #expect(count == 0)
    }
}
