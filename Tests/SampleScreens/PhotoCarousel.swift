import SwiftUI

/// Cards that rotate while scrolling, a parallax header, glass buttons.
struct PhotoCarouselScreen: View {
    private let places = Place.all
    @State private var selected: Int? = 0
    @State private var likes: Set<Int> = []
    @State private var isScrolling = false
    @Namespace private var namespace

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                header
                carousel
                Text("^[\(likes.count) favourite](inflect: true)")
                    .font(.headline)
                    .padding(.horizontal)
                    .contentTransition(.numericText(value: Double(likes.count)))
                list
            }
        }
        .scrollBounceBehavior(.basedOnSize)
        .sensoryFeedback(.impact(weight: .light), trigger: likes)
        .sensoryFeedback(.selection, trigger: selected)
    }

    private var header: some View {
        LinearGradient(colors: [.indigo, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(height: 180)
            .visualEffect { content, proxy in
                let top = proxy.frame(in: .scrollView(axis: .vertical)).minY
                return
                    content
                    .offset(y: min(top, 0) * -0.5)
                    .blur(radius: max(-top / 30, 0))
            }
            .overlay(alignment: .bottomLeading) {
                Text("Places").font(.largeTitle.bold()).foregroundStyle(.white).padding()
            }
            .clipped()
    }

    private var carousel: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(places) { place in
                    card(place)
                        .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
                        .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                            content
                                .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                .rotation3DEffect(.degrees(phase.value * -25), axis: (x: 0, y: 1, z: 0))
                                .opacity(phase.isIdentity ? 1 : 0.6)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .frame(height: 220)
        .contentMargins(.horizontal, 24, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $selected)
        .scrollIndicators(.hidden)
        .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
    }

    private func card(_ place: Place) -> some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(place.color.gradient)
            .overlay(alignment: .bottomLeading) {
                Text(place.name).font(.title2.bold()).foregroundStyle(.white).padding()
            }
            .overlay(alignment: .topTrailing) {
                Button {
                    withAnimation { likes.formSymmetricDifference([place.id]) }
                } label: {
                    Image(systemName: likes.contains(place.id) ? "heart.fill" : "heart")
                        .symbolEffect(.bounce, value: likes)
                }
                .buttonStyle(.glass)
                .accessibilityLabel("Like \(place.name)")
                .padding(12)
            }
    }

    private var list: some View {
        VStack(spacing: 12) {
            ForEach(places) { place in
                HStack {
                    Circle().fill(place.color).frame(width: 36, height: 36)
                    Text(place.name)
                    Spacer()
                }
                .padding()
                .glassEffect(.regular.tint(place.color.opacity(0.2)), in: .rect(cornerRadius: 16))
                .scrollTransition { content, phase in
                    content
                        .opacity(phase.isIdentity ? 1 : 0)
                        .scaleEffect(phase.isIdentity ? 1 : 0.9)
                        .offset(x: phase.value * 40)
                }
            }
        }
        .padding(.horizontal)
    }
}

private struct Place: Identifiable {
    let id: Int
    let name: String
    let color: Color

    static let all = [
        Place(id: 0, name: "Harbour", color: .blue), Place(id: 1, name: "Orchard", color: .green),
        Place(id: 2, name: "Desert", color: .orange), Place(id: 3, name: "Old town", color: .red),
        Place(id: 4, name: "Lagoon", color: .teal), Place(id: 5, name: "Lavender field", color: .purple),
    ]
}
