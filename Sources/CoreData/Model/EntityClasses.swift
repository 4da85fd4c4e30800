import CConformances
import Foundation
import Synchronization

/// The classes of entities' objects. A model names them without their module, and Linux has no list of classes: so they are
/// looked up in the modules of the app's types.
enum EntityClasses {
    private static let modules = Mutex<[String]?>(nil)

    /// A class by its name without a module; nil if there is none.
    static func find(_ name: String) -> NSManagedObject.Type? {
        let name = String(name.split(separator: ".").last ?? "")
        for module in knownModules() {
            if let found = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type { return found }
        }
        return nil
    }

    /// Notes the module of an app's class, because its other classes are probably there, too.
    static func note(_ type: NSManagedObject.Type) {
        let module = module(of: type)
        _ = knownModules()
        modules.withLock { if $0?.contains(module) == false { $0?.insert(module, at: 0) } }
    }

    private static func knownModules() -> [String] {
        modules.withLock { modules in
            if let modules { return modules }
            var found = [module(ofProgram: AppResources.executable.lastPathComponent)]
            for type in ["App", "View", "Identifiable", "ObservableObject", "UIApplicationDelegate"].flatMap(types) {
                let module = module(of: type)
                if !found.contains(module) { found.append(module) }
            }
            modules = found
            return found
        }
    }

    private static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).split(separator: ".").first ?? "")
    }

    private static func module(ofProgram name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private static func types(conformingTo name: String) -> [Any.Type] {
        let count = cconformances_types(name, nil, 0)
        guard count > 0 else { return [] }
        var types = [UnsafeRawPointer?](repeating: nil, count: count)
        cconformances_types(name, &types, count)
        return types.compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
    }
}

extension NSEntityDescription {
    /// The class of the entity's objects; `NSManagedObject` if the program has no class of that name.
    var objectClass: NSManagedObject.Type {
        if let known = foundClass.withLock({ $0 }) { return known }
        let name = managedObjectClassName ?? ""
        let found = name == "NSManagedObject" || name.isEmpty ? nil : EntityClasses.find(name)
        let type = found ?? superentity.map(\.objectClass) ?? NSManagedObject.self
        foundClass.withLock { $0 = type }
        return type
    }

    /// Notes the class of the entity's objects, where code names it.
    func note(_ type: NSManagedObject.Type) {
        guard type != NSManagedObject.self, String(describing: type) == className else { return }
        EntityClasses.note(type)
        foundClass.withLock { $0 = type }
    }

    private var className: String { String((managedObjectClassName ?? "").split(separator: ".").last ?? "") }

    /// The entity of a class.
    func isOf(_ type: NSManagedObject.Type) -> Bool { className == String(describing: type) }
}
