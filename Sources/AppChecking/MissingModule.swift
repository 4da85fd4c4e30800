/// The modules of Apple that neither Kissa nor Linux has, as `kissa check` knows them.
package struct MissingModule {
    /// The module's name.
    package let name: String
    /// The advice that `kissa check` gives.
    package let advice: String

    /// All of them, sorted by name.
    package static let all = Advice.modules.map { MissingModule(name: $0.key, advice: $0.value) }
        .sorted { $0.name < $1.name }
}
