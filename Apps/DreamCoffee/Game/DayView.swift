import SwiftUI

/// Which day it is, and how many of its dreams are served.
struct DayView: View {
    let day: ShopDay
    let isDreaming: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Day \(day.number)")
                .fontWeight(.bold)
            HStack(spacing: 4) {
                ForEach(0..<day.goal, id: \.self) { index in
                    Image(systemName: index < day.servedCount ? "cup.and.saucer.fill" : "cup.and.saucer")
                        .opacity(index < day.servedCount ? 1 : 0.45)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(day.servedCount) of \(day.goal) dreams served")
            if isDreaming {
                Text("Somebody is being dreamt up…")
                    .font(.caption)
                    .frame(maxWidth: 130, alignment: .leading)
            }
        }
        .foregroundStyle(.darkBrown)
        .modifier(GameBoxStyle())
    }
}
