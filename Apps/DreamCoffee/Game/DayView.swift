import SwiftUI

/// Which day it is, and how many of its dreams are served.
struct DayView: View {
    /// So many cups stand side by side: a full day's row would leave no room beside it on a phone.
    private static let rowLength = 4

    let day: ShopDay
    let isDreaming: Bool
    let isModelSilent: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Day \(day.number)")
                .fontWeight(.bold)
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                ForEach(Array(stride(from: 0, to: day.goal, by: Self.rowLength)), id: \.self) { start in
                    GridRow {
                        ForEach(start..<min(start + Self.rowLength, day.goal), id: \.self) { cup($0) }
                    }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(day.servedCount) of \(day.goal) dreams served")
            if let news {
                Text(news)
                    .font(.caption)
                    .frame(maxWidth: 130, alignment: .leading)
            }
        }
        .foregroundStyle(.darkBrown)
        .modifier(GameBoxStyle())
    }

    private var news: LocalizedStringKey? {
        // It is asked again and again; the words stay until somebody comes.
        if isModelSilent { return "Nobody dreams just now. Guests will come again before long." }
        return isDreaming ? "Somebody is being dreamt up…" : nil
    }

    private func cup(_ index: Int) -> some View {
        Image(systemName: index < day.servedCount ? "cup.and.saucer.fill" : "cup.and.saucer")
            .opacity(index < day.servedCount ? 1 : 0.45)
    }
}
