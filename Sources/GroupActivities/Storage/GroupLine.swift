import Foundation

/// An entry as the database has it: an address may have several groups.
struct GroupLine: Codable, Sendable {
    let group: UUID
    let entry: GroupEntry
}
