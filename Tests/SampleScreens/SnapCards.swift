import SwiftUI

/// Cards with a custom snapping behavior, and a chat anchored at its end.
struct SnapCardsScreen: View {
    @State private var messages = ["Hello!", "How is the weather?"]
    @State private var isPlaying = false

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<10) { index in
                        RoundedRectangle(cornerRadius: 20)
                            .fill(Color(hue: Double(index) / 10, saturation: 0.5, brightness: 0.9).gradient)
                            .overlay { Text("\(index + 1)").font(.largeTitle.bold()).foregroundStyle(.white) }
                            .frame(width: 200, height: 140)
                    }
                }
                .padding(.horizontal, 20)
            }
            .scrollTargetBehavior(StepBehavior(step: 216))
            .frame(height: 170)
            Divider()
            ScrollView {
                VStack(alignment: .leading, spacing: 10) {
                    ForEach(messages.indices, id: \.self) { index in
                        Text(messages[index]).padding(10).background(.tint.opacity(0.15), in: .rect(cornerRadius: 12))
                            .frame(maxWidth: .infinity, alignment: index.isMultiple(of: 2) ? .leading : .trailing)
                    }
                }
                .padding()
            }
            .defaultScrollAnchor(.bottom)
            .defaultScrollAnchor(.bottom, for: .sizeChanges)
            HStack {
                Button("Send", systemImage: "paperplane.fill") { messages.append("Message \(messages.count + 1)") }
                    .buttonStyle(.glassProminent)
                Button("Play", systemImage: isPlaying ? "pause" : "play") { isPlaying.toggle() }
                    .buttonStyle(.glass)
                    .symbolEffect(.bounce, value: isPlaying)
            }
            .padding()
        }
    }
}

private struct StepBehavior: ScrollTargetBehavior {
    let step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let nearest = (target.rect.minX / step).rounded() * step
        target.rect.origin.x = max(min(nearest, context.contentSize.width - context.containerSize.width), 0)
    }
}
