import Foundation
import Localization
import Permissions
import PersonalData
import Synchronization
import os

/// The source of the contacts. Files are read on demand, and again when they have changed.
final class ContactLibrary: Sendable {
    static let shared = ContactLibrary(environment: ProcessInfo.processInfo.environment)

    private struct Read {
        let state: PersonalFileState
        let contacts: [ContactData]
        /// The languages for which values were chosen; nil if no file has values in several languages.
        let languages: [LanguageTag]?
    }

    private let path: String?
    private let read = Mutex<[URL: Read]>([:])
    private let faults = FaultLog {
        Logger(subsystem: "kissa", category: "contacts").error("\($0, privacy: .public)")
    }

    init(environment: [String: String]) {
        path = environment["KISSA_CONTACTS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether these are the user's own contacts rather than the sample people.
    var isPersonal: Bool { path != nil }

    /// All contacts. If an identifier occurs twice, the first contact is used.
    ///
    /// - Throws: ``CNError/Code/dataAccessError`` if the path can't be read.
    func contacts() throws -> [ContactData] {
        guard let path else { return SamplePeople.contacts }
        let listing: PersonalFiles.Listing
        do {
            listing = try PersonalFiles.files(at: path, suffix: "vcf")
        } catch {
            throw CNError(.dataAccessError, "KISSA_CONTACTS names '\(path)', which can't be read (\(error.reason)).")
        }
        for fault in listing.faults { faults.tell(fault.description) }
        let present = Set(listing.files)
        read.withLock { known in known = known.filter { present.contains($0.key) } }
        var seen: Set<String> = []
        return listing.files.flatMap { file in
            contacts(in: file).filter { contact in
                let isNew = seen.insert(contact.identifier).inserted
                if !isNew {
                    faults.tell("\(file.path): there is another contact with the identifier '\(contact.identifier)'.")
                }
                return isNew
            }
        }
    }

    private func contacts(in file: URL) -> [ContactData] {
        do {
            let state = try PersonalFileState(of: file)
            let languages = LanguageTag.known(of: LocalizationContext.currentLanguages)
            if let known = read.withLock({ $0[file] }), known.state == state,
                [nil, languages].contains(known.languages)
            {
                return known.contacts
            }
            let reader = CardReader(try PersonalFiles.data(of: file), name: file.path, languages: languages)
            faults.tell(reader.faults, of: file.path)
            read.withLock {
                $0[file] = Read(
                    state: state, contacts: reader.contacts, languages: reader.hasLanguages ? languages : nil)
            }
            return reader.contacts
        } catch {
            faults.tell(error.description)
            return []
        }
    }
}
