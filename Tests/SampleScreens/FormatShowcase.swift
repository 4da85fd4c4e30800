import SwiftUI

/// Formatted dates, numbers, measurements, lists and names; Markdown, plurals, and concatenated texts.
struct FormatShowcaseScreen: View {
    private let date = Date(timeIntervalSince1970: 1_718_000_000)
    @State private var amount = 1234.5
    @State private var percentage = 0.256

    var body: some View {
        Form {
            Section("Dates") {
                Text(date, style: .date)
                Text(date, style: .relative)
                Text(date...date.addingTimeInterval(7200))
                Text(date.formatted(date: .long, time: .shortened))
                Text(date, format: .dateTime.weekday(.wide).day().month(.abbreviated))
                Text(date.formatted(.iso8601))
                Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
                Text(Date.now, format: .relative(presentation: .named))
            }
            Section("Numbers") {
                Text(amount, format: .currency(code: "JPY"))
                Text(percentage, format: .percent.precision(.significantDigits(3)))
                Text(123_456_789.formatted(.number.notation(.compactName)))
                Text("\(amount, specifier: "%.2f") is \(Int(amount)) and \(percentage.formatted(.percent))")
                Text(Int64(3_500_000), format: .byteCount(style: .file))
                TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
            }
            Section("Measures") {
                Text(Measurement(value: 5, unit: UnitLength.kilometers).formatted())
                Text(Measurement(value: 21, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow)))
                Text(
                    Measurement(value: 250, unit: UnitMass.grams),
                    format: .measurement(width: .wide, usage: .asProvided))
                Text(Duration.seconds(3725), format: .time(pattern: .hourMinuteSecond))
            }
            Section("Words") {
                Text(["Tea", "Milk", "Sugar"], format: .list(type: .and))
                Text("**Bold**, *italic*, `code`, ~~gone~~ and [a link](https://example.com)")
                Text("One ") + Text("two").bold().foregroundStyle(.red) + Text(" three").italic()
                Text(attributed)
                Text("^[\(3) apple](inflect: true)")
                Text(verbatim: "Verbatim %d **not bold**")
                Text("Kerned").kerning(4).baselineOffset(2).underline(color: .blue)
                Text("UPPER").textCase(.lowercase)
            }
        }
        .navigationTitle("Formats")
    }

    private var attributed: AttributedString {
        var text = AttributedString("Attributed")
        text.foregroundColor = .purple
        text.font = .body.bold()
        if let range = text.range(of: "tri") { text[range].backgroundColor = .yellow }
        return text + AttributedString(" and more")
    }
}
