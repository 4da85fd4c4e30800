import SwiftUI

struct Spending: Identifiable {
    let id = UUID()
    let month: String
    let amount: Double
    let color: Color
}

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.degrees, endAngle.degrees) }
        set { (startAngle, endAngle) = (.degrees(newValue.first), .degrees(newValue.second)) }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: startAngle - .degrees(90),
            endAngle: endAngle - .degrees(90), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct LineGraph: Shape {
    var values: [CGFloat]

    func path(in rect: CGRect) -> Path {
        Path { path in
            let step = rect.width / CGFloat(max(values.count - 1, 1))
            for (index, value) in values.enumerated() {
                let point = CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

/// Charts without a library: bars, a pie and a line, all drawn with shapes.
struct SpendingChartsScreen: View {
    @State private var chosen: UUID?
    @State private var kind = "Bars"
    @State private var isShown = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    let data = [
        Spending(month: "Jan", amount: 320, color: .blue), Spending(month: "Feb", amount: 210, color: .teal),
        Spending(month: "Mar", amount: 480, color: .green), Spending(month: "Apr", amount: 390, color: .yellow),
        Spending(month: "May", amount: 150, color: .orange), Spending(month: "Jun", amount: 275, color: .pink),
    ]

    private var total: Double { data.map(\.amount).reduce(0, +) }
    private var maximum: Double { data.map { $0.amount }.max() ?? 1 }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    Picker("Kind", selection: $kind) {
                        ForEach(["Bars", "Pie", "Line"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)

                    VStack(alignment: .leading) {
                        Text("Total").font(.subheadline).foregroundStyle(.secondary)
                        Text(total, format: .currency(code: "EUR"))
                            .font(.system(.largeTitle, design: .rounded).weight(.bold))
                            .contentTransition(.numericText())
                    }

                    Group {
                        switch kind {
                        case "Bars": bars
                        case "Pie": pie
                        default: line
                        }
                    }
                    .frame(height: sizeClass == .compact ? 220 : 320)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 20))

                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 12)], spacing: 12) {
                        ForEach(data) { item in
                            HStack {
                                RoundedRectangle(cornerRadius: 4).fill(item.color.gradient).frame(width: 12, height: 34)
                                VStack(alignment: .leading) {
                                    Text(item.month).font(.headline)
                                    Text("\(item.amount, specifier: "%.0f") €").font(.caption).foregroundColor(
                                        .secondary)
                                }
                                Spacer(minLength: 0)
                                Text("\(Int((item.amount / total * 100).rounded()))%").font(.footnote.monospacedDigit())
                            }
                            .padding(12)
                            .background(
                                RoundedRectangle(cornerRadius: 12)
                                    .fill(chosen == item.id ? item.color.opacity(0.15) : Color(.tertiarySystemFill))
                            )
                            .onTapGesture { withAnimation(.snappy) { chosen = chosen == item.id ? nil : item.id } }
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Spending")
        }
        .onAppear { withAnimation(.easeOut(duration: 0.6)) { isShown = true } }
    }

    private var bars: some View {
        HStack(alignment: .bottom, spacing: 10) {
            ForEach(data) { item in
                VStack {
                    Spacer(minLength: 0)
                    if chosen == item.id {
                        Text("\(Int(item.amount))").font(.caption2.bold()).transition(.scale.combined(with: .opacity))
                    }
                    RoundedRectangle(cornerRadius: 6)
                        .fill(chosen == nil || chosen == item.id ? item.color : item.color.opacity(0.3))
                        .frame(height: isShown ? 160 * item.amount / maximum : 4)
                    Text(item.month).font(.caption2).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.snappy) { chosen = item.id } }
            }
        }
    }

    private var pie: some View {
        ZStack {
            ForEach(Array(data.enumerated()), id: \.element.id) { index, item in
                let before = data.prefix(index).map(\.amount).reduce(0, +)
                PieSlice(
                    startAngle: .degrees(before / total * 360),
                    endAngle: .degrees((before + item.amount) / total * 360)
                )
                .fill(item.color)
                .scaleEffect(chosen == item.id ? 1.06 : 1)
                .onTapGesture { withAnimation(.spring) { chosen = item.id } }
            }
            Circle().fill(.background.secondary).padding(60)
        }
    }

    private var line: some View {
        ZStack(alignment: .bottomLeading) {
            VStack {
                ForEach(0..<4) { _ in
                    Divider()
                    Spacer()
                }
                Divider()
            }
            LineGraph(values: data.map { CGFloat($0.amount / maximum) })
                .trim(to: isShown ? 1 : 0)
                .stroke(
                    LinearGradient(colors: data.map(\.color), startPoint: .leading, endPoint: .trailing),
                    style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        }
    }
}
