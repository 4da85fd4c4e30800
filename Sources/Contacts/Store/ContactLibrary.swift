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
    /// What was told of already.
    private let faults = Mutex<Set<String>>([])

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
        for fault in listing.faults { tell(fault.description) }
        let present = Set(listing.files)
        read.withLock { known in known = known.filter { present.contains($0.key) } }
        var seen: Set<String> = []
        return listing.files.flatMap { file in
            contacts(in: file).filter { contact in
                let isNew = seen.insert(contact.identifier).inserted
                if !isNew {
                    tell("\(file.path): there is another contact with the identifier '\(contact.identifier)'.")
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
            tell(error.description)
            return []
        }
    }

    private func parse(_ data: Data, _ file: URL) -> [ContactData] {
        let (contacts, faults) = CardReader.read(data, name: file.path)
        for fault in faults.prefix(20) { tell("\(file.path), \(fault)") }
        if faults.count > 20 { tell("\(file.path): \(faults.count - 20) faults more, or even more than that.") }
        return contacts
    }

    /// Each fault is told of once, however often the contacts are asked for.
    private func tell(_ fault: String) {
        let isNews = faults.withLock { $0.count < 1000 && $0.insert(fault).inserted }
        if isNews { Logger(subsystem: "kissa", category: "contacts").error("\(fault, privacy: .public)") }
    }
}
