import SwiftUI

/// What has become of a day.
struct DayResultView: View {
    let day: ShopDay
    let guests: [Guest]
    let nextDay: () -> Void

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 20) {
                Text("Day \(day.number) is over")
                    .font(.system(.title2, design: .monospaced, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                Image(systemName: day.isGoalReached ? "sparkles" : "moon.stars.fill")
                    .font(.largeTitle)
                    .accessibilityHidden(true)
                Text(day.isGoalReached ? "The dreams went home happy." : "The dreams will give you another chance.")
                Text("\(day.pleasedCount) of \(day.servedCount) guests were pleased.")
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(guests.filter { $0.day == day.number }.prefix(day.servedCount)) { guest in
                        GuestLine(guest: guest)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .modifier(GameBoxStyle())
                Button("Next day", action: nextDay)
                    .buttonStyle(GameButtonStyle(width: 232))
            }
            .multilineTextAlignment(.center)
            .foregroundStyle(.darkBrown)
            .fontDesign(.monospaced)
            .frame(maxWidth: 480)
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .background(.backgroundBrown)
    }
}

/// A guest in one line, and whether it was pleased.
private struct GuestLine: View {
    let guest: Guest

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: guest.isPleased ? "heart.fill" : "heart")
                .accessibilityLabel(guest.isPleased ? "Pleased" : "Not quite")
            Text(verbatim: guest.name)
        }
    }
}
