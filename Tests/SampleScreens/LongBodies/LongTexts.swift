import SwiftUI

/// Concatenated texts without type annotations.
struct LongTextsScreen: View {
    var name = "Ada"
    var score = 12
    var best: Int? = 40
    var isNight = false
    var body: some View {
        VStack(alignment: .leading, spacing: 4 + 4 * 2) {
            Text("Hello, ").font(.title) + Text(name).font(.title).bold().foregroundColor(isNight ? .purple : .orange)
                + Text("! You have ") + Text("\(score)").foregroundColor(score > 10 ? .green : .red).bold()
                + Text(" points, ") + Text("\(score * 100 / (best ?? 1))%").italic() + Text(" of your best.")
            (Text("A") + Text("B").baselineOffset(isNight ? 4 : 2) + Text(Image(systemName: "star")) + Text("\n")
                + Text(Date(), style: .time)).font(.system(size: isNight ? 12 : 14)).lineSpacing(2 + 1)
            Text(score > 10 ? "Good" : "Bad") + Text(verbatim: isNight ? " night" : " day")
            Text(
                "\(name): \(score) of \(best ?? 0), \(Double(score) / Double(best ?? 1), specifier: "%.2f"), \(isNight ? "b" : "a")"
            )
            Text("Level \(score / 10 + 1)" + (isNight ? " (night)" : "") + ", next in \(10 - score % 10)")
            Group {
                if isNight {
                    Text("🌙")
                } else if score > 30 {
                    Text("☀️").font(.largeTitle)
                } else {
                    Text("☁️").foregroundStyle(.secondary)
                }
            }
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text(String(score)).font(.system(size: score > 100 ? 40 : 60, weight: .heavy, design: .rounded))
                    .monospacedDigit()
                Text("/" + String(best ?? 0)).font(.title3).foregroundStyle(best == nil ? .red : .secondary)
            }
            .frame(width: 100 + CGFloat(score) * 1.5, height: 40 * 2 + 8, alignment: .leading)
        }
    }
}
