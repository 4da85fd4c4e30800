import SwiftUI

/// A form with one control of each kind.
struct SignUp: View {
    enum Drink: String, CaseIterable { case tea, coffee, cocoa }

    @State private var name = ""
    @State private var password = ""
    @State private var notes = ""
    @State private var drink = Drink.tea
    @State private var size = 1
    @State private var sweetness = 0.5
    @State private var cups = 2
    @State private var isLoud = false
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var isConfirming = false
    @State private var message = "Nobody yet"
    @FocusState private var field: String?

    var body: some View {
        Form {
            TextField("Name", text: $name).focused($field, equals: "name").onSubmit { field = "password" }
            SecureField("Password", text: $password).focused($field, equals: "password")
            TextField("Notes", text: $notes, axis: .vertical)
            Picker("Drink", selection: $drink) {
                ForEach(Drink.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            .pickerStyle(.segmented)
            Slider(value: $sweetness, in: 0...1, step: 0.25) { Text("Sweetness") }
            Stepper("Cups: \(cups)", value: $cups, in: 1...4)
            Toggle("Loud", isOn: $isLoud)
            DatePicker("Day", selection: $day, displayedComponents: .date)
            Button("Sign up") { isConfirming = true }.disabled(name.isEmpty)
            Text(message).accessibilityIdentifier("message")
            Text("\(drink.rawValue) \(size) \(sweetness.formatted()) \(isLoud ? "loud" : "quiet")")
                .accessibilityIdentifier("order")
        }
        .alert("Sign up as \(name)?", isPresented: $isConfirming) {
            Button("Yes") { message = "Welcome, \(name)" }
            Button("No", role: .cancel) {}
        } message: {
            Text("You can't change your name later.")
        }
    }
}
