import SwiftUI
import UIKit

/// The third way: UIKit's scroll view zooms about the fingers.
struct ImageViewerView: View {
    var body: some View {
        ImageViewer(imageName: "sample", label: String(localized: "A village by the sea"))
            .background(.black)
            .ignoresSafeArea(edges: .bottom)
            .navigationTitle("UIScrollView")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(.visible, for: .navigationBar)
    }
}

/// UIKit's image viewer as a SwiftUI view.
struct ImageViewer: UIViewRepresentable {
    let imageName: String
    let label: String

    func makeUIView(context: Context) -> UIImageViewer { UIImageViewer(imageName: imageName) }

    func updateUIView(_ uiView: UIImageViewer, context: Context) { uiView.label = label }
}

#Preview("UIScrollView") {
    NavigationStack { ImageViewerView() }
}
