import SwiftUI

/// What a guest said to its drink, and what it liked.
struct VerdictView: View {
    let comment: String
    let verdict: Verdict?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(AttributedString(comment))
                .font(.title3)
                .fontWeight(.bold)
                .frame(maxWidth: .infinity, alignment: .leading)
            if let verdict {
                if !verdict.matched.isEmpty {
                    parts(verdict.matched, symbol: "heart.fill", label: "Liked")
                }
                if !verdict.missed.isEmpty {
                    parts(verdict.missed, symbol: "heart", label: "Not quite")
                }
            }
        }
        .foregroundStyle(.darkBrown)
        .modifier(GameBoxStyle())
        // The pressed button has gone: who doesn't see what stands here now has nothing to find it by.
        .onAppear { AccessibilityNotification.Announcement(comment).post() }
    }

    private func parts(_ parts: [String], symbol: String, label: LocalizedStringKey) -> some View {
        HStack(spacing: 8) {
            Image(systemName: symbol)
                .accessibilityLabel(label)
            Text(verbatim: parts.joined(separator: " • "))
                .font(.callout)
        }
    }
}
