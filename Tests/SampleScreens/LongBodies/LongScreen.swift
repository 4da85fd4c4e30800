import SwiftUI

/// Tabs, lists, alerts and inline bindings in one body.
struct LongScreenScreen: View {
    @State private var tab = 0
    @State private var trips = [LongTrip(name: "Kyoto", city: "Kyoto"), LongTrip(name: "Rome")]
    @State private var chosen: LongTrip?
    @State private var isAsking = false
    @State private var temperature = 21.0
    @AppStorage("unit") private var isCelsius = true
    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                List {
                    Section(
                        header: Text("Open (\(trips.filter { !$0.isDone }.count))"),
                        footer: Text(trips.isEmpty ? "Nothing" : "\(trips.count) in all")
                    ) {
                        ForEach($trips) { $trip in
                            NavigationLink {
                                VStack {
                                    TextField("Name", text: $trip.name); Toggle("Done", isOn: $trip.isDone);
                                    Text(trip.owner?.name ?? "—")
                                }.padding().navigationTitle(trip.name)
                            } label: {
                                HStack(spacing: 12) {
                                    Circle().fill(trip.isDone ? .green : .orange).frame(width: 12, height: 12)
                                    VStack(alignment: .leading) {
                                        Text(trip.name);
                                        Text(trip.city ?? "?").font(.caption).foregroundStyle(.secondary)
                                    }
                                    Spacer()
                                    Text(trip.price, format: .currency(code: "EUR")).foregroundStyle(
                                        trip.price > 100 ? .red : .primary)
                                }
                            }
                            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                                Button(role: .destructive) {
                                    trips.removeAll { $0.id == trip.id }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                                Button {
                                    trip.isDone.toggle()
                                } label: {
                                    Label(trip.isDone ? "Open" : "Done", systemImage: "checkmark")
                                }.tint(trip.isDone ? .orange : .green)
                            }
                            .listRowBackground(trip.isDone ? Color.green.opacity(0.1) : Color.clear)
                        }
                        .onDelete { trips.remove(atOffsets: $0) }
                        .onMove { trips.move(fromOffsets: $0, toOffset: $1) }
                    }
                }
                .navigationTitle("Trips")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button {
                            isAsking = true
                        } label: {
                            Image(systemName: "plus")
                        }
                    }
                }
                .sheet(item: $chosen) { trip in Text(trip.name).presentationDetents([.medium, .large]) }
                .alert("New trip?", isPresented: $isAsking) {
                    Button("Cancel", role: .cancel) {};
                    Button("Add") { trips.append(LongTrip(name: "Trip \(trips.count + 1)")) }
                } message: {
                    Text("It will be number \(trips.count + 1).")
                }
            }
            .tabItem { Label("Trips", systemImage: "airplane") }
            .badge(trips.filter { !$0.isDone }.count)
            .tag(0)
            VStack(spacing: 20) {
                Text(
                    "\(isCelsius ? temperature : temperature * 9 / 5 + 32, specifier: "%.0f")°\(isCelsius ? "C" : "F")"
                ).font(.system(size: 64, weight: .thin))
                Slider(
                    value: Binding(
                        get: { isCelsius ? temperature : temperature * 9 / 5 + 32 },
                        set: { temperature = isCelsius ? $0 : ($0 - 32) * 5 / 9 }), in: isCelsius ? -30...50 : -22...122
                )
                Picker("Unit", selection: $isCelsius) {
                    Text("°C").tag(true); Text("°F").tag(false)
                }.pickerStyle(.segmented)
                Button {
                    withAnimation { temperature = temperature > 20 ? 20 : 20 + Double.random(in: 0...10) }
                } label: {
                    Text("Reset").frame(maxWidth: .infinity).padding().background(temperature > 20 ? Color.red : .blue)
                        .foregroundColor(.white).cornerRadius(10)
                }
                .buttonStyle(.plain)
            }
            .padding(.horizontal, 20 + 4)
            .background(
                temperature > 25 ? Color.orange.opacity(0.2) : temperature < 0 ? Color.blue.opacity(0.2) : Color.clear
            )
            .tabItem {
                Image(systemName: "thermometer"); Text("Weather")
            }
            .tag(1)
        }
        .accentColor(tab == 0 ? .blue : .orange)
        .preferredColorScheme(tab == 1 ? .dark : nil)
        .onChange(of: tab) { _, new in if new == 1 { chosen = nil } }
    }
}
