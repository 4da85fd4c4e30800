import SwiftUI

/// Tabs that can be added and removed.
struct TopicTabsView: View {
    @State private var count = 4

    var body: some View {
        SlideTabs(
            tabs: (0..<count).map { index in
                SlideTab(id: index, title: Topic.all[index].title) { TopicPage(topic: Topic.all[index]) }
            }
        )
        .id(count)
        .navigationTitle("Any number of tabs")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Stepper("Tabs", value: $count, in: 1...Topic.all.count).labelsHidden()
            }
        }
    }
}

/// The topic of a page.
struct Topic: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let symbol: String
    let color: Color

    static let all = [
        Topic(id: 0, title: "Worlds", symbol: "globe", color: .indigo),
        Topic(id: 1, title: "Avatars", symbol: "person.fill", color: .teal),
        Topic(id: 2, title: "Events", symbol: "calendar", color: .orange),
        Topic(id: 3, title: "Crafts", symbol: "hammer.fill", color: .brown),
        Topic(id: 4, title: "Friends", symbol: "heart.fill", color: .pink),
        Topic(id: 5, title: "Music", symbol: "music.note", color: .purple),
    ]
}

/// A page in its topic's color.
struct TopicPage: View {
    let topic: Topic

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: topic.symbol).font(.system(size: 64)).accessibilityHidden(true)
            Text(topic.title).font(.title2).fontWeight(.semibold)
        }
        .foregroundStyle(topic.color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(topic.color.opacity(0.12))
    }
}
