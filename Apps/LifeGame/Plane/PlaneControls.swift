import LifeEngine
import SwiftUI

/// What stands below the plane: going on, a far generation, patterns, rules and files.
struct PlaneControls: View {
    @EnvironmentObject var viewModel: PlaneViewModel
    @State private var showsFiles = false
    @State private var showsJump = false
    @State private var saved = Pattern(cells: [])

    var body: some View {
        VStack(spacing: 12) {
            if let progress = viewModel.jumpProgress { jumping(progress) } else { buttons }
            HStack(spacing: 12) {
                Picker("Pattern", selection: $viewModel.choice) {
                    ForEach(PlanePattern.allCases) { Text($0.name).tag($0) }
                }
                .labelsHidden()
                Text("Speed")
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                Slider(value: $viewModel.speed, in: 0...3) { Text("Speed") }
            }
        }
        .frame(maxWidth: 640)
        .padding([.horizontal, .bottom], 16)
        .sheet(isPresented: $showsFiles) { FilesView(pattern: saved) { viewModel.load($0) } }
        .sheet(isPresented: $showsJump) { JumpView(viewModel: viewModel) }
    }

    /// As large as fit side by side.
    private var buttons: some View {
        ViewThatFits(in: .horizontal) {
            row.controlSize(.large)
            row.controlSize(.regular)
            row.controlSize(.small)
        }
    }

    private var row: some View {
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
