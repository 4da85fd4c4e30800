import SwiftUI

/// Two games: a memory game in a lazy grid, and a drawing board for lines.
struct MiniGamesScreen: View {
    var body: some View {
        TabView {
            MemoryGame().tabItem { Label("Memory", systemImage: "rectangle.grid.2x2") }
            DrawingBoard().tabItem { Label("Draw", systemImage: "scribble") }
        }
        .tint(.pink)
    }
}

private struct MemoryGame: View {
    @State private var cards = (Array("🐶🐱🦊🐻") + Array("🐶🐱🦊🐻")).enumerated().map { MemoryCard(id: $0, face: String($1)) }
    @State private var open: [Int] = []
    @Namespace private var dealing

    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 10) {
                ForEach(cards) { card in
                    CardView(card: card)
                        .matchedGeometryEffect(id: card.id, in: dealing)
                        .aspectRatio(2 / 3, contentMode: .fit)
                        .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { choose(card) } }
                        .accessibilityLabel(card.isUp ? card.face : "Card")
                        .accessibilityAddTraits(.isButton)
                }
            }
            Button("Shuffle") { withAnimation(.bouncy) { cards.shuffle() } }
        }
        .padding()
        .foregroundStyle(.pink)
    }

    private func choose(_ card: MemoryCard) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isUp else { return }
        if open.count == 2 {
            for index in open where !cards[index].isMatched { cards[index].isUp = false }
            open = []
        }
        cards[index].isUp = true
        open.append(index)
        if open.count == 2, cards[open[0]].face == cards[open[1]].face {
            for index in open { cards[index].isMatched = true }
        }
    }
}

private struct MemoryCard: Identifiable {
    let id: Int
    let face: String
    var isUp = false
    var isMatched = false
}

private struct CardView: View, Animatable {
    let card: MemoryCard
    var rotation: Double

    init(card: MemoryCard) {
        self.card = card
        rotation = card.isUp ? 0 : 180
    }

    nonisolated var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                let shape = RoundedRectangle(cornerRadius: 10)
                if rotation < 90 {
                    shape.fill(.background)
                    shape.strokeBorder(lineWidth: 3)
                    Text(card.face).font(.system(size: min(geometry.size.width, geometry.size.height) * 0.6))
                } else {
                    shape.fill()
                }
            }
            .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
            .opacity(card.isMatched ? 0.4 : 1)
        }
    }
}

private struct DrawingBoard: View {
    @State private var lines: [Stroke] = []
    @State private var color = Color.pink
    @State private var width = 4.0

    private struct Stroke: Identifiable {
        let id = UUID()
        var points: [CGPoint]
        var color: Color
        var width: Double
    }

    var body: some View {
        VStack {
            Canvas { context, _ in
                for line in lines {
                    var path = Path()
                    path.addLines(line.points)
                    context.stroke(
                        path, with: .color(line.color),
                        style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
                }
            }
            .background(.fill.quinary)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .onChanged { value in
                        if value.translation == .zero { lines.append(Stroke(points: [], color: color, width: width)) }
                        guard !lines.isEmpty else { return }
                        lines[lines.count - 1].points.append(value.location)
                    })
            HStack {
                ColorPicker("Colour", selection: $color).labelsHidden()
                Slider(value: $width, in: 1...20)
                Button("Undo", systemImage: "arrow.uturn.backward") { _ = lines.popLast() }.labelStyle(.iconOnly)
                    .disabled(lines.isEmpty)
            }
            .padding(.horizontal)
        }
    }
}
