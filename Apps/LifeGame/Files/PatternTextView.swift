import LifeEngine
import SwiftUI

/// A pattern as the text of a file, for copying and pasting.
struct PatternTextView: View {
    /// The formats for writing. Reading detects the format.
    enum Format: Hashable { case runs, coordinates, macrocell }

    /// With more cells the text would be too long to be useful.
    private static let cellCountMax = 5000
    /// The same limit for the squares of a macrocell file.
    private static let squareCountMax = 2000

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
                    Text(verbatim: "Macrocell").tag(Format.macrocell)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .frame(maxWidth: 280)
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
        .onAppear {
            if !pattern.isListed { format = .macrocell }
            write()
        }
        .onChange(of: format) { write() }
    }

    private func write() {
        problem = nil
        text = (try? writtenText) ?? ""
    }

    private var writtenText: String {
        get throws {
            switch format {
            case .macrocell:
                guard pattern.macrocell?.squares.count ?? pattern.cells.count <= Self.squareCountMax else { return "" }
                return try MacrocellFormat.text(of: pattern)
            case _ where !pattern.isListed || pattern.cells.count > Self.cellCountMax: return ""
            case .runs: return RunLengthFormat.text(of: pattern)
            case .coordinates: return CoordinateFormat.text(of: pattern)
            }
        }
    }

    private func read() {
        do {
            try load(try Pattern(data: Data(text.utf8)))
        } catch { problem = words(for: error) }
    }
}
