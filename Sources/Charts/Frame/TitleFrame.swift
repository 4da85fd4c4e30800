import SwiftUI

/// A plot with the titles of its axes.
struct TitleFrame<Content: View>: View {
    let model: ChartModel
    @ViewBuilder let content: Content

    var body: some View {
        let titles = titles
        if titles.isEmpty {
            content
        } else {
            VStack(spacing: 0) {
                row(titles, .top)
                HStack(spacing: 0) {
                    column(titles, .leading)
                    content
                    column(titles, .trailing)
                }
                row(titles, .bottom)
            }
        }
    }

    private struct Title {
        var edge: Edge
        var alignment: Alignment
        var spacing: CGFloat
        var view: any View
    }

    private var titles: [Title] {
        let x = model.options.x.titles.map { title($0, isVertical: false) }
        return x + model.options.y.titles.map { title($0, isVertical: true) }
    }

    private func title(_ title: ChartOptions.Title, isVertical: Bool) -> Title {
        let edge: Edge =
            switch title.position.kind {
            case .top, .topLeading, .topTrailing: .top
            case .bottom, .bottomLeading, .bottomTrailing: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .automatic, .overlay: isVertical ? .top : .bottom
            }
        let usual: Alignment =
            switch title.position.kind {
            case .topLeading, .bottomLeading: .leading
            case .topTrailing, .bottomTrailing: .trailing
            case .automatic: isVertical ? .trailing : .center
            default: .center
            }
        return Title(
            edge: edge, alignment: title.alignment ?? usual, spacing: title.spacing ?? 4, view: title.content)
    }

    @ViewBuilder private func row(_ titles: [Title], _ edge: Edge) -> some View {
        let titles = titles.filter { $0.edge == edge }
        ForEach(titles.indices, id: \.self) { index in
            look(titles[index]).padding(edge == .top ? .bottom : .top, titles[index].spacing)
                .frame(maxWidth: .infinity, alignment: titles[index].alignment)
        }
    }

    @ViewBuilder private func column(_ titles: [Title], _ edge: Edge) -> some View {
        let titles = titles.filter { $0.edge == edge }
        ForEach(titles.indices, id: \.self) { index in
            TurnedLayout { look(titles[index]).rotationEffect(.degrees(edge == .leading ? -90 : 90)) }
                .padding(edge == .leading ? .trailing : .leading, titles[index].spacing)
                .frame(maxHeight: .infinity, alignment: titles[index].alignment)
        }
    }

    private func look(_ title: Title) -> some View {
        AnyView(title.view).font(.caption).foregroundStyle(.secondary)
    }
}

/// Rotates a view by a right angle, and reserves the rotated size.
private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
