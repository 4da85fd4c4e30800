import SwiftUI

/// A body whose frames, offsets and angles are all sums.
struct LongFramesScreen: View {
    @State private var offset: CGFloat = 0
    @State private var progress = 0.4
    @State private var selected = 2
    var body: some View {
        GeometryReader { proxy in
            ZStack {
                LinearGradient(
                    gradient: Gradient(colors: [
                        selected == 1 ? .blue : .purple, progress > 0.5 ? Color.pink.opacity(0.5) : .orange,
                    ]), startPoint: .topLeading, endPoint: .bottomTrailing
                )
                .ignoresSafeArea()
                Circle()
                    .trim(from: 0, to: CGFloat(progress) * 0.8)
                    .stroke(style: StrokeStyle(lineWidth: proxy.size.width / 20 + 2, lineCap: .round))
                    .foregroundColor(progress > 0.8 ? .red : progress > 0.5 ? .orange : .green)
                    .rotationEffect(.degrees(-90 + progress * 360))
                    .frame(
                        width: proxy.size.width * 0.8 - 20, height: min(proxy.size.width, proxy.size.height) * 0.8 - 20
                    )
                    .position(x: proxy.size.width / 2 + offset * 0.5, y: proxy.size.height / 2 - 40 * CGFloat(progress))
                    .offset(x: offset, y: -offset / 2 + proxy.safeAreaInsets.top)
                    .scaleEffect(selected == 0 ? 1.2 : 1 - CGFloat(selected) * 0.05)
                    .shadow(
                        color: .black.opacity(0.2 + progress / 10), radius: selected == 1 ? 10 : 5, x: 0,
                        y: selected == 1 ? 8 : 2
                    )
                    .animation(.spring(response: 0.4, dampingFraction: 0.7), value: selected)
                VStack(spacing: proxy.size.height > 600 ? 20 : 8) {
                    ForEach(0..<8) { index in
                        RoundedRectangle(cornerRadius: CGFloat(index) * 2 + 4)
                            .fill(
                                Color(hue: Double(index) / 8, saturation: 0.8, brightness: index == selected ? 1 : 0.7)
                            )
                            .frame(
                                width: (proxy.size.width - 16 * 2 - 8 * 3) / 4 * CGFloat(index % 4 + 1) / 2,
                                height: 20 + CGFloat(index * 2)
                            )
                            .opacity(1 - Double(abs(index - selected)) * 0.15)
                            .offset(x: CGFloat(index - selected) * 10 + offset, y: 0)
                            .rotation3DEffect(.degrees(Double(index - selected) * 12.0), axis: (x: 0, y: 1, z: 0))
                            .zIndex(Double(8 - abs(index - selected)))
                            .onTapGesture {
                                withAnimation(.spring()) {
                                    selected = index; offset = CGFloat(index) * 2 - 4
                                }
                            }
                    }
                }
                .padding(.horizontal, proxy.size.width > 500 ? 40 : 16)
                Path { path in
                    path.move(to: CGPoint(x: 0, y: proxy.size.height * 0.75))
                    for step in stride(from: 0, through: proxy.size.width, by: 4) {
                        path.addLine(
                            to: CGPoint(
                                x: step, y: proxy.size.height * 0.75 + sin(step / 30 + offset) * 20 * CGFloat(progress))
                        )
                    }
                }
                .stroke(.white.opacity(0.6), lineWidth: 2)
            }
        }
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
                offset = value.translation.width / 2 + value.predictedEndTranslation.height * 0.1
            }.onEnded { value in
                withAnimation(.easeOut) {
                    offset = abs(value.translation.width) > 100 ? value.translation.width > 0 ? 200 : -200 : 0
                }
            })
    }
}
