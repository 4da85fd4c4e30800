import SwiftUI

/// All guests whom the player has served, the most recent first, and the conversation log.
struct GuestBookView: View {
    private enum Part: Hashable { case guests, log }

    let memory: ShopMemory?
    /// Where the conversations are stored, if not with the guests.
    var talks: ShopMemory?
    let language: GameLanguage
    /// The place from which the book was opened.
    var origin: LocalizedStringKey = "Menu"
    @State private var part = Part.guests
    @Environment(\.dynamicTypeSize) private var textSize

    /// Columns would break large words.
    private var columns: [GridItem] {
        [GridItem(textSize.isAccessibilitySize ? .flexible() : .adaptive(minimum: 280), spacing: 20, alignment: .top)]
    }
    private var guests: [Guest] { memory?.guests ?? [] }
    private var log: [SaidLine] { (talks ?? memory)?.log ?? [] }

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 24) {
                MenuHeader(title: "Guest Book", origin: origin)
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 12) { tabs }
                    VStack(spacing: 12) { tabs }
                }
                switch part {
                case .guests: pages
                case .log: lines
                }
            }
            .foregroundStyle(.darkBrown)
            .frame(maxWidth: 960)
            .padding()
            .frame(maxWidth: .infinity)
        }
    }

    @ViewBuilder private var tabs: some View {
        tab("Guests", .guests)
        tab("What was said", .log)
    }

    private func tab(_ title: LocalizedStringKey, _ tab: Part) -> some View {
        Button(title) { part = tab }
            .buttonStyle(GameButtonStyle(isSmall: true))
            .overlay { Color.darkBrown.opacity(part == tab ? 0.18 : 0).allowsHitTesting(false) }
            .accessibilityAddTraits(part == tab ? .isSelected : [])
    }

    @ViewBuilder private var pages: some View {
        if guests.isEmpty { note("Nobody has been here yet. Serve a dream, and it will sign its name.") }
        LazyVGrid(columns: columns, spacing: 20) {
            ForEach(guests) { GuestPage(guest: $0, language: language) }
        }
    }

    @ViewBuilder private var lines: some View {
        if log.isEmpty { note("Nothing was said yet.") }
        LazyVStack(spacing: 12) {
            ForEach(log) { LogLine(line: $0) }
        }
        .modifier(RoomyWidth(560))
    }

    private func note(_ text: LocalizedStringKey) -> some View {
        Text(text)
            .multilineTextAlignment(.center)
            .modifier(RoomyWidth(340))
            .modifier(GameBoxStyle())
    }
}

/// The player's line, and the answer.
private struct LogLine: View {
    let line: SaidLine

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Spacer()
                Text("Day \(line.day)")
                    .font(.caption)
            }
            if !line.player.isEmpty { words(line.player, of: Text("You")) }
            words(line.reply, of: Text(verbatim: line.name))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle(edge: 4))
        .accessibilityElement(children: .combine)
    }
}

extension LogLine {
    /// A speaker's name and words.
    private func words(_ words: String, of name: Text) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            name.font(.caption).fontWeight(.bold)
            Text(verbatim: words)
        }
    }
}

/// A guest's page: portrait, order, drink and verdict.
private struct GuestPage: View {
    let guest: Guest
    let language: GameLanguage
    @Environment(\.dynamicTypeSize) private var textSize

    /// Large text has no room next to the portrait.
    private var arrangement: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
            : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            arrangement {
                PortraitView(guest: guest, size: 96)
                VStack(alignment: .leading, spacing: 6) {
                    Text(verbatim: guest.name)
                        .font(.headline)
                        .wholeWords(of: guest.name)
                        .accessibilityAddTraits(.isHeader)
                    Text("Day \(guest.day)")
                        .font(.caption)
                    HeartView(hearts: guest.hearts)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            Text(verbatim: guest.order)
            HStack(alignment: .top, spacing: 8) {
                Image(systemName: "cup.and.saucer.fill")
                    .accessibilityHidden(true)
                Text(verbatim: guest.drink.title(in: language))
                    .font(.callout)
                if guest.hasFoamArt == true {
                    Image(systemName: "heart.circle.fill")
                        .accessibilityLabel("With a heart in its foam")
                }
            }
            Text(verbatim: guest.comment)
                .fontWeight(.bold)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle())
    }
}
