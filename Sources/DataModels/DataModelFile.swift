import Foundation

/// Finds the files of data models: a `.xcdatamodeld` folder contains a `.xcdatamodel` folder for each version, which contains the
/// XML file `contents`.
package enum DataModelFile {
    /// The extensions of data models' folders.
    package static let extensions: Set = ["xcdatamodeld", "xcdatamodel"]

    /// Reads the current version of a model.
    ///
    /// - Parameter url: A `.xcdatamodeld` or a `.xcdatamodel`.
    /// - Throws: ``DataModelError``.
    package static func read(_ url: URL) throws -> DataModel {
        let file = try contents(of: url)
        guard let data = try? Data(contentsOf: file) else {
            throw DataModelError(description: "\(file.path) can't be read")
        }
        return try DataModelReader.model(in: data, path: file.path)
    }

    /// The XML file of a model's current version.
    package static func contents(of url: URL) throws -> URL {
        guard url.pathExtension == "xcdatamodeld" else { return url.appendingPathComponent("contents") }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let versions = entries.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let name = currentVersion(of: url) ?? versions.first
        guard let name, versions.contains(name) else {
            throw DataModelError(description: "\(url.path) has no version \(name ?? "at all")")
        }
        return url.appendingPathComponent(name).appendingPathComponent("contents")
    }

    /// A model with a single version may lack the file.
    private static func currentVersion(of url: URL) -> String? {
        guard let data = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }
}
