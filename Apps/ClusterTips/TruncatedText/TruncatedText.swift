import SwiftUI
import UIKit

/// A text limited to a few lines. If it is truncated, it ends with custom words in a custom color, and pressing it
/// shows the rest.
struct TruncatedText: View {
    /// The custom ending of a truncated text, after an ellipsis.
    struct Ellipsis: Equatable {
        var text = ""
        var color = Color.primary
        /// Nil for the text's own size.
        var fontSize: CGFloat?
    }

    let text: String
    let lineLimit: Int
    let lineSpacing: CGFloat
    let font: UIFont
    let ellipsis: Ellipsis
    @State private var width: CGFloat = 0
    @State private var isExpanded = false

    init(
        _ text: String, lineLimit: Int, lineSpacing: CGFloat = 2, font: UIFont = .preferredFont(forTextStyle: .body),
        ellipsis: Ellipsis = Ellipsis()
    ) {
        self.text = text
        self.lineLimit = lineLimit
        self.lineSpacing = lineSpacing
        self.font = font
        self.ellipsis = ellipsis
    }

    var body: some View {
        content
            .font(Font(font))
            .lineSpacing(lineSpacing)
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
    }

    @ViewBuilder private var content: some View {
        if let beginning = isExpanded ? nil : cut.beginning(of: text) {
            Button {
                isExpanded = true
            } label: {
                (Text(verbatim: beginning) + Text(verbatim: "… ").font(Font(endingFont))
                    + Text(verbatim: ellipsis.text).font(Font(endingFont)).foregroundColor(ellipsis.color))
                    .lineLimit(lineLimit)
            }
            .buttonStyle(.plain)
            .accessibilityHint(Text("Shows the whole text"))
        } else {
            Text(verbatim: text).lineLimit(isExpanded ? nil : lineLimit)
        }
    }

    private var endingFont: UIFont { ellipsis.fontSize.map { font.withSize($0) } ?? font }

    private var cut: TextCut {
        TextCut(
            lineLimit: lineLimit, lineSpacing: lineSpacing, font: font, ending: "… " + ellipsis.text,
            endingFont: endingFont, width: width)
    }
}
