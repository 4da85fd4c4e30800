import SwiftUI

/// Everybody whom the player has served, the last one first.
struct GuestBookView: View {
    let guests: [Guest]
    let language: GameLanguage
    let leave: () -> Void

    private let columns = [GridItem(.adaptive(minimum: 280), spacing: 20, alignment: .top)]

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 24) {
                MenuHeader(title: "Guest Book", leave: leave)
                if guests.isEmpty {
                    Text("Nobody has been here yet. Serve a dream, and it will sign its name.")
                        .multilineTextAlignment(.center)
                        .frame(maxWidth: 340)
                        .modifier(GameBoxStyle())
                }
                LazyVGrid(columns: columns, spacing: 20) {
                    ForEach(guests) { GuestPage(guest: $0, language: language) }
                }
            }
            .foregroundStyle(.darkBrown)
            .frame(maxWidth: 960)
            .padding()
            .frame(maxWidth: .infinity)
        }
    }
}

/// A guest's page: portrait, order, drink and verdict.
private struct GuestPage: View {
    let guest: Guest
    let language: GameLanguage

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top, spacing: 12) {
                portrait
                    .frame(width: 96, height: 96)
                VStack(alignment: .leading, spacing: 6) {
                    Text(verbatim: guest.name)
                        .font(.headline)
                        .accessibilityAddTraits(.isHeader)
                    Text("Day \(guest.day)")
                        .font(.caption)
                    Image(systemName: guest.isPleased ? "heart.fill" : "heart")
                        .accessibilityLabel(guest.isPleased ? "Pleased" : "Not quite")
                }
                Spacer(minLength: 0)
            }
            Text(verbatim: guest.order)
            HStack(alignment: .top, spacing: 8) {
                Image(systemName: "cup.and.saucer.fill")
                    .accessibilityHidden(true)
                Text(verbatim: guest.drink.title(in: language))
                    .font(.callout)
            }
            Text(verbatim: guest.comment)
                .fontWeight(.bold)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle())
    }

    @ViewBuilder private var portrait: some View {
        ZStack {
            Color.white.opacity(0.5)
            #if canImport(UIKit)
                if let portrait = guest.portrait, let image = UIImage(data: portrait) {
                    Image(uiImage: image)
                        .resizable()
                        .accessibilityLabel(guest.pictureDescription)
                }
            #elseif canImport(AppKit)
                if let portrait = guest.portrait, let image = NSImage(data: portrait) {
                    Image(nsImage: image)
                        .resizable()
                        .accessibilityLabel(guest.pictureDescription)
                }
            #endif
        }
    }
}
