import SwiftUI

/// Three tips for what SwiftUI alone makes hard: a tab indicator that follows the finger, an image that is magnified where
/// the fingers are, and a text that is cut with words of one's own.
@main
struct ClusterTipsApp: App {
    var body: some Scene {
        WindowGroup("ClusterTips") {
            TipListView()
        }
    }
}
