import SwiftUI

/// Tags in a custom flow layout, and a layout that changes.
struct TagFlowScreen: View {
    @State private var tags = ["swift", "layout", "protocol", "containers", "flow", "a rather long one", "short"]
    @State private var isRadial = false
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 24) {
            FlowLayout(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    Text("#\(tag)")
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .background(.tint.opacity(0.15), in: .capsule)
                        .layoutPriority(tag.count > 10 ? 1 : 0)
                        .onTapGesture { withAnimation { tags.removeAll { $0 == tag } } }
                        .transition(.scale.combined(with: .opacity))
                }
            }
            HStack {
                TextField("New tag", text: $draft).textFieldStyle(.roundedBorder).onSubmit(add)
                Button("Add", action: add).disabled(draft.isEmpty)
            }
            let layout = isRadial ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout(spacing: 4))
            layout {
                ForEach(0..<8) { index in
                    Circle()
                        .fill(Color(hue: Double(index) / 8, saturation: 0.7, brightness: 0.9))
                        .frame(width: 28, height: 28)
                        .ranked(index)
                }
            }
            .frame(height: 180)
            Toggle("Radial", isOn: $isRadial.animation(.easeInOut))
            ViewThatFits(in: .horizontal) {
                HStack { wideText }
                VStack { wideText }
            }
            Spacer()
        }
        .padding()
    }

    @ViewBuilder private var wideText: some View {
        Text("This fits on a wide window")
        Text("and is put into two lines on a narrow one")
    }

    private func add() {
        guard !draft.isEmpty, !tags.contains(draft) else { return }
        withAnimation { tags.append(draft) }
        draft.removeAll()
    }
}

private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = rows(in: proposal.replacingUnspecifiedDimensions().width, cache.sizes)
        let height = rows.map { row in row.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +)
        return CGSize(width: proposal.width ?? 0, height: height + spacing * CGFloat(max(rows.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in rows(in: bounds.width, cache.sizes) {
            var x = bounds.minX
            for index in row {
                subviews[index].place(
                    at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(cache.sizes[index]))
                x += cache.sizes[index].width + spacing
            }
            y += (row.map { cache.sizes[$0].height }.max() ?? 0) + spacing
        }
    }

    private func rows(in width: CGFloat, _ sizes: [CGSize]) -> [[Int]] {
        var rows: [[Int]] = [[]]
        var x: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            if x + size.width > width, !rows[rows.count - 1].isEmpty {
                rows.append([])
                x = 0
            }
            rows[rows.count - 1].append(index)
            x += size.width + spacing
        }
        return rows
    }
}

private struct RankKey: LayoutValueKey {
    static let defaultValue = 0
}

extension View {
    fileprivate func ranked(_ rank: Int) -> some View { layoutValue(key: RankKey.self, value: rank) }
}

private struct RadialLayout: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = nil
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 180, proposal.height ?? 180)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2.6
        for subview in subviews {
            let angle = 2 * Double.pi * Double(subview[RankKey.self]) / Double(max(subviews.count, 1))
            let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}
