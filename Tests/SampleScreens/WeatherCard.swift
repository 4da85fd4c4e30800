import SwiftUI

/// The weather: a card over a sky, hours in a row, days with temperature bars.
struct WeatherCardScreen: View {
    @State private var unit = UnitTemperature.celsius
    @State private var isLoading = false
    private let days = Calendar.current.shortWeekdaySymbols

    var body: some View {
        ZStack {
            sky.ignoresSafeArea()
            ScrollView {
                VStack(spacing: 16) {
                    VStack(spacing: 4) {
                        Text("Kyoto").font(.largeTitle).fontWeight(.medium)
                        Text(temperature(21.4)).font(.system(size: 84, weight: .thin))
                        Text("Mostly clear").font(.title3)
                        Text("H:\(temperature(24)) L:\(temperature(14))").font(.headline)
                    }
                    .foregroundStyle(.white)
                    .shadow(radius: 2)
                    .padding(.top, 40)

                    card("Next hours", systemImage: "clock") {
                        ScrollView(.horizontal) {
                            HStack(spacing: 22) {
                                ForEach(0..<12) { hour in
                                    VStack(spacing: 8) {
                                        Text(hour == 0 ? "Now" : "\(hour + 9)").font(.caption.bold())
                                        Image(systemName: hour.isMultiple(of: 3) ? "cloud.sun.fill" : "sun.max.fill")
                                            .symbolRenderingMode(.multicolor)
                                            .font(.title2)
                                        Text(temperature(21 + 3 * sin(Double(hour) / 3)))
                                    }
                                }
                            }
                        }
                        .scrollIndicators(.hidden)
                    }
                    card("Week", systemImage: "calendar") {
                        VStack {
                            ForEach(days.indices, id: \.self) { index in
                                dayRow(days[index], low: 12 + Double(index % 3), high: 20 + Double(index % 4))
                                if index < days.endIndex - 1 { Divider().overlay(.white.opacity(0.3)) }
                            }
                        }
                    }
                    .redacted(reason: isLoading ? .placeholder : [])
                    Picker("Unit", selection: $unit) {
                        Text("°C").tag(UnitTemperature.celsius)
                        Text("°F").tag(UnitTemperature.fahrenheit)
                    }
                    .pickerStyle(SegmentedPickerStyle())
                    .frame(width: 160)
                }
                .padding()
                .frame(maxWidth: 560)
                .frame(maxWidth: .infinity)
            }
            .refreshable {
                isLoading = true
                try? await Task.sleep(nanoseconds: 20_000_000)
                isLoading = false
            }
        }
        .environment(\.colorScheme, .dark)
    }

    private var sky: some View {
        LinearGradient(
            stops: [
                .init(color: Color(red: 0.15, green: 0.35, blue: 0.75), location: 0),
                .init(color: Color(red: 0.45, green: 0.7, blue: 0.95), location: 0.7),
                .init(color: Color(.sRGB, red: 0.9, green: 0.8, blue: 0.7, opacity: 1), location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }

    private func temperature(_ celsius: Double) -> String {
        Measurement(value: celsius, unit: UnitTemperature.celsius).converted(to: unit)
            .formatted(
                .measurement(
                    width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
    }

    private func dayRow(_ name: String, low: Double, high: Double) -> some View {
        HStack {
            Text(name).frame(width: 48, alignment: .leading)
            Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
            Text(temperature(low)).frame(width: 48, alignment: .trailing).opacity(0.7)
            GeometryReader { proxy in
                let scale = proxy.size.width / 20
                Capsule().fill(.black.opacity(0.2))
                    .overlay(alignment: .leading) {
                        Capsule()
                            .fill(
                                LinearGradient(
                                    colors: [.mint, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
                            )
                            .frame(width: (high - low) * scale)
                            .offset(x: (low - 10) * scale)
                    }
            }
            .frame(height: 5)
            Text(temperature(high)).frame(width: 48, alignment: .trailing)
        }
        .padding(.vertical, 4)
    }

    private func card(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View
    ) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(title, systemImage: systemImage).font(.caption).textCase(.uppercase).opacity(0.7)
            content()
        }
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}
