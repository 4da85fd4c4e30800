import LifeEngine
import SwiftUI

/// A pattern as the text of a file, for copying and pasting.
struct PatternTextView: View {
    /// The formats for writing. Reading detects the format.
    enum Format: Hashable { case runs, coordinates }

    /// With more cells the text would be too long to be useful.
    private static let cellCountMax = 5000

    let pattern: Pattern
    let load: (Pattern) throws -> Void
    @State private var format = Format.runs
    @State private var text = ""
    @State private var problem: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Picker("Format", selection: $format) {
                    Text(verbatim: "RLE").tag(Format.runs)
                    Text(verbatim: "Life 1.06").tag(Format.coordinates)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .frame(maxWidth: 220)
                Spacer()
                Button("Load text", action: read)
                    .buttonStyle(.bordered)
            }
            TextEditor(text: $text)
                .font(.footnote.monospaced())
                .frame(height: 120)
                .padding(8)
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(.quaternary).allowsHitTesting(false) }
                .accessibilityLabel("Pattern as text")
            if let problem { Text(verbatim: problem).foregroundStyle(.red) }
        }
        .onAppear(perform: write)
        .onChange(of: format) { write() }
    }

    private func write() {
        problem = nil
        guard pattern.cells.count <= Self.cellCountMax else { return text = "" }
        text = format == .runs ? RunLengthFormat.text(of: pattern) : CoordinateFormat.text(of: pattern)
    }

    private func read() {
        do {
            try load(try Pattern(data: Data(text.utf8)))
        } catch { problem = words(for: error) }
    }
}
