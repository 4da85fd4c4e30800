import SwiftUI

/// The current day, its guests' hearts so far, and the streak of successful days.
struct DayView: View {
    let day: ShopDay
    /// The hearts of each guest of the day, in the order of serving.
    let hearts: [Double]
    let isDreaming: Bool
    let isModelSilent: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                Text("Day \(day.number)")
                    .fontWeight(.bold)
                if day.streak > 1 { streak }
            }
            counts
            // Large text would cover people in the shop; the arriving cups give the same information.
            if let news, !textSize.isAccessibilitySize || isModelSilent {
                Text(news)
                    .font(.caption)
                    .frame(maxWidth: 130, alignment: .leading)
            }
        }
        // Larger text would cover the barista, and the shop can't be scrolled.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .foregroundStyle(.darkBrown)
        .modifier(GameBoxStyle(insets: EdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)))
        .allowsHitTesting(false)
    }

    /// Large text should take few lines, to cover less; in a narrow window it takes two.
    @ViewBuilder private var counts: some View {
        if textSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 10) { placesAndScore }
                VStack(alignment: .leading, spacing: 2) { placesAndScore }
            }
        } else {
            VStack(alignment: .leading, spacing: 6) { placesAndScore }
        }
    }

    @ViewBuilder private var placesAndScore: some View {
        places
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(
                "\(day.servedCount) of \(day.goal) dreams served; \(Hearts.text(day.halfHearts)) hearts, and the goal is \(Hearts.text(day.neededHalfHearts))"
            )
        score
            .font(.caption)
            .accessibilityHidden(true)
    }

    /// Cups, and the hearts that replace them; with large text their number, since they would cover the shop.
    @ViewBuilder private var places: some View {
        if textSize.isAccessibilitySize {
            Label {
                Text(verbatim: "\(day.servedCount)/\(day.goal)").fixedSize()
            } icon: {
                Image(systemName: "cup.and.saucer")
            }
            .font(.caption)
        } else {
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                ForEach(CupRows.rows(of: day.goal), id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { place($0) }
                    }
                }
            }
        }
    }

    @ViewBuilder private var score: some View {
        let (hearts, goal) = (Hearts.text(day.halfHearts), Hearts.text(day.neededHalfHearts))
        if textSize.isAccessibilitySize {
            Label {
                Text(verbatim: "\(hearts)/\(goal)").fixedSize()
            } icon: {
                Image(systemName: "heart")
            }
        } else {
            Text("Hearts: \(hearts) (goal \(goal))")
        }
    }

    private var streak: some View {
        Label {
            Text(verbatim: "\(day.streak)")
        } icon: {
            Image(systemName: "flame.fill").foregroundStyle(.orange)
        }
        .font(.callout)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(day.streak) days in a row")
    }

    private var news: LocalizedStringKey? {
        // The model is asked again repeatedly; the text stays until somebody arrives.
        if isModelSilent { return "Nobody dreams just now. Guests will come again before long." }
        return isDreaming ? "Somebody is being dreamt up…" : nil
    }

    @ViewBuilder private func place(_ index: Int) -> some View {
        if index < hearts.count {
            HeartView(hearts: hearts[index])
        } else {
            Image(systemName: "cup.and.saucer")
                .opacity(0.45)
        }
    }
}

#Preview("In the middle of a day") {
    DayView(day: ShopDay().next, hearts: [1, 0.5, 0], isDreaming: true, isModelSilent: false)
        .padding()
        .background(.backgroundBrown)
}
