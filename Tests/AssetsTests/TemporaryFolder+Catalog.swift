import TestSupport

@testable import Assets

extension TemporaryFolder {
    /// The catalog of what was written.
    var catalog: AssetCatalog { get throws { try AssetCatalog(catalogs: [url]) } }
}
