import Foundation
import FoundationAdditions
import Synchronization
import os

/// The StoreKit configuration file of the app.
///
/// It is the file that `KISSA_STOREKIT` names, or one among the app's resources, or one in the folder of the package that the
/// app was built in. Xcode finds it by the scheme.
enum StoreFile {
    private static let loaded = Mutex<StoreConfiguration?>(nil)
    private static let log = Logger(subsystem: "Kissa", category: "StoreKit")

    /// The configuration, which is empty if there is no file, or if it is damaged. Tests set it.
    static var configuration: StoreConfiguration {
        get {
            loaded.withLock { configuration in
                let known = configuration ?? load()
                configuration = known
                return known
            }
        }
        set { loaded.withLock { $0 = newValue } }
    }

    private static func load() -> StoreConfiguration {
        let named = ProcessInfo.processInfo.environment["KISSA_STOREKIT"].map { URL(filePath: $0) }
        guard let file = named ?? find(resources: AppResources.main.resourceDirectory, AppResources.executable) else {
            log.notice("There is no StoreKit configuration file (.storekit), so nothing can be bought.")
            return StoreConfiguration()
        }
        do { return try read(file) } catch {
            log.error("Nothing can be bought. \(file.path, privacy: .public): \(String(describing: error))")
            return StoreConfiguration()
        }
    }

    /// Larger files aren't read.
    private static let byteCountMax = 16 << 20

    static func read(_ file: URL) throws -> StoreConfiguration {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: byteCountMax + 1) ?? Data()
        guard data.count <= byteCountMax else { throw StoreConfigurationError.syntax("it is larger than 16 MB") }
        return try StoreConfiguration(parsing: Array(data))
    }

    /// The first file by name among the resources, or else in the package, whose build folder the executable is in.
    static func find(resources: URL, _ executable: URL) -> URL? {
        if let file = first(in: resources, depth: 2) { return file }
        var folder = executable.deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
            let isBuild = folder.lastPathComponent == ".build"
            folder.deleteLastPathComponent()
            if isBuild { return first(in: folder, depth: 4) }
        }
        return nil
    }

    private static func first(in folder: URL, depth: Int) -> URL? {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        let sorted = (entries ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
        if let file = sorted.first(where: { $0.pathExtension == "storekit" }) { return file }
        guard depth > 1 else { return nil }
        let folders = sorted.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
        return folders.lazy.compactMap { first(in: $0, depth: depth - 1) }.first
    }
}
