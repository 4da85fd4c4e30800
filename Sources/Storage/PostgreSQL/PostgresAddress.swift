import CPostgreSQL
import Foundation

/// Where a PostgreSQL server is, as a connection string of libpq: with TLS (`sslmode=verify-full`) and a password file
/// (`passfile=…`) if wanted. It never appears in a log: nothing prints it, and secrets are removed from messages.
package struct PostgresAddress: Sendable {
    let text: String
    private let secrets: [String]
    /// libpq's parameters that list hosts, with commas: names, numeric addresses, ports.
    private let lists: [(name: String, items: [String])]

    /// Whether a store's name is the address of a PostgreSQL server.
    package static func isOne(_ text: String) -> Bool {
        text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
    }

    /// - Throws: `StorageError.unreadableAddress`, which doesn't repeat the text.
    package init(_ text: String) throws(StorageError) {
        // libpq's own message may have a piece of the password in it.
        guard Self.isOne(text), let options = PQconninfoParse(text, nil) else { throw .unreadableAddress }
        defer { PQconninfoFree(options) }
        let values = Self.values(of: options)
        // A password with unencoded special characters is parsed into the host and the port, which appear in messages.
        let isOrderly =
            !(values["host"] ?? "").contains("@") && (values["port"] ?? "").allSatisfy { "0123456789,".contains($0) }
        guard isOrderly else { throw .unreadableAddress }
        let secrets = ["password", "sslpassword"].compactMap { values[$0] }
        self.text = text
        self.secrets = secrets.filter { !$0.isEmpty }
        lists = ["host", "hostaddr", "port"].compactMap { name in
            let items = values[name].map { $0.components(separatedBy: ",") } ?? []
            return items.count > 1 ? (name, items) : nil
        }
    }

    /// The number of hosts to try.
    var hostCount: Int { lists.map(\.items.count).max() ?? 1 }

    /// The parameters that name the hosts, if there are several, rotated: libpq tries the next host when one refuses, but not
    /// when one doesn't answer.
    func hosts(beginningAt first: Int) -> [(name: String, value: String)] {
        lists.map { name, items in
            let start = first % items.count
            return (name, (items[start...] + items[..<start]).joined(separator: ","))
        }
    }

    private static func values(of options: UnsafeMutablePointer<PQconninfoOption>) -> [String: String] {
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        return values
    }

    /// A message of libpq's as one line, without secrets.
    func cleaned(_ message: String) -> String {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        return secrets.reduce(line) { $0.replacing($1, with: "…") }
    }
}

extension PostgresAddress: CustomStringConvertible, CustomReflectable {
    /// Not the text, which may have a password in it.
    package var description: String { "a PostgreSQL server" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
