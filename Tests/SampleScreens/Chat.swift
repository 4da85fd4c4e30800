import SwiftUI

/// A chat with bubbles, a field above the keyboard, and automatic scrolling to the latest message.
struct ChatScreen: View {
    @State private var messages = Message.samples
    @State private var draft = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(messages) { message in
                                Bubble(message: message)
                                    .id(message.id)
                                    .contextMenu {
                                        Button("Copy", systemImage: "doc.on.doc") {}
                                        Button("Delete", systemImage: "trash", role: .destructive) {
                                            messages.removeAll { $0.id == message.id }
                                        }
                                    }
                                    .transition(
                                        .scale(scale: 0.8, anchor: message.isMine ? .bottomTrailing : .bottomLeading))
                            }
                        } header: {
                            Text("Today")
                                .font(.caption2.weight(.medium))
                                .padding(.horizontal, 10)
                                .padding(.vertical, 4)
                                .background(.thinMaterial, in: Capsule())
                        }
                    }
                    .padding(.horizontal)
                }
                .defaultScrollAnchor(.bottom)
                .onChange(of: messages.count) {
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom) { composer }
            .navigationTitle("Naomi")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text("Naomi").font(.headline)
                        Text("online").font(.caption).foregroundStyle(.green)
                    }
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button(action: {}) { Image(systemName: "phone") }.accessibilityLabel("Call")
                    Menu {
                        Button("Mute", action: {})
                        Menu("More") { Button("Report", action: {}) }
                    } label: {
                        Label("Options", systemImage: "ellipsis.circle")
                    }
                }
            }
        }
    }

    private var composer: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...4)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background(Capsule().stroke(Color.secondary.opacity(0.4)))
                .focused($isTyping)
                .onSubmit(send)
            Button(action: send) {
                Image(systemName: "arrow.up.circle.fill").font(.title)
            }
            .disabled(draft.isEmpty)
            .accessibilityLabel("Send")
        }
        .padding(8)
        .background(.bar)
    }

    private func send() {
        guard !draft.isEmpty else { return }
        withAnimation(.spring(duration: 0.3, bounce: 0.3)) {
            messages.append(Message(text: draft, isMine: true, date: .now))
        }
        draft = ""
    }
}

private struct Message: Identifiable {
    let id = UUID()
    var text: String
    var isMine: Bool
    var date: Date

    static let samples: [Message] = [
        .init(text: "Are you coming tonight?", isMine: false, date: Date(timeIntervalSince1970: 1_720_000_000)),
        .init(
            text: "Of course! Shall I bring something?", isMine: true, date: Date(timeIntervalSince1970: 1_720_000_100)),
        .init(
            text: "Some bread, please. And **that book** we talked about, the one with the blue cover.", isMine: false,
            date: Date(timeIntervalSince1970: 1_720_000_200)),
    ]
}

private struct Bubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 48) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
                Text(.init(message.text))
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                    .background(message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.secondary), in: shape)
                Text(message.date, format: .dateTime.hour().minute())
                    .font(.caption2)
                    .foregroundStyle(.tertiary)
            }
            if !message.isMine { Spacer(minLength: 48) }
        }
    }

    private var shape: some Shape {
        UnevenRoundedRectangle(
            topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 4,
            bottomTrailingRadius: message.isMine ? 4 : 18, topTrailingRadius: 18)
    }
}
