import SwiftUI

/// A profile, edited on a copy whose changes can be discarded.
struct ProfileEditorScreen: View {
    @State private var profile = Profile()
    @State private var draft = Profile()
    @State private var isDiscarding = false
    @State private var mode: EditMode = .inactive

    var body: some View {
        NavigationStack {
            Group {
                if mode.isEditing {
                    ProfileForm(profile: $draft)
                        .onAppear { draft = profile }
                        .interactiveDismissDisabled(draft != profile)
                } else {
                    ProfileSummary(profile: profile)
                }
            }
            .navigationTitle(mode.isEditing ? "Edit" : "Profile")
            .navigationBarBackButtonHidden(mode.isEditing)
            .toolbar {
                if mode.isEditing {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel", role: .cancel) {
                            if draft == profile { mode = .inactive } else { isDiscarding = true }
                        }
                        .confirmationDialog("Discard changes?", isPresented: $isDiscarding) {
                            Button("Discard", role: .destructive) { mode = .inactive }
                        }
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button(mode.isEditing ? "Done" : "Edit") {
                        if mode.isEditing { profile = draft }
                        withAnimation { mode = mode.isEditing ? .inactive : .active }
                    }
                    .bold(mode.isEditing)
                    .disabled(mode.isEditing && !draft.isValid)
                }
            }
            .environment(\.editMode, $mode)
        }
    }
}

private struct Profile: Equatable {
    var name = "Taylor"
    var bio = "Makes coffee for dreams."
    var birthday = DateComponents(calendar: .current, year: 1994, month: 4, day: 2).date!
    var season = Season.spring
    var interests: Set<String> = ["Music"]
    var height = Measurement(value: 172, unit: UnitLength.centimeters)
    var isValid: Bool { !name.isEmpty }

    enum Season: String, CaseIterable, Identifiable {
        case spring = "🌷", summer = "🌞", autumn = "🍂", winter = "☃️"
        var id: String { rawValue }
    }
}

private struct ProfileSummary: View {
    let profile: Profile

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Image(systemName: "person.crop.circle.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 120)
                    .foregroundStyle(.tint, .quaternary)
                    .clipShape(Circle())
                    .overlay { Circle().stroke(.white, lineWidth: 4) }
                    .shadow(radius: 7)
                    .frame(maxWidth: .infinity)
                Text(profile.name).bold().font(.title)
                Text(profile.bio).italic()
                Divider()
                Group {
                    Text("Favourite season: \(profile.season.rawValue)")
                    Text("Birthday: ") + Text(profile.birthday, style: .date).foregroundStyle(.secondary)
                    Text("Height: \(profile.height.formatted())")
                    Text("Interests: \(profile.interests.sorted(), format: .list(type: .and))")
                }
                .font(.callout)
            }
            .padding()
        }
    }
}

private struct ProfileForm: View {
    @Binding var profile: Profile
    private let interests = ["Music", "Hiking", "Books"]

    var range: ClosedRange<Date> {
        let calendar = Calendar.current
        return calendar.date(byAdding: .year, value: -80, to: profile.birthday)!...calendar.date(
            byAdding: .year, value: 20, to: profile.birthday)!
    }

    var body: some View {
        List {
            HStack {
                Text("Name")
                Divider()
                TextField("Name", text: $profile.name).multilineTextAlignment(.trailing)
            }
            TextEditor(text: $profile.bio).frame(minHeight: 80)
            DatePicker(selection: $profile.birthday, in: range, displayedComponents: .date) { Text("Birthday") }
            TextField("Height", value: $profile.height.value, format: .number.precision(.fractionLength(0...1)))
                .keyboardType(.decimalPad)
            VStack(alignment: .leading, spacing: 20) {
                Text("Season").bold()
                Picker("Season", selection: $profile.season) {
                    ForEach(Profile.Season.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            Section("Interests") {
                ForEach(interests, id: \.self) { interest in
                    Toggle(interest, isOn: $profile.interests[contains: interest])
                }
            }
        }
    }
}

extension Set {
    fileprivate subscript(contains member: Element) -> Bool {
        get { contains(member) }
        set { if newValue { insert(member) } else { remove(member) } }
    }
}
