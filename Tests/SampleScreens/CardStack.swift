import SwiftUI

/// A custom container that reads container values of its subviews.
struct CardStackScreen: View {
    @State private var isFull = false

    var body: some View {
        ScrollView {
            CardContainer {
                Section("Today") {
                    Text("Water the plants").pinned()
                    Text("Buy bread")
                    if isFull { Text("Call the bank") }
                }
                Section("Later") {
                    ForEach(["Paint the door", "Write to Ada"], id: \.self) { Text($0) }
                }
            }
            .padding()
            Toggle("Show everything", isOn: $isFull.animation()).padding()
        }
    }
}

private struct CardContainer<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 8) {
                    section.header.font(.title2.bold())
                    Group(subviews: section.content) { subviews in
                        ForEach(subviews) { subview in
                            HStack {
                                if subview.containerValues.isPinned {
                                    Image(systemName: "pin.fill").foregroundStyle(.orange)
                                }
                                subview
                                Spacer()
                            }
                            .padding()
                            .background(.quaternary.opacity(0.6), in: .rect(cornerRadius: 12))
                        }
                        Text("\(subviews.count) in all").font(.footnote).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isPinned: Bool = false
}

extension View {
    fileprivate func pinned() -> some View { containerValue(\.isPinned, true) }
}
