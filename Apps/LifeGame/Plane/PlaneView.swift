import LifeEngine
import SwiftUI

/// The unbounded plane with its counters and controls.
struct PlaneView: View {
    @EnvironmentObject var viewModel: PlaneViewModel

    var body: some View {
        VStack(spacing: 12) {
            PlaneCanvas()
                .overlay(alignment: .bottomTrailing) { zoomButtons }
                .padding(.horizontal, 12)
            PlaneCounts()
            if let problem = viewModel.status.problem {
                Text(verbatim: problem.words)
                    .font(.callout)
                    .foregroundStyle(.red)
                    .padding(.horizontal, 16)
            }
            PlaneControls()
        }
        .onDisappear { viewModel.stop() }
    }

    private var zoomButtons: some View {
        VStack(spacing: 8) {
            round("plus", "Zoom in") { viewModel.zoom(by: 1.6) }
            round("minus", "Zoom out") { viewModel.zoom(by: 1 / 1.6) }
            round("arrow.up.left.and.arrow.down.right", "Show everything") { Task { await viewModel.fit() } }
        }
        .padding(12)
    }

    private func round(_ symbol: String, _ label: LocalizedStringKey, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol)
                .accessibilityHidden(true)
                .frame(width: 44, height: 44)
                .background(Color.planeButton, in: Circle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.accent)
        .accessibilityLabel(label)
    }
}

/// Generation, population, rate and their plot.
private struct PlaneCounts: View {
    @EnvironmentObject var viewModel: PlaneViewModel

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Generation \(viewModel.status.generation)")
                Text("\(viewModel.status.population) alive")
            }
            .layoutPriority(1)
            Spacer(minLength: 0)
            PopulationPlot(populations: viewModel.history)
                .frame(maxWidth: 160, maxHeight: 36)
            Text("\(Int(viewModel.rate.rounded())) per second")
                .layoutPriority(1)
        }
        // In a narrow window the plot shrinks first, then the text.
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .font(.callout)
        .foregroundStyle(.secondary)
        .frame(maxWidth: 640)
        .padding(.horizontal, 16)
    }
}
