import SwiftUI

/// The result of a day: hearts, who left them, a quote, and what comes next.
struct DayResultView: View {
    let game: ShopGame
    /// The day as it ended.
    let day: ShopDay
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        CardView(width: game.isFlat ? 780 : 480) {
            arrangement {
                VStack(spacing: 20) {
                    Text("Day \(day.number) is over")
                        .font(.system(.title2, design: .monospaced, weight: .bold))
                        .accessibilityAddTraits(.isHeader)
                    score
                    if isGiftFirst { gift }
                }
                .frame(maxWidth: .infinity)
                VStack(spacing: 20) {
                    VStack(alignment: .leading, spacing: 12) {
                        ForEach(guests) { GuestLine(guest: $0) }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .modifier(GameBoxStyle())
                    if let quote { QuoteView(guest: quote) }
                    if day.endsStory { EndingView(friends: game.memory.friends) }
                    if !isGiftFirst { gift }
                }
                .frame(maxWidth: .infinity)
            }
            .multilineTextAlignment(.center)
            .foregroundStyle(.darkBrown)
            .fontDesign(.monospaced)
            .padding(.vertical, 8)
        } footer: {
            buttons
                .fontDesign(.monospaced)
                .padding(.vertical, 12)
        }
        // Escape must not discard the day's reward.
        .interactiveDismissDisabled(game.isChoosing(after: day))
    }

    private var arrangement: AnyLayout {
        game.isFlat ? AnyLayout(HStackLayout(alignment: .top, spacing: 20)) : AnyLayout(VStackLayout(spacing: 20))
    }

    /// The choice stays visible, even if large text would push it out.
    private var isGiftFirst: Bool { game.isFlat || textSize.isAccessibilitySize }

    @ViewBuilder private var gift: some View {
        if day.isGoalReached { GiftView(game: game, day: day) }
    }

    private var score: some View {
        VStack(spacing: 8) {
            let (left, all) = (Hearts.text(day.halfHearts), Hearts.text(day.goal * 2))
            Text("\(left) of \(all) hearts; \(Hearts.text(day.neededHalfHearts)) were needed.")
            Text(summary)
                .fontWeight(.bold)
            if day.newStreak > 1 {
                Label {
                    Text("\(day.newStreak) days in a row")
                } icon: {
                    Image(systemName: "flame.fill").foregroundStyle(.orange)
                }
            }
            if day.bestStreak > max(day.newStreak, 1) {
                Text("Your best: \(day.bestStreak) days in a row")
                    .font(.caption)
            }
        }
    }

    private var summary: LocalizedStringKey {
        if !day.isGoalReached { return "Not enough today. The dreams will give you another chance." }
        if day.endsStory { return "The dreams are at home here now. The shop is yours!" }
        return "A good day. The dreams will be back."
    }

    @ViewBuilder private var buttons: some View {
        if day.isGoalReached {
            Button("Next day") { game.beginNextDay() }
                .buttonStyle(GameButtonStyle(width: 232))
                .disabled(game.isChoosing(after: day))
        } else {
            // Side by side if there is room.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { choices }
                VStack(spacing: 12) { choices }
            }
        }
    }

    @ViewBuilder private var choices: some View {
        Button("Try the day again") { game.tryDayAgain() }
            .buttonStyle(GameButtonStyle(width: 232))
        Button("Go on anyway") { game.beginNextDay() }
            .buttonStyle(GameButtonStyle(width: 232))
    }

    private var guests: [Guest] {
        game.memory.guests.filter { $0.day == day.number }.prefix(day.servedCount).reversed()
    }

    /// The last guest who was fully pleased, or else the last one, whose words are quoted.
    private var quote: Guest? {
        guests.last { $0.hearts == 1 } ?? guests.last
    }
}

/// A guest and its hearts in one line.
private struct GuestLine: View {
    let guest: Guest

    var body: some View {
        HStack(spacing: 12) {
            PortraitView(guest: guest, size: 44)
            Text(verbatim: guest.name)
                .wholeWords(of: guest.name)
                .multilineTextAlignment(.leading)
            Spacer(minLength: 0)
            HeartView(hearts: guest.hearts)
                .font(.title3)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A guest's words.
private struct QuoteView: View {
    let guest: Guest

    var body: some View {
        VStack(spacing: 4) {
            Text("“\(guest.comment)”")
                .italic()
            Text(verbatim: guest.name)
                .font(.caption)
        }
    }
}
