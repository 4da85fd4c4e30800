import LifeEngine
import SwiftUI

/// What stands below the board: what it counts, the next generation, its speed, and its patterns.
struct BoardControls: View {
    @EnvironmentObject var viewModel: LGViewModel
    @State private var showsFiles = false

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Text("Generation \(viewModel.generation)")
                Spacer()
                Text("\(viewModel.population) alive")
            }
            .font(.callout)
            .foregroundStyle(.secondary)
            // As large as fit side by side.
            ViewThatFits(in: .horizontal) {
                buttons.controlSize(.large)
                buttons.controlSize(.regular)
                buttons.controlSize(.small)
            }
            HStack(spacing: 12) {
                Picker("Pattern", selection: $viewModel.choice) {
                    ForEach(BoardPattern.allCases) { Text($0.name).tag($0) }
                }
                .labelsHidden()
                Text("Speed")
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                Slider(value: $viewModel.speed, in: 0.5...12) { Text("Speed") }
            }
        }
        .frame(maxWidth: 480)
        .padding([.horizontal, .bottom], 16)
        .sheet(isPresented: $showsFiles) {
            FilesView(pattern: viewModel.livingCells) { try viewModel.load($0) }
        }
    }

    private var buttons: some View {
        HStack(spacing: 12) {
            Button("NextGen") { next() }
                .buttonStyle(.borderedProminent)
            Button(viewModel.isRunning ? "Stop" : "Run") { viewModel.toggleRunning() }
                .buttonStyle(.bordered)
            Spacer(minLength: 0)
            Button("Files") { showsFiles = true }
                .buttonStyle(.bordered)
        }
    }

    private func next() {
        Task {
            await viewModel.doPrep()
            await viewModel.moveToNextGen()
            await viewModel.updateCells()
        }
    }
}
