/// What `swift package describe --type json` says of a package, as far as it matters here.
struct PackageDescription: Decodable {
    private struct Target: Decodable {
        let name: String
        let type: String
        /// Its folder, from the package's.
        let path: String
        /// The products that it is a part of.
        let products: [String]?

        enum CodingKeys: String, CodingKey {
            case name, type, path
            case products = "product_memberships"
        }
    }

    private struct Product: Decodable {
        struct Kind: Decodable {
            /// An executable's key is there, with null.
            let isExecutable: Bool

            init(from decoder: any Decoder) throws {
                isExecutable = try decoder.container(keyedBy: Key.self).contains(.executable)
            }

            private enum Key: String, CodingKey { case executable }
        }

        let name: String
        let targets: [String]
        let type: Kind
    }

    private let targets: [Target]
    private let products: [Product]?

    /// Products, which SwiftPM makes of executable targets by itself, unless the manifest names one for them.
    var programs: [String] {
        let named = (products ?? []).filter(\.type.isExecutable)
        let rest = targets.filter { target in
            target.type == "executable" && !named.contains { $0.targets.contains(target.name) }
        }
        return named.map(\.name) + rest.map(\.name)
    }

    /// The folders of the targets that a program is made of: its own, and those that it depends on.
    func folders(of program: String) -> [String] {
        let members = targets.filter { $0.products?.contains(program) == true }
        return (members.isEmpty ? targets : members).map(\.path)
    }
}
