import CConformances

/// The types of this program that conform to a protocol, by the records that the compiler leaves in the executable.
package enum DeclaredTypes {
    /// All that conform to a protocol of that name, whosesoever it is. Generic types aren't found.
    package static func conforming(to protocolName: String) -> [Any.Type] {
        let count = cconformances_types(protocolName, nil, 0)
        guard count > 0 else { return [] }
        var types = [UnsafeRawPointer?](repeating: nil, count: count)
        cconformances_types(protocolName, &types, count)
        return types.compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
    }

    /// The apps of this program, but for those that Kissa itself declares.
    @MainActor
    package static var apps: [any App.Type] {
        conforming(to: "App").compactMap { $0 as? any App.Type }.filter {
            $0 != PreviewApp.self && $0 != OneViewApp.self
        }
    }
}
