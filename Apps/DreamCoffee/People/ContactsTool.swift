import Contacts
import Foundation
import FoundationModels
import os

/// Tells the model the name of somebody whom the player knows and whose birthday is in a month.
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
    /// The day that is today.
    var today = Date.now
    /// Whose day it is.
    var calendar = Calendar.current
    /// Whether the player hasn't said yet if the shop may look.
    var needsPermission: @Sendable () -> Bool = { CNContactStore.authorizationStatus(for: .contacts) == .notDetermined }
    /// Everybody whom the player knows; asks for the permission to look.
    var people: @Sendable () async throws -> [Person] = Self.peopleInContacts

    /// The language of the game, in which its people's names are written.
    var language = GameLanguage.preferred

    /// Who comes where nobody else does.
    var defaultName: String { language.text("Naomi") }

    var description: String {
        let day = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
        return "Gets the name of a contact who was born in this month. Today is \(today.formatted(day))."
    }

    func call(arguments: Arguments) async -> String {
        await nameOfPerson(bornIn: arguments.month)
    }

    /// The name of one of the contacts with a birthday in a month that is written as the game's language is; the default
    /// name where there is none.
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

    /// Whether a name stands in the letters of the game's language, with whatever accents, or in none at all.
    private func canSpell(_ name: String) -> Bool {
        let letters = name.decomposedStringWithCanonicalMapping
        return language.isWritten(in: letters) || !letters.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    /// In scalars. A longer name is cut: it has to stand in a line.
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
    /// What the person is called in the shop: in one line, and empty where the name has nothing to be read.
    fileprivate var callName: String {
        let words = givenName.filter { $0.isWhitespace || !$0.unicodeScalars.allSatisfy(\.isUnseen) }
            .split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ").beginning(scalarCountMax: ContactsTool.nameLengthMax)
            .trimmingCharacters(in: .whitespaces)
    }
}

extension Unicode.Scalar {
    /// Controls, and marks that turn or join what is around them.
    fileprivate var isUnseen: Bool { [.control, .format].contains(properties.generalCategory) }
}
