import SwiftUI

/// The populations of the last pictures, as a line.
struct PopulationPlot: View {
    let populations: [Int]

    var body: some View {
        Canvas { context, size in
            context.stroke(line(in: size), with: .color(.accent), lineWidth: 1.5)
        }
        .accessibilityLabel("Population over time")
    }

    /// From the left edge to the right, with the maximum at the top.
    private func line(in size: CGSize) -> Path {
        var line = Path()
        guard populations.count > 1, let most = populations.max(), most > 0 else { return line }
        let step = size.width / CGFloat(populations.count - 1)
        for (place, population) in populations.enumerated() {
            let share = CGFloat(population) / CGFloat(most)
            let point = CGPoint(x: step * CGFloat(place), y: 1 + (size.height - 2) * (1 - share))
            if place == 0 { line.move(to: point) } else { line.addLine(to: point) }
        }
        return line
    }
}
