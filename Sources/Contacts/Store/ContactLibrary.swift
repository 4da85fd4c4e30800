import Foundation
import Permissions
import Synchronization
import os

/// Where the contacts come from, read when they are asked for, and again when a file has changed.
final class ContactLibrary: Sendable {
    static let shared = ContactLibrary(environment: ProcessInfo.processInfo.environment)

    private struct Read {
        let date: Date?
        let size: Int
        let contacts: [ContactData]
    }

    private let path: String?
    private let read = Mutex<[URL: Read]>([:])

    init(environment: [String: String]) {
        path = environment["KISSA_CONTACTS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the contacts are somebody's.
    var isPersonal: Bool { path != nil }

    /// - Throws: ``CNError/Code/dataAccessError`` if there is nothing at the path.
    func contacts() throws -> [ContactData] {
        guard let path else { return SamplePeople.contacts }
        let files: [URL]
        do {
            files = try PersonalFiles.files(at: path, suffix: "vcf")
        } catch {
            throw CNError(.dataAccessError, "KISSA_CONTACTS names '\(path)', which can't be read.")
        }
        var seen: Set<String> = []
        return files.flatMap(contacts(in:)).filter { seen.insert($0.identifier).inserted }
    }

    private func contacts(in file: URL) -> [ContactData] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let (date, size) = (attributes?[.modificationDate] as? Date, attributes?[.size] as? Int ?? 0)
        if let known = read.withLock({ $0[file] }), known.date == date, known.size == size { return known.contacts }
        let contacts = parse(file, size)
        read.withLock { $0[file] = Read(date: date, size: size, contacts: contacts) }
        return contacts
    }

    /// Faults are told of once, with file and line.
    private func parse(_ file: URL, _ size: Int) -> [ContactData] {
        let log = Logger(subsystem: "kissa", category: "contacts")
        guard size <= PersonalFiles.byteCountMax, let data = try? Data(contentsOf: file) else {
            log.error("\(file.path, privacy: .public) can't be read.")
            return []
        }
        let (contacts, faults) = CardReader.read(data, name: file.lastPathComponent)
        for fault in faults.prefix(20) {
            log.error("\(file.path, privacy: .public), \(fault.description, privacy: .public)")
        }
        return contacts
    }
}
