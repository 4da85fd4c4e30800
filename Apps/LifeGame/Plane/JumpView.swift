import LifeEngine
import SwiftUI

/// Asks for the generation to jump to, and for the rule.
struct JumpView: View {
    @ObservedObject var viewModel: PlaneViewModel
    @Environment(\.dismiss) private var dismiss
    @State private var generation = "1000"
    @State private var rule = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Jump").font(.title2).fontWeight(.bold)
                Spacer()
                Button("Done") { dismiss() }
            }
            HStack {
                TextField("Generation", text: $generation)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(jump)
                Button("Go", action: jump)
                    .buttonStyle(.borderedProminent)
                    .disabled(number == nil)
            }
            HStack {
                TextField("Rule", text: $rule)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { viewModel.setRule(rule) }
                Button("Set rule") { viewModel.setRule(rule) }
                    .buttonStyle(.bordered)
            }
            if let problem = viewModel.problem { Text(verbatim: problem).foregroundStyle(.red) }
        }
        .padding(20)
        .frame(maxWidth: 480, maxHeight: .infinity, alignment: .top)
        .onAppear { rule = viewModel.rule.description }
        .presentationDetents([.medium])
    }

    /// How long it takes depends on the pattern: a gun takes no time, a soup may take an hour for ten million.
    private var number: Int? { Int(generation).flatMap { (0...1_000_000_000_000_000).contains($0) ? $0 : nil } }

    private func jump() {
        guard let number else { return }
        viewModel.jump(to: number)
        dismiss()
    }
}
