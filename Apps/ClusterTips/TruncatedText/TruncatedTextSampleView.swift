import SwiftUI
import UIKit

/// SwiftUI's truncation and ours, for several texts and any width.
struct TruncatedTextSampleView: View {
    @State private var part = 1.0
    @State private var lines = 3
    @State private var size = 17.0

    private let cat = """
        吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた\
        事だけは記憶している。吾輩はここで始めて人間というものを見た。
        """
    private let village = """
        The village lies where the road ends and the sea begins. In the morning the boats come home, in the evening the \
        lamps are lit one after the other, and nobody who stays for a night leaves without having been told a story.
        """
    private let family = "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🧑‍🍳🐈‍⬛👍🏿🇯🇵🫶🏼☕️🎮🏔️🚲🍣🎏⛩️🗾🎐🍵🍡🎎🌸👩‍❤️‍👩🧜🏾‍♀️🦸🏻‍♂️🤹🏼🧗🏽‍♀️🚣🏾🏄🏿‍♂️🪂🎻🥁🎷🪗🎺🎨🧵🧶🪡👒🎩🧢🪖"

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 28) {
                controls
                VStack(alignment: .leading, spacing: 28) {
                    sample("SwiftUI's own") { Text(verbatim: cat).font(Font(font)).lineLimit(lines) }
                    sample("Truncated text") { truncated(cat) }
                    sample("Words") { truncated(village) }
                    sample("Emoji") { truncated(family + family) }
                    sample("Other sizes") {
                        TruncatedText(
                            village, lineLimit: lines, lineSpacing: 10, font: font,
                            ellipsis: .init(text: more, color: .orange, fontSize: size * 0.8))
                    }
                }
                .containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in
                    max(min(width - 40, 720) * part, 120)
                }
            }
            .padding(20)
        }
        .navigationTitle("Truncated text")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var controls: some View {
        VStack(spacing: 12) {
            LabeledContent("Width") { Slider(value: $part, in: 0.3...1).accessibilityLabel(Text("Width")) }
            LabeledContent("Size") { Slider(value: $size, in: 11...28, step: 1).accessibilityLabel(Text("Size")) }
            Stepper("Lines: \(lines)", value: $lines, in: 1...8)
        }
        .frame(maxWidth: 480)
    }

    private var font: UIFont { .systemFont(ofSize: size) }
    private var more: String { String(localized: "More") }

    private func truncated(_ text: String) -> some View {
        TruncatedText(text, lineLimit: lines, font: font, ellipsis: .init(text: more, color: .blue)).id(text)
    }

    private func sample<Content: View>(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.caption).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
            content()
        }
    }
}

#Preview("Truncated text") {
    NavigationStack { TruncatedTextSampleView() }
}
