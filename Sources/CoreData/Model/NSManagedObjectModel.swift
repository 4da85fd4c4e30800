import DataModels
import Foundation
import os

/// The entities of an app.
///
/// See [NSManagedObjectModel](https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel). A model is read from the
/// file that Xcode's editor writes, `.xcdatamodeld`: there is no compiled form on Linux.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // @unchecked: a model doesn't change once a store uses it, as on Apple's systems.

    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    /// The model's version.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// Named fetch requests.
    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var entityNames: [String: [NSEntityDescription]] = [:]

    private static let log = Logger(subsystem: "kissa.coredata", category: "NSManagedObjectModel")

    /// A model without entities.
    override public init() { super.init() }

    /// Reads a model's current version; nil, and a message in the log, if it can't be read.
    ///
    /// - Parameter url: A `.xcdatamodeld` or a `.xcdatamodel`.
    public init?(contentsOf url: URL) {
        super.init()
        do {
            let model = try DataModelFile.read(url)
            ModelBuilding(model).build(self)
            for warning in model.warnings {
                Self.log.warning("\(url.lastPathComponent, privacy: .public): \(warning, privacy: .public)")
            }
        } catch {
            Self.log.error("\(error, privacy: .public)")
            return nil
        }
    }

    /// A model with the entities of several.
    public init?(byMerging models: [NSManagedObjectModel]?) {
        super.init()
        guard let models else { return nil }
        entities = models.flatMap(\.entities)
        versionIdentifiers = models.reduce(into: []) { $0.formUnion($1.versionIdentifiers) }
    }

    /// A model with the entities of all models in bundles; those of the main bundle by default.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap(DataModelResources.all).compactMap {
            NSManagedObjectModel(contentsOf: $0)
        }
        return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.label, $0) }) { $1 }
    }

    /// The names of configurations.
    open var configurations: [String] { entityNames.keys.sorted() }

    /// The entities of a configuration; all of them for nil or an unknown one.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME", configuration != "Default" else {
            return entities
        }
        return entityNames[configuration]
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        entityNames[configuration] = entities
    }

    /// The named fetch request; nil if there is none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestTemplatesByName[name]
    }

    /// Sets a named fetch request.
    open func setFetchRequestTemplate(
        _ template: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { fetchRequestTemplatesByName[name] = template }
}

/// Finds models among an app's resources.
enum DataModelResources {
    /// The models of a bundle, in their order by name.
    static func all(_ bundle: Bundle) -> [URL] {
        let folder = bundle.orAppResources.resourceDirectory
        let found =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        let models = found.filter { DataModelFile.extensions.contains($0.pathExtension) }
        // A version in a folder of versions is part of it.
        return models.filter { !$0.deletingLastPathComponent().path.hasSuffix(".xcdatamodeld") }
            .sorted { $0.path < $1.path }
    }

    static func model(named name: String) -> NSManagedObjectModel? {
        let urls = all(.main)
        let named = urls.first { $0.deletingPathExtension().lastPathComponent == name }
        if let named { return NSManagedObjectModel(contentsOf: named) }
        return nil
    }
}
