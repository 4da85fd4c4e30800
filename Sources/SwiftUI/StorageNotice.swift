import Observation
import SwiftUICore

/// Whether visitors' changes can be saved.
@MainActor
@Observable
final class StorageHealth {
    static let shared = StorageHealth()

    var isTroubled = false {
        didSet { for window in VisitorWindows.shared.all { note(in: window) } }
    }

    /// Prepares a window for its notice.
    func note(in window: ViewGraph) { if isTroubled { window.parts.use(.storageNotice) } }
}

/// Shows a notice in a window while nothing can be saved.
struct StorageNotice: View {
    let health: StorageHealth

    var body: some View {
        if health.isTroubled {
            NoticeLabel(
                text: .system("Changes can’t be saved right now. They are kept here, and saved as soon as possible."))
        }
    }
}

/// A text over a window's upper edge that doesn't block input.
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
