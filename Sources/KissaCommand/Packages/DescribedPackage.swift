/// A package as described by `swift package describe`.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        /// The module's name.
        let c99name: String
        let type: String
        /// Its folder, relative to the package's.
        let path: String?
        /// The products that contain it.
        let products: [String]?
        let targetDependencies: [String]?
        let productDependencies: [String]?

        private enum CodingKeys: String, CodingKey {
            case name, c99name, type, path
            case products = "product_memberships"
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }
    }

    struct Product: Decodable {
        struct Kind: Decodable {
            /// For an executable, the key exists with a null value.
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

    let targets: [Target]
    let products: [Product]?

    /// Executable products. SwiftPM makes one for each executable target, unless the manifest declares one.
    var programs: [String] {
        let named = (products ?? []).filter(\.type.isExecutable)
        let rest = targets.filter { target in
            target.type == "executable" && !named.contains { $0.targets.contains(target.name) }
        }
        return named.map(\.name) + rest.map(\.name)
    }

    /// The folders of a program's targets: its own, and those on which it depends.
    func folders(of program: String) -> [String] {
        let members = targets.filter { $0.products?.contains(program) == true }
        return (members.isEmpty ? targets : members).compactMap(\.path)
    }

    /// The modules that depend on other packages, directly or through other targets: apps, and the libraries of which they
    /// consist.
    var appModules: [String] {
        var standing = Set(targets.filter { !($0.productDependencies ?? []).isEmpty }.map(\.name))
        while true {
            let more = targets.filter {
                !standing.contains($0.name) && !standing.isDisjoint(with: $0.targetDependencies ?? [])
            }
            guard !more.isEmpty else { break }
            standing.formUnion(more.map(\.name))
        }
        return targets.filter { standing.contains($0.name) && ["executable", "library"].contains($0.type) }
            .map(\.c99name)
    }
}
