import SwiftUI

/// The room itself: wall, floor, bar, table, and who stands at them, drawn in pixels as large as the window allows.
struct ShopRoomView: View {
    /// The window's, in points.
    let size: CGSize
    let isQuiet: Bool
    let talkToBarista: () -> Void
    let talkToLisa: () -> Void

    /// The room's own size in pixels, and what the dialog below it needs, in points.
    private static let roomSize = CGSize(width: 120, height: 100)
    private static let dialogHeight: CGFloat = 300

    /// A pixel of the pictures, in whole points, so that all of them are equally large.
    private var pixel: CGFloat {
        let fitting = min(size.width / Self.roomSize.width, (size.height - Self.dialogHeight) / Self.roomSize.height)
        return min(max(fitting.rounded(.down), 2), 6)
    }

    var body: some View {
        ZStack {
            CloudsBackgroundView()
            VStack(spacing: 0) {
                room
                    .padding(.top, min(max((size.height - Self.dialogHeight - 100 * pixel) / 2, 8), 80))
                Spacer()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var room: some View {
        ZStack(alignment: .bottom) {
            picture(.shopRoom, 120, 100)
            character(.barista, 22, 40, "Talk to the barista", action: talkToBarista)
                .offset(x: -20 * pixel, y: -45 * pixel)
            picture(.counter, 64, 31)
                .offset(x: -20 * pixel, y: -32 * pixel)
                .allowsHitTesting(false)
            character(.lisa, 22, 40, "Talk to Lisa", action: talkToLisa)
                .offset(x: 32 * pixel, y: -14 * pixel)
            picture(.table, 26, 20)
                .offset(x: 16 * pixel, y: -8 * pixel)
                .allowsHitTesting(false)
        }
    }

    private func picture(_ image: ImageResource, _ width: CGFloat, _ height: CGFloat) -> some View {
        Image(image)
            .interpolation(.none)
            .resizable()
            .frame(width: width * pixel, height: height * pixel)
            .accessibilityHidden(true)
    }

    private func character(
        _ image: ImageResource, _ width: CGFloat, _ height: CGFloat, _ label: LocalizedStringKey,
        action: @escaping () -> Void
    ) -> some View {
        Button(action: action) { picture(image, width, height) }
            .buttonStyle(.plain)
            .disabled(!isQuiet)
            .accessibilityLabel(label)
    }
}
