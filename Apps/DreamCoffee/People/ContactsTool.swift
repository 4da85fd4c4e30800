import Contacts
import Foundation
import FoundationModels
import os

/// Tells the model the name of somebody whom the player knows and whose birthday is in a given month.
struct ContactsTool: Tool {
    /// Somebody with a birthday.
    struct Person: Equatable, Sendable {
        let givenName: String
        /// From 1.
        let birthMonth: Int
    }

    @Generable
    struct Arguments {
        @Guide(description: "The month of the birthday, as a number", .range(1...12))
        let month: Int
    }

    let name = "getContacts"
    /// The current date.
    var today = Date.now
    /// The calendar of that date.
    var calendar = Calendar.current
    /// Whether the player hasn't been asked for access yet.
    var needsPermission: @Sendable () -> Bool = { CNContactStore.authorizationStatus(for: .contacts) == .notDetermined }
    /// The player's contacts; asks for permission.
    var people: @Sendable () async throws -> [Person] = Self.peopleInContacts

    /// The game's language, in whose script people's names are written.
    var language = GameLanguage.preferred

    /// The name if there is no matching contact.
    var defaultName: String { language.text("Naomi") }

    var description: String {
        let day = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
        return "Gets the name of a contact who was born in this month. Today is \(today.formatted(day))."
    }

    func call(arguments: Arguments) async -> String {
        await nameOfPerson(bornIn: arguments.month)
    }

    /// The name of a contact with a birthday in a month, written in the game language's script; the default name if there is
    /// none.
    func nameOfPerson(bornIn month: Int) async -> String {
        do {
            let names = try await people().filter { $0.birthMonth == month }.map(\.callName)
            if let name = names.filter({ !$0.isEmpty && canSpell($0) }).randomElement() { return name }
            Logging.general.log("No contact has a birthday in the month \(month)")
        } catch {
            Logging.general.error("No contacts: \(String(describing: error), privacy: .public)")
        }
        return defaultName
    }

    /// Whether a name is in the game language's script, with any accents, or has no letters at all.
    private func canSpell(_ name: String) -> Bool {
        let letters = name.decomposedStringWithCanonicalMapping
        return language.isWritten(in: letters) || !letters.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    /// In scalars. A longer name is truncated: it has to fit into a line.
    static let nameLengthMax = 40

    private static func peopleInContacts() async throws -> [Person] {
        let store = CNContactStore()
        guard try await store.requestAccess(for: .contacts) else { return [] }
        let keys = [CNContactGivenNameKey as CNKeyDescriptor, CNContactBirthdayKey as CNKeyDescriptor]
        var people: [Person] = []
        try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
            guard let month = contact.birthday?.month else { return }
            people.append(Person(givenName: contact.givenName, birthMonth: month))
        }
        return people
    }
}

extension ContactsTool.Person {
    /// The person's name in the shop: on one line, and empty if nothing in it is visible.
    fileprivate var callName: String {
        let words = givenName.filter { $0.isWhitespace || !$0.unicodeScalars.allSatisfy(\.isUnseen) }
            .split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ").beginning(scalarCountMax: ContactsTool.nameLengthMax)
            .trimmingCharacters(in: .whitespaces)
    }
}

extension Unicode.Scalar {
    /// Controls, and marks that change the direction of text or join characters.
    fileprivate var isUnseen: Bool { [.control, .format].contains(properties.generalCategory) }
}
