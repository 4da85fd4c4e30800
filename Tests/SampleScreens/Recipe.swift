import SwiftUI

/// A recipe page: a stretchy header, ingredients by servings, steps to tick off.
struct RecipeScreen: View {
    @State private var servings = 4
    @State private var done: Set<Int> = []
    @State private var isFavorite = false
    @ScaledMetric(relativeTo: .body) private var iconSize = 28.0

    private let ingredients: [(name: String, amount: Measurement<UnitMass>)] = [
        ("Flour", .init(value: 125, unit: .grams)),
        ("Butter", .init(value: 40, unit: .grams)),
        ("Apples", .init(value: 0.3, unit: .kilograms)),
    ]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 0) {
                header
                VStack(alignment: .leading, spacing: 24) {
                    facts
                    section(title: "Ingredients", systemImage: "basket") { ingredientGrid }
                    section(title: "Method", systemImage: "list.number") {
                        ForEach(1..<5) { step in stepRow(step) }
                    }
                }
                .padding(20)
            }
        }
        .ignoresSafeArea(edges: .top)
        .overlay(alignment: .topTrailing) {
            Button {
                withAnimation(.bouncy) { isFavorite.toggle() }
            } label: {
                Image(systemName: isFavorite ? "heart.fill" : "heart")
                    .symbolVariant(isFavorite ? .fill : .none)
                    .foregroundStyle(isFavorite ? .red : .primary)
                    .padding(12)
                    .background(.regularMaterial, in: .circle)
            }
            .padding()
            .accessibilityLabel(isFavorite ? Text("Remove from favorites") : Text("Add to favorites"))
        }
    }

    private var header: some View {
        GeometryReader { geometry in
            let offset = geometry.frame(in: .global).minY
            ZStack(alignment: .bottomLeading) {
                RadialGradient(
                    gradient: Gradient(colors: [.yellow, .orange, .red]), center: .center, startRadius: 10,
                    endRadius: 260)
                Image(systemName: "fork.knife").font(.system(size: 110)).foregroundStyle(.white.opacity(0.3))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                Text("Apple\nCrumble")
                    .font(.system(size: 40, weight: .black, design: .serif))
                    .foregroundStyle(.white)
                    .shadow(radius: 4)
                    .padding(20)
            }
            .frame(height: max(260 + offset, 260))
            .clipped()
            .offset(y: min(-offset, 0))
        }
        .frame(height: 260)
    }

    private var facts: some View {
        HStack {
            fact("clock", Text(Duration.seconds(45 * 60), format: .units(allowed: [.hours, .minutes], width: .narrow)))
            Divider().frame(height: 32)
            fact("flame", Text("\(320 * servings, format: .number) kcal"))
            Divider().frame(height: 32)
            Stepper(value: $servings, in: 1...8) { Text("^[\(servings) person](inflect: true)") }
        }
        .font(.subheadline)
    }

    private func fact(_ symbol: String, _ text: Text) -> some View {
        VStack {
            Image(systemName: symbol).foregroundStyle(.tint)
            text
        }
        .frame(maxWidth: .infinity)
    }

    private var ingredientGrid: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
            ForEach(ingredients, id: \.name) { ingredient in
                GridRow {
                    Text(ingredient.name)
                    (ingredient.amount * Double(servings)).formatted(.measurement(width: .abbreviated)).asText
                        .gridColumnAlignment(.trailing)
                        .monospacedDigit()
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        }
    }

    private func stepRow(_ step: Int) -> some View {
        Button {
            if done.insert(step).inserted == false { done.remove(step) }
        } label: {
            HStack(alignment: .top, spacing: 12) {
                ZStack {
                    Circle().fill(done.contains(step) ? Color.green : Color.accentColor)
                    Text("\(step)").bold().foregroundStyle(.white)
                }
                .frame(width: iconSize, height: iconSize)
                Text("Do what step number \(step) says, slowly, until it smells like an autumn afternoon.")
                    .multilineTextAlignment(.leading)
                    .strikethrough(done.contains(step))
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }

    @ViewBuilder
    private func section<Content: View>(
        title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(title, systemImage: systemImage).font(.title2.bold())
            content()
        }
    }
}

extension String {
    fileprivate var asText: Text { Text(verbatim: self) }
}
