import SwiftUI

/// A guest's comment and rating, and what was right, wrong or extra.
struct VerdictView: View {
    let comment: String
    let verdict: Verdict?
    /// 0, 0.5 or 1.
    let hearts: Double
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 12) {
                HeartView(hearts: hearts)
                    .font(.title)
                Text(AttributedString(comment))
                    .font(.title3)
                    .fontWeight(.bold)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let verdict {
                parts("As it had wished:", verdict.matched)
                parts("You gave:", verdict.given)
                parts("It had wished for:", verdict.missed)
                parts(hearts == 1 ? "Too much (from day 2 it costs half a heart):" : "Too much:", verdict.tooMuch)
            }
        }
        .foregroundStyle(.darkBrown)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(GameBoxStyle())
        // The pressed button has disappeared, so the result is announced to assistive technology.
        .onAppear { AccessibilityNotification.Announcement(spoken).post() }
    }

    /// The guest's comment, its rating, and the reasons.
    private var spoken: String {
        let reasons = verdict.map { verdict in
            [
                reason("As it had wished:", verdict.matched), reason("You gave:", verdict.given),
                reason("It had wished for:", verdict.missed), reason("Too much:", verdict.tooMuch),
            ]
        }
        return ([comment, words(Hearts.words(hearts)) + "."] + (reasons ?? []).compactMap(\.self))
            .joined(separator: " ")
    }

    private var separator: String { locale.language.languageCode == .japanese ? "、" : ", " }

    private func reason(_ title: LocalizedStringResource, _ parts: [String]) -> String? {
        parts.isEmpty ? nil : words(title) + " " + parts.joined(separator: separator) + "."
    }

    private func words(_ resource: LocalizedStringResource) -> String {
        var resource = resource
        resource.locale = locale
        return String(localized: resource)
    }

    @ViewBuilder private func parts(_ title: LocalizedStringKey, _ parts: [String]) -> some View {
        if !parts.isEmpty {
            (Text(title).fontWeight(.bold) + Text(verbatim: " " + parts.joined(separator: separator)))
                .font(.callout)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .combine)
        }
    }
}

#Preview("Half right") {
    VerdictView(
        comment: "Almost like the first star!",
        verdict: Verdict(
            matched: ["Latte"], missed: ["iced"], given: ["hot"], tooMuch: ["caramel"], rating: .pleased,
            comment: "Almost like the first star!"),
        hearts: 0.5
    )
    .padding()
    .background(.backgroundBrown)
}
