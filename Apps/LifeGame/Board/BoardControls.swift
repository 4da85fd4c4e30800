import LifeEngine
import SwiftUI

/// The controls below the board: counters, the next generation, the speed, and the patterns.
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
            LargestThatFits { buttons }
            PatternAndSpeed(choice: $viewModel.choice, speed: $viewModel.speed, speeds: 0.5...12)
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
