/// The modules of Apple's that neither Kissa nor Linux has, as `kissa check` knows them.
package struct MissingModule {
    /// A module, and the nearest thing to do without it.
    package let name: String
    /// What `kissa check` says beside it.
    package let advice: String

    /// By their names.
    package static let all = Advice.modules.map { MissingModule(name: $0.key, advice: $0.value) }
        .sorted { $0.name < $1.name }
}
