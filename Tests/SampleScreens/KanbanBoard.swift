import SwiftUI
import UniformTypeIdentifiers

/// Columns of cards that are dragged from one to another, and a list that a drop delegate reorders.
struct KanbanBoardScreen: View {
    @State private var board: [Stage: [Card]] = [
        .todo: [Card(title: "Sketch the sign"), Card(title: "Order beans"), Card(title: "Write the menu")],
        .doing: [Card(title: "Paint the wall")], .done: [],
    ]
    @State private var target: Stage?
    @State private var order = ["Open", "Serve", "Clean"]
    @State private var dragged: String?

    var body: some View {
        NavigationStack {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(alignment: .top, spacing: 12) {
                        ForEach(Stage.allCases, id: \.self) { stage in
                            StageColumn(stage: stage, cards: board[stage, default: []], isTargeted: target == stage)
                                .dropDestination(for: Card.self) { cards, _ in
                                    move(cards, to: stage)
                                    return true
                                } isTargeted: { isTargeted in
                                    if isTargeted { target = stage } else if target == stage { target = nil }
                                }
                        }
                    }
                    .padding(.horizontal)
                }
                .scrollIndicators(.hidden)
                VStack(alignment: .leading) {
                    Text("The day").font(.headline)
                    ForEach(order, id: \.self) { step in
                        Label(step, systemImage: "line.3.horizontal")
                            .padding()
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.quaternary, in: .rect(cornerRadius: 10))
                            .onDrag {
                                dragged = step
                                return NSItemProvider()
                            }
                            .onDrop(
                                of: [.item],
                                delegate: ReorderDelegate(item: step, items: $order, dragged: $dragged))
                    }
                }
                .padding()
            }
            .navigationTitle("Board")
            .navigationSubtitle("\(board.values.map(\.count).reduce(0, +)) cards")
        }
    }

    private func move(_ cards: [Card], to stage: Stage) {
        withAnimation(.snappy) {
            for card in cards {
                for key in board.keys { board[key]?.removeAll { $0.id == card.id } }
                board[stage, default: []].append(card)
            }
        }
    }
}

private enum Stage: String, CaseIterable { case todo = "To do", doing = "Doing", done = "Done" }

private struct Card: Identifiable, Codable, Hashable, Transferable {
    var id = UUID()
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .boardCard)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    fileprivate static let boardCard = UTType(exportedAs: "com.example.board.card")
}

private struct StageColumn: View {
    let stage: Stage
    let cards: [Card]
    let isTargeted: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(stage.rawValue).font(.headline)
                Spacer()
                Text("\(cards.count)").foregroundStyle(.secondary).contentTransition(.numericText())
            }
            ForEach(cards) { card in
                Text(card.title)
                    .padding(12)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.background, in: .rect(cornerRadius: 10))
                    .shadow(color: .black.opacity(0.1), radius: 3, y: 1)
                    .draggable(card) {
                        Label(card.title, systemImage: "square.stack")
                            .padding()
                            .background(.thinMaterial, in: .capsule)
                    }
            }
        }
        .padding(12)
        .frame(width: 240)
        .frame(minHeight: 220, alignment: .topLeading)
        .background(isTargeted ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.12), in: .rect(cornerRadius: 16))
        .animation(.default, value: isTargeted)
    }
}

private struct ReorderDelegate: DropDelegate {
    let item: String
    @Binding var items: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
        guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
            let to = items.firstIndex(of: item)
        else { return }
        withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
    }
}
