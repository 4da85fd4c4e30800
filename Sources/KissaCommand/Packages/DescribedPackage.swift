/// A package as `swift package describe` tells of it.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        /// The module's name.
        let c99name: String
        let type: String
        /// Its folder, from the package's.
        let path: String?
        /// The products that it is a part of.
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

    let targets: [Target]
    let products: [Product]?

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
        return (members.isEmpty ? targets : members).compactMap(\.path)
    }

    /// The modules that stand on other packages, by themselves or through other targets: apps, and the libraries that they
    /// are made of.
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
