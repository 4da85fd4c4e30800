import CoreGraphics
import Foundation
import SwiftUICore

/// The sheet with a description, a style, and the resulting picture.
struct PlaygroundSheet: View {
    private let styles: PlaygroundStyles
    /// Concepts other than text, which are added to every description.
    private let fixedConcepts: [ImagePlaygroundConcept]
    /// Called with the picture's file, or nil if there is none.
    private let finish: (URL?) -> Void
    @State private var words: String
    @State private var wanted: Order
    @State private var picture: CGImage?
    @State private var hasFailed = false
    @State private var isMaking = false

    /// Identifies a request: a changed one needs a new picture.
    private struct Order: Hashable {
        var words: String
        var style: ImagePlaygroundStyle
        var count = 0
    }

    init(concepts: [ImagePlaygroundConcept], styles: PlaygroundStyles, finish: @escaping (URL?) -> Void) {
        let words = concepts.compactMap(\.words).joined(separator: ", ")
        let style = styles.allowed.contains(styles.selected) ? styles.selected : styles.allowed.first
        self.styles = styles
        self.finish = finish
        fixedConcepts = concepts.filter { $0.words == nil }
        _words = State(initialValue: words)
        _wanted = State(initialValue: Order(words: words, style: style ?? .animation))
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    easel
                    field
                    stylePicker
                    Button(action: repeatOrder) { Text.system("Another one") }
                        .disabled(isMaking || !canMake)
                }
                .padding(20)
                .frame(maxWidth: 520)
                .frame(maxWidth: .infinity)
            }
            .navigationTitle(Text.system("Create image"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(role: .cancel) {
                        finish(nil)
                    } label: {
                        Text.system("Cancel")
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(action: hand) { Text.system("Done") }.disabled(picture == nil || isMaking)
                }
            }
        }
        .task(id: wanted) { await make() }
    }

    // MARK: Parts

    private var easel: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20).fill(.quaternary)
            if let picture {
                Image(picture, scale: 1, label: Text(verbatim: wanted.words)).resizable()
                    .opacity(isMaking ? 0.4 : 1)
                    .clipShape(.rect(cornerRadius: 20))
            } else if !isMaking {
                Text.system(hasFailed ? "The picture could not be made." : "What shall be in the picture?")
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
                    .padding()
            }
            if isMaking { ProgressView() }
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 360)
    }

    private var field: some View {
        TextField(text: $words, prompt: Text.system("Describe a picture")) { Text.system("Describe a picture") }
            .textFieldStyle(.roundedBorder)
            .onSubmit { wanted = Order(words: words, style: wanted.style, count: wanted.count + 1) }
    }

    @ViewBuilder private var stylePicker: some View {
        if styles.allowed.count > 1 {
            Picker(selection: $wanted.style) {
                ForEach(styles.allowed) { style in style.title.tag(style) }
            } label: {
                Text.system("Style")
            }
            .pickerStyle(.segmented)
        }
    }

    // MARK: Making

    private var canMake: Bool { !words.allSatisfy(\.isWhitespace) || !fixedConcepts.isEmpty }

    private func repeatOrder() { wanted = Order(words: words, style: wanted.style, count: wanted.count + 1) }

    private func make() async {
        let spoken = wanted.words.allSatisfy(\.isWhitespace) ? [] : [ImagePlaygroundConcept.text(wanted.words)]
        let concepts = spoken + fixedConcepts
        guard !concepts.isEmpty else { return }
        (isMaking, hasFailed) = (true, false)
        do {
            let creator = try await ImageCreator()
            for try await created in creator.images(for: concepts, style: wanted.style, limit: 1) {
                picture = created.cgImage
            }
        } catch is CancellationError {
            return
        } catch {
            if Task.isCancelled { return }
            (picture, hasFailed) = (nil, true)
        }
        if !Task.isCancelled { isMaking = false }
    }

    /// Writes the picture to the temporary directory.
    private func hand() {
        guard let data = picture?.pngData else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent("Image Playground.png")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            finish(file)
        } catch {
            (picture, hasFailed) = (nil, true)
        }
    }
}

extension ImagePlaygroundConcept {
    /// The concept's text, which the user can edit.
    fileprivate var words: String? {
        if case .text(let words) = content { words } else { nil }
    }
}

extension ImagePlaygroundStyle {
    fileprivate var title: Text {
        switch self {
        case .animation: Text.system("Animation")
        case .illustration: Text.system("Illustration")
        case .sketch: Text.system("Sketch")
        default: Text(verbatim: id)
        }
    }
}
