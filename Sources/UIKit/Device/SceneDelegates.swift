import FoundationAdditions
import CConformances
import Foundation

/// Finds the scene delegate of an app that doesn't return one from its app delegate.
@preconcurrency @MainActor
enum SceneDelegates {
    /// The class in the property list's `UISceneDelegateClassName`; otherwise, if exactly one class in the program
    /// conforms to `UIWindowSceneDelegate`, that class.
    static let declared: AnyClass? = named ?? only

    private static var named: AnyClass? {
        let manifest = AppResources.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        guard let name = scenes?.first?["UISceneDelegateClassName"] as? String else { return nil }
        return all.first { $0.name.split(separator: ".").last == name.split(separator: ".").last }?.type
    }

    private static var only: AnyClass? { all.count == 1 ? all[0].type : nil }

    private static var all: [(name: String, type: AnyClass)] {
        types(of: "UIWindowSceneDelegate").compactMap { type in
            (type as? AnyClass).map { (String(reflecting: type), $0) }
        }
    }

    private static func types(of name: String) -> [Any.Type] {
        let count = cconformances_types(name, nil, 0)
        guard count > 0 else { return [] }
        var types = [UnsafeRawPointer?](repeating: nil, count: count)
        cconformances_types(name, &types, count)
        return types.compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
    }
}
