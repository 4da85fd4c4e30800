import Foundation

/// An app's property list: the entries of its `Info.plist` over Xcode's defaults.
struct AppInformation {
    let entries: [String: Any]

    /// - Parameters:
    ///   - name: The executable's name.
    ///   - file: The property list, if the app has one.
    ///   - languages: The languages of the app's texts.
    init(name: String, file: URL?, languages: AppLanguages) {
        let usual: [String: Any] = [
            "CFBundleIdentifier": name, "CFBundleName": name, "CFBundleExecutable": name,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleDevelopmentRegion": languages.development, "CFBundlePackageType": "APPL",
        ]
        let list = file.flatMap { try? Data(contentsOf: $0) }.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        let own = (list as? [String: Any] ?? [:]).compactMapValues { Self.expanded($0, usual) }
        let listed = own["CFBundleLocalizations"] as? [String] ?? []
        let localizations = listed + languages.all.filter { !listed.contains($0) }
        entries = usual.merging(own) { $1 }.merging(["CFBundleLocalizations": localizations]) { $1 }
    }

    /// A value with Xcode's build settings substituted. A value that consists only of an unknown setting is left out.
    private static func expanded(_ value: Any, _ usual: [String: Any]) -> Any? {
        switch value {
        case let text as String where text.contains("$("):
            let settings = names.compactMapValues { usual[$0] as? String }
            let result = settings.reduce(text) { $0.replacingOccurrences(of: "$(\($1.key))", with: $1.value) }
            return result.hasPrefix("$(") ? nil : result
        case let list as [Any]: return list.compactMap { expanded($0, usual) }
        case let dictionary as [String: Any]: return dictionary.compactMapValues { expanded($0, usual) }
        default: return value
        }
    }

    /// The entry that corresponds to each build setting.
    private static let names = [
        "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier", "PRODUCT_NAME": "CFBundleName",
        "PRODUCT_MODULE_NAME": "CFBundleExecutable", "EXECUTABLE_NAME": "CFBundleExecutable",
        "TARGET_NAME": "CFBundleName", "MARKETING_VERSION": "CFBundleShortVersionString",
        "CURRENT_PROJECT_VERSION": "CFBundleVersion", "DEVELOPMENT_LANGUAGE": "CFBundleDevelopmentRegion",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "CFBundlePackageType",
    ]
}
