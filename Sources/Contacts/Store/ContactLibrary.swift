import Foundation
import Permissions
import Synchronization
import os

/// Where the contacts come from, read when they are asked for, and again when a file has changed.
final class ContactLibrary: Sendable {
    static let shared = ContactLibrary(environment: ProcessInfo.processInfo.environment)

    private struct Read {
        let state: PersonalFileState
        let contacts: [ContactData]
    }

    private let path: String?
    private let read = Mutex<[URL: Read]>([:])
    private let faults = FaultLog {
        Logger(subsystem: "kissa", category: "contacts").error("\($0, privacy: .public)")
    }

    init(environment: [String: String]) {
        path = environment["KISSA_CONTACTS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the contacts are somebody's.
    var isPersonal: Bool { path != nil }

    /// Of two contacts with one identifier the first.
    ///
    /// - Throws: ``CNError/Code/dataAccessError`` if there is nothing at the path.
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
            if let known = read.withLock({ $0[file] }), known.state == state { return known.contacts }
            let contacts = parse(try PersonalFiles.data(of: file), file)
            read.withLock { $0[file] = Read(state: state, contacts: contacts) }
            return contacts
        } catch {
            faults.tell(error.description)
            return []
        }
    }

    private func parse(_ data: Data, _ file: URL) -> [ContactData] {
        let (contacts, faults) = CardReader.read(data, name: file.path)
        self.faults.tell(faults, of: file.path)
        return contacts
    }
}
