import SwiftUI

/// Shows how far the selected page has moved, measured by a view over it.
struct SlideTabOffsetView: View {
    @State private var selection = 0
    @State private var offset: CGFloat = 0

    var body: some View {
        TabView(selection: $selection) {
            page(.red, 0)
            page(.green, 1)
            page(.blue, 2)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .overlay {
            Text(verbatim: "\(Int(offset.rounded()))")
                .font(.system(size: 24, weight: .bold))
                .foregroundStyle(.white)
                .accessibilityLabel(Text("Offset"))
                .accessibilityValue(Text(verbatim: "\(Int(offset.rounded()))"))
        }
        .navigationTitle("Scroll offset")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func page(_ color: Color, _ tag: Int) -> some View {
        color
            .tag(tag)
            .ignoresSafeArea(edges: .bottom)
            .overlay {
                GeometryReader { proxy in
                    Color.clear
                        .onChange(of: proxy.frame(in: .global)) { newValue in
                            // Only the selected page counts; the others move as well.
                            guard selection == tag else { return }
                            offset = newValue.minX
                        }
                }
            }
    }
}
