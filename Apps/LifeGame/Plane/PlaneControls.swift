import LifeEngine
import SwiftUI

/// The controls below the plane: run, jump, patterns, rules and files.
struct PlaneControls: View {
    @EnvironmentObject var viewModel: PlaneViewModel
    @State private var showsFiles = false
    @State private var showsJump = false
    @State private var saved = Pattern(cells: [])

    var body: some View {
        VStack(spacing: 12) {
            if let progress = viewModel.jumpProgress { jumping(progress) } else { LargestThatFits { buttons } }
            PatternAndSpeed(choice: $viewModel.choice, speed: $viewModel.speed, speeds: 0...3)
        }
        .frame(maxWidth: 640)
        .padding([.horizontal, .bottom], 16)
        .sheet(isPresented: $showsFiles) { FilesView(pattern: saved) { viewModel.load($0) } }
        .sheet(isPresented: $showsJump) { JumpView(viewModel: viewModel) }
    }

    private var buttons: some View {
        HStack(spacing: 8) {
            Button(viewModel.isRunning ? "Stop" : "Run") { viewModel.toggleRunning() }
                .buttonStyle(.borderedProminent)
            Button("Step") { viewModel.advance() }
            Spacer(minLength: 0)
            Button("Jump") { showsJump = true }
            Button("Files") {
                Task {
                    saved = await viewModel.livingCells()
                    showsFiles = true
                }
            }
        }
        .buttonStyle(.bordered)
    }

    private func jumping(_ progress: Double) -> some View {
        HStack(spacing: 12) {
            ProgressView(value: progress)
            Button("Cancel") { viewModel.stop() }
                .buttonStyle(.bordered)
        }
        .controlSize(.large)
    }
}
