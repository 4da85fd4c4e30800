import SwiftUI

/// A month as a grid, with the events of the chosen day below.
struct CalendarMonthScreen: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var direction
    @State private var month = DateComponents(calendar: .current, year: 2024, month: 5, day: 1).date!
    @State private var selection: Date?
    @State private var isForward = true

    private let columns = [GridItem](repeating: GridItem(.flexible(minimum: 36), spacing: 4), count: 7)

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button {
                    step(-1)
                } label: {
                    Image(systemName: "chevron.left").padding(10)
                }
                .accessibilityLabel("Previous month")
                Spacer()
                Text(month, format: .dateTime.month(.wide).year())
                    .font(.title2.weight(.semibold))
                    .id(month)
                    .transition(.push(from: isForward ? .trailing : .leading))
                Spacer()
                Button {
                    step(1)
                } label: {
                    Image(systemName: "chevron.right").padding(10)
                }
                .accessibilityLabel("Next month")
            }
            .clipped()

            LazyVGrid(columns: columns, spacing: 6) {
                ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
                    Text(symbol).font(.caption).foregroundStyle(.secondary)
                }
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day {
                        DayCell(day: day, isSelected: day == selection, hasEvent: hasEvent(day))
                            .onTapGesture { selection = day }
                    } else {
                        Color.clear.frame(height: 40)
                    }
                }
            }
            .gesture(
                DragGesture(minimumDistance: 30).onEnded { value in
                    step(value.predictedEndTranslation.width < 0 ? 1 : -1)
                })

            Divider()
            events
            Spacer(minLength: 0)
        }
        .padding()
        .frame(maxWidth: 480)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }

    @ViewBuilder private var events: some View {
        if let selection {
            VStack(alignment: .leading, spacing: 12) {
                Text(selection.formatted(date: .complete, time: .omitted)).font(.headline)
                if hasEvent(selection) {
                    ForEach(["Breakfast with Taylor", "Rehearsal"], id: \.self) { title in
                        HStack {
                            RoundedRectangle(cornerRadius: 2).fill(.tint).frame(width: 4)
                            VStack(alignment: .leading) {
                                Text(title)
                                Text(selection..<selection.addingTimeInterval(5400), format: .interval.hour().minute())
                                    .font(.caption)
                                    .foregroundStyle(.secondary)
                            }
                        }
                        .fixedSize(horizontal: false, vertical: true)
                    }
                } else {
                    Text("Nothing planned").foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            Text("Choose a day").foregroundStyle(.secondary)
        }
    }

    private var days: [Date?] {
        guard let range = calendar.range(of: .day, in: .month, for: month) else { return [] }
        let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: offset)
            + range.compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: month) }
    }

    private func hasEvent(_ day: Date) -> Bool { calendar.component(.day, from: day) % 5 == 2 }

    private func step(_ months: Int) {
        isForward = months > 0
        withAnimation(.easeInOut(duration: 0.25)) {
            month = calendar.date(byAdding: .month, value: months, to: month) ?? month
            selection = nil
        }
    }
}

private struct DayCell: View {
    let day: Date
    var isSelected = false
    var hasEvent: Bool

    var body: some View {
        VStack(spacing: 2) {
            Text(day, format: .dateTime.day())
                .fontWeight(isSelected ? .bold : nil)
                .foregroundStyle(isSelected ? Color.white : .primary)
                .frame(width: 34, height: 34)
                .background {
                    if isSelected { Circle().fill(.tint) }
                }
            Circle().fill(.red).frame(width: 5, height: 5).opacity(hasEvent ? 1 : 0)
        }
        .frame(maxWidth: .infinity, minHeight: 40)
        .contentShape(Rectangle())
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(day, style: .date))
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}
