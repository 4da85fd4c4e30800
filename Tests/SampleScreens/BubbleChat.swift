import SwiftUI

struct ChatMessage: Identifiable, Equatable {
    let id = UUID()
    let text: String
    let isMine: Bool
    let date: Date
}

struct BubbleShape: Shape {
    let isMine: Bool

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
            cornerRadii: CGSize(width: 18, height: 18))
        return Path(path.cgPath)
    }
}

@MainActor final class ChatViewModel: ObservableObject {
    @Published var messages: [ChatMessage] = [
        .init(
            text: "Are we still on for Saturday?", isMine: false, date: .init(timeIntervalSince1970: 1_700_000_000)),
        .init(text: "Sure 🎉", isMine: true, date: .init(timeIntervalSince1970: 1_700_000_060)),
        .init(
            text: "Great. I'll bring the tent, and if you have room for it, could you take the big cooking pot?",
            isMine: false, date: .init(timeIntervalSince1970: 1_700_000_120)),
        .init(
            text: "No problem, it fits into the car.", isMine: true, date: .init(timeIntervalSince1970: 1_700_000_180)),
    ]
    @Published var draft = ""
    @Published var isTyping = false

    func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        messages.append(.init(text: text, isMine: true, date: .now))
        draft = ""
        isTyping = true
        Task {
            try? await Task.sleep(for: .seconds(1))
            isTyping = false
            messages.append(.init(text: "👍", isMine: false, date: .now))
        }
    }
}

struct TypingDots: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 7, height: 7)
                    .offset(y: isUp ? -3 : 3)
                    .animation(.easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15), value: isUp)
            }
        }
        .foregroundColor(.secondary)
        .onAppear { isUp = true }
    }
}

/// A conversation in bubbles, with a text field at the bottom.
struct BubbleChatScreen: View {
    @StateObject var viewModel = ChatViewModel()
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationView {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(viewModel.messages) { message in
                            HStack(alignment: .bottom) {
                                if message.isMine { Spacer(minLength: 60) }
                                VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                                    Text(message.text)
                                        .padding(.horizontal, 14)
                                        .padding(.vertical, 10)
                                        .background(message.isMine ? Color.blue : Color(.systemGray5))
                                        .foregroundColor(message.isMine ? .white : .primary)
                                        .clipShape(BubbleShape(isMine: message.isMine))
                                    Text(message.date, style: .time).font(.caption2).foregroundColor(.secondary)
                                }
                                if !message.isMine { Spacer(minLength: 60) }
                            }
                            .id(message.id)
                            .transition(.move(edge: .bottom).combined(with: .opacity))
                        }
                        if viewModel.isTyping {
                            HStack {
                                TypingDots().padding(14).background(Color(.systemGray5)).clipShape(Capsule())
                                Spacer()
                            }
                        }
                    }
                    .padding()
                }
                .onChange(of: viewModel.messages) { _, messages in
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    TextField("Message", text: $viewModel.draft, axis: .vertical)
                        .lineLimit(1...4)
                        .textFieldStyle(.plain)
                        .padding(10)
                        .background(RoundedRectangle(cornerRadius: 20).strokeBorder(Color(.systemGray3)))
                        .focused($isFocused)
                        .onSubmit(viewModel.send)
                    Button(action: viewModel.send) {
                        Image(systemName: "arrow.up.circle.fill").font(.system(size: 32))
                    }
                    .accessibilityLabel("Send")
                    .disabled(viewModel.draft.isEmpty)
                }
                .padding(.horizontal)
                .padding(.vertical, 8)
                .background(.bar)
            }
            .navigationTitle("Marie")
            .navigationBarTitleDisplayMode(.inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
