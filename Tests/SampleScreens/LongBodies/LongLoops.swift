import SwiftUI

struct LongTrip: Identifiable {
    var id = UUID()
    var name = ""
    var city: String? = nil
    var days = 3
    var price = 12.5
    var tags: [String] = []
    var isDone = false
    var rating: Int? = nil
    var owner: LongOwner? = nil
}
struct LongOwner { var name: String?; var age: Int? }

/// Nested loops with closures in each.
struct LongLoopsScreen: View {
    @State private var trips = [
        LongTrip(name: "Kyoto", city: "Kyoto", days: 9, price: 120, tags: ["temples", "food"], rating: 5),
        LongTrip(name: "Rome", days: 4, price: 80, tags: ["art"], isDone: true, rating: 4),
        LongTrip(name: "Bergen", city: "Bergen", days: 6, price: 95, tags: ["rain", "hikes", "fish"]),
    ]
    @State private var selection: Set<UUID> = []
    @State private var search = ""
    let columns = [GridItem(.flexible()), GridItem(.flexible(), spacing: 8), GridItem(.adaptive(minimum: 80))]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(
                    trips.filter { search.isEmpty || $0.name.lowercased().contains(search.lowercased()) }.sorted {
                        $0.price < $1.price
                    }
                ) { trip in
                    VStack(alignment: .leading, spacing: 4) {
                        HStack {
                            Text(trip.name).font(.headline).foregroundColor(trip.isDone ? .secondary : .primary)
                                .strikethrough(trip.isDone)
                            Spacer()
                            Image(systemName: selection.contains(trip.id) ? "star.fill" : "star").foregroundColor(
                                selection.contains(trip.id) ? .yellow : .gray)
                        }
                        Text(trip.city?.uppercased() ?? trip.owner?.name ?? "Nowhere").font(.caption).foregroundStyle(
                            trip.city == nil ? .tertiary : .secondary)
                        HStack(spacing: 2) {
                            ForEach(1...5, id: \.self) { star in
                                Image(systemName: star <= (trip.rating ?? 0) ? "star.fill" : "star")
                                    .foregroundStyle(star <= (trip.rating ?? 0) ? .orange : .gray)
                                    .font(.system(size: star == trip.rating ? 14 : 10))
                                    .onTapGesture {
                                        if let index = trips.firstIndex(where: { $0.id == trip.id }) {
                                            trips[index].rating = star
                                        }
                                    }
                            }
                        }
                        ForEach(Array(trip.tags.enumerated()), id: \.offset) { index, tag in
                            Text("#\(tag)")
                                .font(.caption2)
                                .padding(.horizontal, 6)
                                .padding(.vertical, 2)
                                .background(
                                    Capsule().fill(
                                        index % 2 == 0 ? Color.blue.opacity(0.15) : Color.green.opacity(0.15))
                                )
                                .foregroundColor(index % 2 == 0 ? .blue : .green)
                        }
                        Text("\(trip.days) days · \(trip.price * Double(trip.days), format: .currency(code: "EUR"))")
                            .font(.footnote.weight(trip.price > 100 ? .bold : .regular))
                        ProgressView(value: Double(trip.days) / 14.0, total: 1.0).tint(trip.days > 7 ? .red : .green)
                    }
                    .padding(12)
                    .background(selection.contains(trip.id) ? Color.accentColor.opacity(0.1) : Color(white: 0.95))
                    .cornerRadius(12)
                    .overlay(
                        RoundedRectangle(cornerRadius: 12).stroke(
                            selection.contains(trip.id) ? Color.accentColor : .clear, lineWidth: 2)
                    )
                    .contextMenu {
                        Button {
                            if selection.contains(trip.id) {
                                selection.remove(trip.id)
                            } else {
                                selection.insert(trip.id)
                            }
                        } label: {
                            Label(selection.contains(trip.id) ? "Unselect" : "Select", systemImage: "checkmark")
                        }
                        Button(role: .destructive) {
                            trips.removeAll { $0.id == trip.id }
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
                    .onTapGesture {
                        withAnimation {
                            if selection.contains(trip.id) {
                                selection.remove(trip.id)
                            } else {
                                selection.insert(trip.id)
                            }
                        }
                    }
                }
            }
            .padding()
        }
        .searchable(text: $search)
        .safeAreaInset(edge: .bottom) {
            Text(
                "Total: \(trips.reduce(0) { $0 + $1.price * Double($1.days) }, specifier: "%.2f"), \(trips.map(\.days).reduce(0, +)) days"
            ).padding().frame(maxWidth: .infinity).background(.ultraThinMaterial)
        }
    }
}
