import SwiftUI

extension View {
    /// Keeps a name unbroken: a single word is never split across lines, but is scaled down if it doesn't fit.
    func wholeWords(of name: String) -> some View {
        lineLimit(name.contains(" ") ? nil : 1)
            .minimumScaleFactor(0.5)
    }
}
