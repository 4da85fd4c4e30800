import Foundation
import KissaTesting
import SwiftUICore
import ViewTree

/// Sets the process's arguments, environment and defaults for an app, and restores the previous ones when it is released.
@MainActor
final class LaunchSurroundings {
    /// By their keys: `-key value`.
    private let values: [String: String]
    private let user: String
    private let commandLine = ProgramArguments.current
    private let defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    /// The previous values; nil if there was none.
    private let environment: [String: String?]

    init(_ arguments: [String], _ environment: [String: String], for storage: TestStorage) {
        self.environment = environment.mapValues { _ in nil }.merging(
            ProcessInfo.processInfo.environment.filter { environment[$0.key] != nil }.mapValues(Optional.some)
        ) { $1 }
        let pairs = zip(arguments, arguments.dropFirst()).filter { $0.0.hasPrefix("-") }
        values = Dictionary(pairs.map { (String($0.0.dropFirst()), $0.1) }) { $1 }
        user = storage.user
        for (name, value) in environment { setenv(name, value, 1) }
        ProgramArguments.set(Array(commandLine.prefix(1)) + arguments)
        UserDefaults.standard.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
        LaunchValues.set(values, of: user)
    }

    isolated deinit {
        // Remove the old domain first: Foundation keeps keys that are missing in the new one.
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        for (name, value) in environment {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
        ProgramArguments.set(commandLine)
        LaunchValues.set([:], of: user)
    }

    /// Applies the arguments that concern the window, as Apple's systems do.
    func applied(to settings: WindowSettings) -> WindowSettings {
        var settings = settings
        if let languages = values["AppleLanguages"] {
            settings.languages = languages.split { "(), \"".contains($0) }.map(String.init)
        }
        if let style = values["AppleInterfaceStyle"] { settings.colorScheme = style == "Dark" ? .dark : .light }
        let size = values["UIPreferredContentSizeCategoryName"].flatMap { DynamicTypeSize(categoryName: $0) }
        if let size { settings.textSize = size }
        return settings
    }
}
