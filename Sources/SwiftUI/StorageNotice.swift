import Observation
import SwiftUICore

/// Whether what visitors change can be kept.
@MainActor
@Observable
final class StorageHealth {
    static let shared = StorageHealth()

    var isTroubled = false
}

/// Says in a window that nothing can be saved, for as long as that is so.
struct StorageNotice: ViewModifier {
    let health: StorageHealth

    func body(content: Content) -> some View {
        content.overlay(alignment: .top) {
            if health.isTroubled {
                NoticeLabel(
                    text: .system(
                        "Changes can’t be saved right now. They are kept here, and saved as soon as possible."))
            }
        }
    }
}

/// Words that lie over a window's upper edge and are in nobody's way.
struct NoticeLabel: View {
    let text: Text

    var body: some View {
        text
            .font(.footnote)
            .multilineTextAlignment(.center)
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .background(Color(red: 0.55, green: 0.12, blue: 0.1), in: RoundedRectangle(cornerRadius: 14))
            .frame(maxWidth: 420)
            .padding(10)
            .allowsHitTesting(false)
    }
}
