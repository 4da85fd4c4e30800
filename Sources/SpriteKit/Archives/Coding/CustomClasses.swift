import CConformances
import FoundationAdditions
import Foundation
import Synchronization

/// The app's classes that scene files name. They name them without a module, and Linux has no list of classes: so they are
/// looked up in the modules of the app's types. Classes that are private, or nested in a type, aren't found.
enum CustomClasses {
    private static let modules = Mutex<[String]?>(nil)

    /// A class by its name, which may be preceded by its module; nil if there is none.
    static func find(_ name: String, module: String?) -> AnyClass? {
        let parts = name.split(separator: ".").map(String.init)
        guard let last = parts.last, isName(last) else { return nil }
        let first = [module, parts.count > 1 ? parts[0] : nil].compactMap(\.self).filter(isName)
        for module in first + knownModules() where module != "SpriteKit" {
            if let found = NSClassFromString("\(module).\(last)") { return found }
        }
        return nil
    }

    /// Notes the module of an app's class, because its other classes are probably there, too.
    static func note(_ type: AnyClass) {
        let module = module(of: type)
        guard module != "SpriteKit" else { return }
        _ = knownModules()
        modules.withLock { modules in
            if modules?.first == module { return }
            modules?.removeAll { $0 == module }
            modules?.insert(module, at: 0)
        }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count < 256 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func knownModules() -> [String] {
        modules.withLock { modules in
            if let modules { return modules }
            let program = AppResources.executable.lastPathComponent
            var found = [String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })]
            let protocols = [
                "App", "View", "UIApplicationDelegate", "UIWindowSceneDelegate", "SKSceneDelegate",
                "SKPhysicsContactDelegate", "Identifiable", "ObservableObject",
            ]
            for type in protocols.flatMap(types) where !found.contains(module(of: type)) {
                found.append(module(of: type))
            }
            modules = found
            return found
        }
    }

    private static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).split(separator: ".").first ?? "")
    }

    private static func types(conformingTo name: String) -> [Any.Type] {
        let count = cconformances_types(name, nil, 0)
        guard count > 0 else { return [] }
        var types = [UnsafeRawPointer?](repeating: nil, count: count)
        cconformances_types(name, &types, count)
        return types.compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
    }
}
