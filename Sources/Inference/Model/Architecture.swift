/// What a family of models needs beyond the common transformer. A further family is a row in ``all``.
struct Architecture: Sendable {
    /// The name in `general.architecture`, which is also the prefix of the family's metadata keys.
    let name: String
    let rotaryPairing: RotaryPairing

    static let all = [
        Architecture(name: "llama", rotaryPairing: .neighbours)
    ]

    static func of(_ file: GGUFFile) throws(ModelFileError) -> Architecture {
        guard let name = try file.string("general.architecture") else { throw .missingKey("general.architecture") }
        guard let architecture = all.first(where: { $0.name == name }) else {
            throw .unsupported(what: "architecture", value: name)
        }
        return architecture
    }
}

/// Which two numbers of a head are rotated together.
enum RotaryPairing: Sendable {
    /// 0 with 1, 2 with 3 …: llama.cpp's "norm" order, which the writers of Llama files permute their weights for.
    case neighbours
}
