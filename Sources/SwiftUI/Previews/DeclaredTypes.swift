import CConformances

/// The types in this program that conform to a protocol, found through the conformance records in the executable.
package enum DeclaredTypes {
    /// All types that conform to a protocol with that name, from any module. Generic types aren't found.
    package static func conforming(to protocolName: String) -> [Any.Type] {
        let count = cconformances_types(protocolName, nil, 0)
        guard count > 0 else { return [] }
        var types = [UnsafeRawPointer?](repeating: nil, count: count)
        cconformances_types(protocolName, &types, count)
        return types.compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
    }

    /// The apps in this program, except for those of this module, which stand in for an app (of previews, a view, a delegate).
    @MainActor
    package static var apps: [any App.Type] {
        let own = String(reflecting: DelegateApp.self).split(separator: ".")[0]
        return conforming(to: "App").compactMap { $0 as? any App.Type }
            .filter { String(reflecting: $0).split(separator: ".")[0] != own }
    }
}
