import SwiftUI

extension View {
    /// Keeps a name whole: the letters of a single word don't go to another line, and are drawn smaller where it has no room.
    func wholeWords(of name: String) -> some View {
        lineLimit(name.contains(" ") ? nil : 1)
            .minimumScaleFactor(0.5)
    }
}
