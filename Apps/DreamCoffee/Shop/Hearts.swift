import SwiftUI

/// Formats hearts.
enum Hearts {
    /// For example "2.5": a fraction in small digits is hard to read, and screen readers read it as a date.
    static func text(_ halfHearts: Int) -> String {
        let (whole, half) = halfHearts.quotientAndRemainder(dividingBy: 2)
        return half > 0 ? "\(whole).5" : "\(whole)"
    }

    /// A guest's rating, in words.
    static func words(_ hearts: Double) -> LocalizedStringResource {
        hearts == 1 ? "Pleased" : hearts > 0 ? "Half pleased" : "Not pleased"
    }
}

/// A guest's rating: a full, half or empty heart.
struct HeartView: View {
    let hearts: Double

    var body: some View {
        Image(systemName: "heart")
            .overlay {
                if hearts > 0 {
                    Image(systemName: "heart.fill")
                        .mask(alignment: .leading) { half }
                }
            }
            .foregroundStyle(hearts > 0 ? Color(red: 0.75, green: 0.27, blue: 0.27) : .darkBrown)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(Hearts.words(hearts)))
    }

    private var half: some View {
        GeometryReader { place in
            Rectangle().frame(width: place.size.width * hearts)
        }
    }
}

#Preview("Hearts") {
    HStack { ForEach([0, 0.5, 1], id: \.self) { HeartView(hearts: $0) } }
        .font(.largeTitle)
        .padding()
}
