import SwiftUI

struct ButtonPlate: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                Button("Plain text") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            HStack(spacing: 12) {
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}.controlSize(.regular)
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered)
            HStack(spacing: 12) {
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                Button("Capsule") {}.buttonBorderShape(.capsule).buttonStyle(.bordered)
                Button("Rounded") {}.buttonBorderShape(.roundedRectangle).buttonStyle(.borderedProminent)
            }
            HStack(spacing: 12) {
                Button("Disabled") {}.buttonStyle(.bordered).disabled(true)
                Button("Heart", systemImage: "heart.fill") {}.buttonStyle(.bordered).tint(.pink)
                Button("Star", systemImage: "star") {}.labelStyle(.iconOnly)
            }
        }
        .padding(16)
    }
}

struct TogglePlate: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Toggle("On", isOn: $isOn)
            Toggle("Off", isOn: $isOff)
            Toggle("On, and can’t be changed", isOn: $isOn).disabled(true)
            HStack(spacing: 12) {
                Toggle("Bold", isOn: $isOn).toggleStyle(.button)
                Toggle("Italic", isOn: $isOff).toggleStyle(.button)
                Toggle("Checked", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Not", isOn: $isOff).toggleStyle(.checkbox)
            }
        }
        .padding(16)
    }
}

struct ValuePlate: View {
    @State private var amount = 40.0
    @State private var count = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Slider(value: $amount, in: 0...100) {
                Text("Amount")
            } minimumValueLabel: {
                Image(systemName: "speaker.fill")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
            }
            Slider(value: $amount, in: 0...100).tint(.orange)
            Slider(value: $amount, in: 0...100).disabled(true)
            Stepper("Cups: \(count)", value: $count, in: 0...3)
            Stepper("No more", value: $count, in: 0...2)
        }
        .padding(16)
    }
}

struct DatePlate: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.orange

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            DatePicker("When", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            ColorPicker("Colour", selection: $color)
        }
        .padding(16)
    }
}

struct ProgressPlate: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ProgressView("Brewing", value: 0.6)
            HStack(spacing: 20) {
                ProgressView()
                ProgressView(value: 0.6).progressViewStyle(.circular)
                Gauge(value: 0.3) {
                    Text("Heat")
                } currentValueLabel: {
                    Text(verbatim: "30")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: 0.7) { Text("Full") }.gaugeStyle(.accessoryCircularCapacity)
            }
            Gauge(value: 0.5) { Text("Beans") }
        }
        .padding(16)
    }
}

struct FieldPlate: View {
    @State private var name = "Lisa"
    @State private var empty = ""
    @State private var letter = "I was just dreaming that I could fly,\nand landed right at this latte."

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            TextField("Nothing is here yet", text: $empty).textFieldStyle(.roundedBorder)
            SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
            TextField("Plain", text: $name)
            TextEditor(text: $letter).frame(height: 60)
        }
        .padding(16)
    }
}

struct ChoicePlate: View {
    @State private var drink = "Latte"
    @State private var size = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Picker("Drink", selection: $drink) {
                ForEach(["Espresso", "Latte", "Mocha"], id: \.self) { Text(verbatim: $0) }
            }
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            Picker("Symbol", selection: $size) {
                Label("Heart", systemImage: "heart.fill").tag(0)
                Label("Star", systemImage: "star.fill").tag(1)
                Label("Moon", systemImage: "moon.fill").tag(2)
            }
            .pickerStyle(.palette)
            Menu("Menu") { Button("More") {} }
            LabeledContent("Chosen", value: "\(drink), size \(size)")
        }
        .padding(16)
    }
}

struct InlinePickerPlate: View {
    @State private var drink = "Latte"

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            Picker("As a list", selection: $drink) { drinks }.pickerStyle(.inline)
            Picker("By radio buttons", selection: $drink) { drinks }.pickerStyle(.radioGroup)
        }
        .padding(16)
    }

    private var drinks: some View {
        ForEach(["Espresso", "Latte", "Mocha"], id: \.self) { Text(verbatim: $0) }
    }
}
