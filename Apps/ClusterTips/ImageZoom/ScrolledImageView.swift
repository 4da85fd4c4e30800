import SwiftUI

/// The second way: the image's frame grows inside a `ScrollView` with two axes. It can be panned, but zooms about its
/// origin, not about the fingers.
struct ScrolledImageView: View {
    @State private var aspectRatio: CGFloat = 1
    @State private var magnification = Magnification()

    var body: some View {
        GeometryReader { proxy in
            ScrollView([.horizontal, .vertical], showsIndicators: false) {
                Image("sample")
                    .resizable()
                    .scaledToFit()
                    .accessibilityLabel(Text("A village by the sea"))
                    .accessibilityIdentifier("picture")
                    .frame(width: proxy.size.width)
                    .background(
                        GeometryReader { imageGeometry in
                            Color.clear.onAppear {
                                let size = imageGeometry.size
                                // A missing image has no height.
                                if size.height > 0 { aspectRatio = size.width / size.height }
                            }
                        }
                    )
                    .scaleEffect(magnification.scale)
                    .frame(
                        width: proxy.size.width * magnification.scale,
                        height: proxy.size.width / aspectRatio * magnification.scale, alignment: .center
                    )
                    .gesture(
                        MagnificationGesture()
                            .onChanged { magnification.change(to: $0) }
                            .onEnded { _ in magnification.end() }
                    )
            }
            .background(.black)
        }
        .navigationTitle("In a ScrollView")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.visible, for: .navigationBar)
    }
}
