import SwiftUI

/// The first way: `scaleEffect` follows a `MagnificationGesture`. The image zooms about its center, and can't be
/// panned.
struct MagnifiedImageView: View {
    @State private var magnification = Magnification()

    var body: some View {
        Image("sample")
            .resizable()
            .scaledToFit()
            .accessibilityLabel(Text("A village by the sea"))
            .accessibilityIdentifier("picture")
            .scaleEffect(magnification.scale)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                MagnificationGesture()
                    .onChanged { magnification.change(to: $0) }
                    .onEnded { _ in magnification.end() }
            )
            .background(.black)
            .clipped()
            .navigationTitle("MagnificationGesture")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(.visible, for: .navigationBar)
    }
}
