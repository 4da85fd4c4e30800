import SwiftUI

struct DayForecast: Identifiable {
    let id = UUID()
    let day: String
    let icon: String
    let low: Int
    let high: Int
}

struct ForecastBackground: View {
    @Binding var isNight: Bool

    var body: some View {
        LinearGradient(
            gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
            startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .edgesIgnoringSafeArea(.all)
    }
}

struct WeatherButton: View {
    var title: LocalizedStringKey
    var textColor: Color
    var backgroundColor: Color

    var body: some View {
        Text(title)
            .frame(width: 280, height: 50)
            .background(backgroundColor.gradient)
            .foregroundColor(textColor)
            .font(.system(size: 20, weight: .bold, design: .default))
            .cornerRadius(10)
    }
}

/// A week's weather in white on a sky, with a button that switches to night.
struct ForecastCardsScreen: View {
    @State private var isNight = false
    @State private var isExpanded = false

    private let days = [
        DayForecast(day: "TUE", icon: "cloud.sun.fill", low: 12, high: 19),
        DayForecast(day: "WED", icon: "sun.max.fill", low: 14, high: 24),
        DayForecast(day: "THU", icon: "wind", low: 9, high: 15),
        DayForecast(day: "FRI", icon: "cloud.rain.fill", low: 8, high: 13),
        DayForecast(day: "SAT", icon: "snow", low: -2, high: 3),
    ]

    var body: some View {
        ZStack {
            ForecastBackground(isNight: $isNight)
            ScrollView {
                VStack(spacing: 24) {
                    Text("Cupertino, CA")
                        .font(.system(size: 32, weight: .medium, design: .default))
                        .foregroundColor(.white)
                        .padding(.top)
                    VStack(spacing: 10) {
                        Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
                            .renderingMode(.original)
                            .resizable()
                            .aspectRatio(contentMode: .fit)
                            .frame(width: 140, height: 140)
                        Text("\(isNight ? 11 : 22)°")
                            .font(.system(size: 70, weight: .medium))
                            .foregroundColor(.white)
                            .contentTransition(.numericText())
                    }
                    HStack(spacing: 12) {
                        ForEach(days) { day in
                            VStack {
                                Text(day.day).font(.system(size: 16, weight: .medium, design: .default))
                                Image(systemName: day.icon)
                                    .symbolRenderingMode(.multicolor)
                                    .resizable()
                                    .aspectRatio(contentMode: .fit)
                                    .frame(width: 36, height: 36)
                                Text("\(day.high)°").font(.system(size: 24, weight: .medium))
                            }
                            .foregroundColor(.white)
                        }
                    }
                    .padding()
                    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))

                    VStack(alignment: .leading, spacing: 0) {
                        DisclosureGroup(isExpanded: $isExpanded) {
                            ForEach(days) { day in
                                HStack {
                                    Text(day.day).frame(width: 60, alignment: .leading)
                                    Text("\(day.low)°").opacity(0.7).frame(width: 40)
                                    GeometryReader { geometry in
                                        Capsule()
                                            .fill(.white.opacity(0.25))
                                            .overlay(alignment: .leading) {
                                                Capsule()
                                                    .fill(
                                                        LinearGradient(
                                                            colors: [.cyan, .yellow, .orange], startPoint: .leading,
                                                            endPoint: .trailing)
                                                    )
                                                    .frame(
                                                        width: geometry.size.width * CGFloat(day.high - day.low) / 27
                                                    )
                                                    .offset(x: geometry.size.width * CGFloat(day.low + 2) / 27)
                                            }
                                    }
                                    .frame(height: 6)
                                    Text("\(day.high)°").frame(width: 40)
                                }
                                .padding(.vertical, 6)
                            }
                        } label: {
                            Label("5-day forecast", systemImage: "calendar").font(.headline)
                        }
                        .tint(.white)
                    }
                    .foregroundStyle(.white)
                    .padding()
                    .background(RoundedRectangle(cornerRadius: 20).fill(.white.opacity(0.15)))

                    Button {
                        withAnimation(.easeInOut(duration: 0.5)) { isNight.toggle() }
                    } label: {
                        WeatherButton(title: "Change Day Time", textColor: .blue, backgroundColor: .white)
                    }
                }
                .padding(.horizontal)
                .frame(maxWidth: 500)
                .frame(maxWidth: .infinity)
            }
        }
    }
}
