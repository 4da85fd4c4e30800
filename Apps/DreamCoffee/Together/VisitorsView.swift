import SwiftUI

/// The café's visitors, the invitation, and the ways out.
struct VisitorsView: View {
    @Environment(\.dismiss) private var dismiss
    let cafe: Cafe
    let leave: () -> Void
    @State private var isAskingToClose = false

    var body: some View {
        CardView(width: 480) {
            VStack(spacing: 16) {
                list
                InvitationView(invitation: cafe.invitation)
                waysOut
            }
        } footer: {
            Button("Back to the shop") { dismiss() }
                .buttonStyle(GameButtonStyle(width: 232))
                .padding(.vertical, 12)
        }
        .foregroundStyle(.darkBrown)
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("In the café")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            row(cafe.name, cafe.color, Text("You"))
            ForEach(cafe.everybody) { visitor in
                HStack {
                    row(visitor.name, visitor.color, visitor.isAsleep ? Text("asleep") : nil)
                    Spacer()
                    muteButton(visitor)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle())
    }

    private func row(_ name: String, _ color: VisitorColor, _ note: Text?) -> some View {
        HStack(spacing: 10) {
            Rectangle()
                .fill(color.color)
                .frame(width: 18, height: 18)
                .border(.boxEdge, width: 2)
                .accessibilityHidden(true)
            Text(verbatim: name)
                .fontWeight(.bold)
            note.font(.caption)
        }
        .frame(minHeight: 32)
        .accessibilityElement(children: .combine)
    }

    private func muteButton(_ visitor: CafeVisitor) -> some View {
        BoxIconButton(
            visitor.isMuted ? Text("Hear \(visitor.name) again") : Text("Don’t hear \(visitor.name)"),
            symbol: visitor.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill"
        ) {
            cafe.mute(visitor.id, !visitor.isMuted)
        }
    }

    @ViewBuilder private var waysOut: some View {
        if cafe.isOwner {
            if isAskingToClose {
                Text("Everybody goes home, and the address leads nowhere any more.")
                    .multilineTextAlignment(.center)
                Button("Close the door", role: .destructive) { cafe.closeDoor() }
                    .buttonStyle(GameButtonStyle(width: 232))
            } else {
                Button("Close the door…") { isAskingToClose = true }
                    .buttonStyle(GameButtonStyle(width: 232))
            }
        }
        Button("Leave the café", action: leave)
            .buttonStyle(GameButtonStyle(width: 232))
    }
}

/// The café's address, and ways to share it. If the system has its own way to invite, no address is shown.
struct InvitationView: View {
    let invitation: SharedCafe
    @State private var address: String?
    @State private var isCopied = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Who opens this address comes in:")
            if let address {
                Text(verbatim: address)
                    .font(.footnote)
                    .textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { buttons }
                VStack(alignment: .leading, spacing: 12) { buttons }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle())
        .task { await findAddress() }
    }

    @ViewBuilder private var buttons: some View {
        #if canImport(UIKit)
            if let address {
                Button {
                    UIPasteboard.general.string = address
                    isCopied = true
                } label: {
                    if isCopied { Text("Copied") } else { Text("Copy") }
                }
                .buttonStyle(GameButtonStyle(isSmall: true))
            }
        #endif
        ShareLink(item: invitation, preview: SharePreview("Dream Coffee")) {
            HStack(spacing: 8) {
                Image(systemName: "square.and.arrow.up")
                    .accessibilityHidden(true)
                Text("Share")
                    .fontWeight(.medium)
            }
            .frame(minHeight: 20)
            .modifier(GameBoxStyle(insets: EdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14), edge: 4))
        }
        .buttonStyle(.plain)
    }

    private func findAddress() async {
        guard let data = try? await invitation.exported(as: .url) else { return }
        address = String(decoding: data, as: UTF8.self)
    }
}
