import SwiftUI

/// A form of several steps, each validated.
struct BookingStepsScreen: View {
    @State private var booking = Booking()
    @State private var step = 0
    @State private var isDone = false
    @FocusState private var field: Field?

    private enum Field: Hashable { case name, email, phone }

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                ProgressView(value: Double(step + 1), total: 3).padding()
                Form {
                    switch step {
                    case 0: person
                    case 1: days
                    default: summary
                    }
                }
                .animation(.default, value: step)
            }
            .navigationTitle(["About you", "When", "Summary"][step])
            .navigationBarTitleDisplayMode(.inline)
            .safeAreaInset(edge: .bottom) { buttons }
            .defaultFocus($field, .name)
            .onSubmit(advance)
            .alert("Booked", isPresented: $isDone) {
                Button("OK") { step = 0 }
            } message: {
                Text("See you soon, \(booking.name).")
            }
            .sensoryFeedback(.success, trigger: isDone)
        }
    }

    @ViewBuilder private var person: some View {
        Section {
            TextField("Name", text: $booking.name).textContentType(.name).focused($field, equals: .name).submitLabel(
                .next)
            TextField("Email", text: $booking.email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .focused($field, equals: .email)
            if !booking.email.isEmpty && !booking.hasEmail {
                Label("This is no address", systemImage: "exclamationmark.triangle").font(.footnote).foregroundStyle(
                    .red)
            }
        } footer: {
            Text("We write once, and never again.")
        }
        Section("Wishes") {
            TextField("Anything else?", text: $booking.wishes, axis: .vertical).lineLimit(3...6)
            Stepper("Guests", value: $booking.guests, in: 1...8, format: .number)
        }
    }

    @ViewBuilder private var days: some View {
        Section("Days") { MultiDatePicker("Days", selection: $booking.days, in: Date.now...) }
        Section("Time") {
            DatePicker("Time", selection: $booking.time, displayedComponents: .hourAndMinute)
                .datePickerStyle(.wheel)
                .labelsHidden()
        }
    }

    @ViewBuilder private var summary: some View {
        LabeledContent("Name", value: booking.name)
        LabeledContent("Guests", value: booking.guests, format: .number)
        LabeledContent("Days", value: booking.days.count, format: .number)
        LabeledContent("Time", value: booking.time, format: .dateTime.hour().minute())
    }

    private var buttons: some View {
        HStack {
            if step > 0 { Button("Back") { step -= 1 }.buttonStyle(.bordered) }
            Spacer()
            Button(step == 2 ? "Book" : "Continue", action: advance)
                .buttonStyle(.borderedProminent)
                .disabled(!isValid)
        }
        .padding()
        .background(.bar)
    }

    private var isValid: Bool {
        step == 0 ? !booking.name.isEmpty && booking.hasEmail : step == 1 ? !booking.days.isEmpty : true
    }

    private func advance() {
        guard isValid else { return field = booking.name.isEmpty ? .name : .email }
        if step < 2 { step += 1 } else { isDone = true }
    }
}

private struct Booking {
    var name = ""
    var email = ""
    var wishes = ""
    var guests = 2
    var days: Set<DateComponents> = []
    var time = Date(timeIntervalSince1970: 1_700_000_000)
    var hasEmail: Bool { email.wholeMatch(of: /[^@\s]+@[^@\s]+\.[a-z]+/) != nil }
}
