import Foundation

/// Keys in PEM: base64 between two lines that name the type.
enum PEM {
    static func text(_ label: String, _ der: [UInt8]) -> String {
        let body = Data(der).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----"
    }

    static func der(_ text: String) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lines.firstIndex(where: { $0.hasPrefix("-----BEGIN ") }),
            let last = lines.lastIndex(where: { $0.hasPrefix("-----END ") }), first < last,
            let data = Data(base64Encoded: lines[(first + 1)..<last].joined())
        else { throw CryptoKitASN1Error.invalidPEMDocument }
        return Array(data)
    }
}
