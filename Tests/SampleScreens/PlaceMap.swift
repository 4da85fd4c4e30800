import SwiftUI

/// A map drawn on a canvas, with pins to tap and a card for the selected place.
struct PlaceMapScreen: View {
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @State private var scale = 1.0
    @State private var chosen: Place?
    @State private var detent = PresentationDetent.fraction(0.3)

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(0.15)))
                    var river = Path()
                    river.move(to: CGPoint(x: 0, y: size.height * 0.7))
                    river.addCurve(
                        to: CGPoint(x: size.width, y: size.height * 0.4),
                        control1: CGPoint(x: size.width * 0.3, y: size.height * 0.5),
                        control2: CGPoint(x: size.width * 0.6, y: size.height * 0.9))
                    context.stroke(
                        river, with: .color(.blue.opacity(0.4)), style: StrokeStyle(lineWidth: 28, lineCap: .round))
                    for street in stride(from: 0.1, through: 0.9, by: 0.2) {
                        var line = Path()
                        line.addLines([
                            CGPoint(x: size.width * street, y: 0), CGPoint(x: size.width * street, y: size.height),
                        ])
                        context.stroke(line, with: .style(.foreground.opacity(0.2)), lineWidth: 3)
                    }
                    context.draw(
                        Text("Old Town").font(.caption).foregroundStyle(.secondary),
                        at: CGPoint(x: size.width / 2, y: 24))
                }
                ForEach(Place.all) { place in
                    Button {
                        chosen = place
                    } label: {
                        VStack(spacing: 0) {
                            Image(systemName: place.symbol)
                                .foregroundStyle(.white)
                                .frame(width: 36, height: 36)
                                .background(place == chosen ? Color.red : .blue, in: .circle)
                            Image(systemName: "arrowtriangle.down.fill").font(.caption2).offset(y: -3)
                        }
                        .compositingGroup()
                    }
                    .buttonStyle(.plain)
                    .position(x: geometry.size.width * place.x, y: geometry.size.height * place.y)
                    .accessibilityLabel(place.name)
                }
            }
            .scaleEffect(scale)
            .offset(x: offset.width + drag.width, y: offset.height + drag.height)
            .gesture(
                DragGesture()
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onEnded {
                        offset = CGSize(
                            width: offset.width + $0.translation.width, height: offset.height + $0.translation.height)
                    }
            )
            .simultaneousGesture(MagnificationGesture().onChanged { scale = min(max($0, 0.8), 3) })
        }
        .clipped()
        .overlay(alignment: .bottomTrailing) {
            ControlGroup {
                Button("Closer", systemImage: "plus") { withAnimation { scale *= 1.2 } }
                Button("Farther", systemImage: "minus") { withAnimation { scale /= 1.2 } }
            }
            .padding()
        }
        .sheet(item: $chosen) { place in
            PlaceCard(place: place)
                .presentationDetents([.fraction(0.3), .height(420)], selection: $detent)
                .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.3)))
                .presentationCornerRadius(24)
        }
    }
}

private struct Place: Identifiable, Equatable {
    let id = UUID()
    let name: String
    let symbol: String
    let x, y: Double

    static let all = [
        Place(name: "Café", symbol: "cup.and.saucer.fill", x: 0.3, y: 0.35),
        Place(name: "Library", symbol: "books.vertical.fill", x: 0.7, y: 0.3),
        Place(name: "Park", symbol: "tree.fill", x: 0.55, y: 0.75),
    ]
}

private struct PlaceCard: View {
    let place: Place
    @State private var rating = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(place.name, systemImage: place.symbol).font(.title2)
            HStack {
                ForEach(1...5, id: \.self) { star in
                    Image(systemName: "star").symbolVariant(star <= rating ? .fill : .none).onTapGesture {
                        rating = star
                    }
                }
            }
            .foregroundStyle(.yellow)
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\(rating) of 5")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: rating = min(rating + 1, 5)
                case .decrement: rating = max(rating - 1, 1)
                @unknown default: break
                }
            }
            Link("Web site", destination: URL(string: "https://example.com")!)
            Spacer()
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
