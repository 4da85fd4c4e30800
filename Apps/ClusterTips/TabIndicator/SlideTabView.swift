import SwiftUI

/// Three pages under three titles, with a bar that follows the finger.
struct SlideTabView: View {
    @State private var selection = 0
    @State private var indicatorPosition: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                HStack {
                    Text("Page1").frame(maxWidth: .infinity, maxHeight: .infinity)
                    Text("Page2").frame(maxWidth: .infinity, maxHeight: .infinity)
                    Text("Page3").frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .frame(height: 48)
                .overlay(alignment: .bottomLeading) {
                    Rectangle()
                        .foregroundColor(.primary)
                        .frame(width: geometry.size.width / 3, height: 4)
                        .accessibilityIdentifier("indicator")
                        .offset(x: indicatorPosition, y: 0)
                }
                TabView(selection: $selection) {
                    page(.red, 0, geometry.size.width)
                    page(.green, 1, geometry.size.width)
                    page(.blue, 2, geometry.size.width)
                }
                .ignoresSafeArea(edges: .bottom)
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
        }
        .navigationTitle("Indicator")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func page(_ color: Color, _ tag: Int, _ screenWidth: CGFloat) -> some View {
        color
            .tag(tag)
            .ignoresSafeArea(edges: .bottom)
            .overlay {
                GeometryReader { proxy in
                    Color.clear
                        .onChange(of: proxy.frame(in: .global)) { newValue in
                            guard selection == tag else { return }
                            indicatorPosition = -(newValue.minX - screenWidth * CGFloat(selection)) / 3
                        }
                }
            }
    }
}

#Preview("Indicator") {
    NavigationStack { SlideTabView() }
}
