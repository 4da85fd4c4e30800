import SwiftUI

/// A form with many rows in one body, which the compiler has to type-check at once.
struct LongFormScreen: View {
    @State private var name = ""
    @State private var age = 20
    @State private var weight = 62.5
    @State private var isOn = false
    @State private var color = Color.red
    @State private var date = Date()
    @State private var choice = 1
    @State private var notes = ""
    @Environment(\.colorScheme) private var colorScheme
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                Section("Person") {
                    TextField("Name", text: $name)
                        .focused($isFocused)
                        .foregroundStyle(name.isEmpty ? .red : .primary)
                    Stepper("Age: \(age)", value: $age, in: 0...120)
                    HStack {
                        Text("Weight")
                        Spacer()
                        Text("\(weight, specifier: "%.1f") kg")
                            .font(.system(size: weight > 100 ? 12 : 14, weight: isOn ? .bold : .regular))
                            .foregroundColor(weight > 100 ? .red : .secondary)
                    }
                    Slider(value: $weight, in: 30...200, step: 0.5) {
                        Text("Weight")
                    } minimumValueLabel: {
                        Text("30")
                    } maximumValueLabel: {
                        Text("200")
                    }
                }
                Section {
                    Toggle("On", isOn: $isOn.animation(.easeInOut(duration: isOn ? 0.2 : 0.4)))
                    Toggle(isOn: $isOn) { Label("Wifi", systemImage: isOn ? "wifi" : "wifi.slash") }
                        .tint(isOn ? .green : .gray)
                    Picker("Choice", selection: $choice) {
                        ForEach(0..<5) { number in Text("Choice \(number + 1) of \(5 - 0)").tag(number) }
                    }
                    .pickerStyle(.segmented)
                    DatePicker("Date", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
                    ColorPicker("Colour", selection: $color)
                    TextEditor(text: $notes)
                        .frame(height: isFocused ? 120 : 60 + CGFloat(notes.count) / 10)
                        .overlay(
                            RoundedRectangle(cornerRadius: 8).stroke(
                                isFocused ? Color.accentColor : Color.gray.opacity(0.3), lineWidth: isFocused ? 2 : 1))
                } header: {
                    Text("Options").font(.caption).textCase(nil)
                } footer: {
                    Text("You have ") + Text("\(notes.count)").bold().foregroundColor(notes.count > 100 ? .red : .green)
                        + Text(" of ") + Text("\(200 - notes.count)").italic() + Text(" letters left.")
                }
                Section {
                    Button(action: {
                        isOn.toggle(); age += 1
                    }) {
                        HStack {
                            Image(systemName: isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(
                                isOn ? .green : .secondary)
                            Text(isOn ? "Done" : "Save").fontWeight(isOn ? .bold : .semibold)
                            Spacer()
                            if age > 18 && weight < 100 || !name.isEmpty {
                                Text("\(age * 12 + 3) months").font(.caption)
                            }
                        }
                        .padding(.vertical, isOn ? 4 : 8)
                    }
                    .disabled(name.isEmpty || age < 18 || notes.count + name.count > 200)
                    Button("Delete", role: .destructive) { name = "" }
                }
            }
            .navigationTitle(name.isEmpty ? "New" : name)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Save") {}.disabled(name.isEmpty) }
            }
        }
    }
}
