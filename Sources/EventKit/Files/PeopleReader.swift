import Foundation

/// Reads participants from ATTENDEE and ORGANIZER (RFC 5545 §3.8.4.1 and §3.8.4.3).
enum PeopleReader {
    /// Nil for an invalid address.
    static func participant(_ line: CalendarLine) -> EKParticipant? {
        guard let url = URL(string: line.value) else { return nil }
        func word(_ name: String) -> String? { line.parameter(name)?.uppercased() }
        return EKParticipant(
            url: url, name: line.parameter("CN").flatMap { $0.isEmpty ? nil : $0 },
            status: word("PARTSTAT").map { statuses[$0] ?? .unknown } ?? .pending,
            role: word("ROLE").map { roles[$0] ?? .unknown } ?? .required,
            type: word("CUTYPE").map { types[$0] ?? .unknown } ?? .person)
    }

    private static let statuses: [String: EKParticipantStatus] = [
        "NEEDS-ACTION": .pending, "ACCEPTED": .accepted, "DECLINED": .declined, "TENTATIVE": .tentative,
        "DELEGATED": .delegated, "COMPLETED": .completed, "IN-PROCESS": .inProcess,
    ]
    private static let roles: [String: EKParticipantRole] = [
        "CHAIR": .chair, "REQ-PARTICIPANT": .required, "OPT-PARTICIPANT": .optional,
        "NON-PARTICIPANT": .nonParticipant,
    ]
    private static let types: [String: EKParticipantType] = [
        "INDIVIDUAL": .person, "GROUP": .group, "RESOURCE": .resource, "ROOM": .room,
    ]
}
