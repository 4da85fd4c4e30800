import Foundation

/// What an app is started with: environment and defaults of the process, which are as they were before when this is released.
/// The process's own arguments can't be changed in Swift 6.
final class LaunchSurroundings {
    /// The user's languages, where an argument names them.
    let languages: [String]?
    /// The arguments that the app doesn't see, since they aren't a key and its value.
    let unseen: [String]
    private let defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    /// The values before; nil where there was none.
    private let environment: [String: String?]

    init(_ arguments: [String], _ environment: [String: String]) {
        self.environment = environment.mapValues { _ in nil }.merging(
            ProcessInfo.processInfo.environment.filter { environment[$0.key] != nil }.mapValues(Optional.some)
        ) { $1 }
        var defaults: [String: Any] = [:]
        for (argument, value) in zip(arguments, arguments.dropFirst()) where argument.hasPrefix("-") {
            defaults[String(argument.dropFirst())] = value
        }
        languages = (defaults["AppleLanguages"] as? String)?.split { "(), \"".contains($0) }.map(String.init)
        unseen = arguments.filter { $0.hasPrefix("--") }
        for (name, value) in environment { setenv(name, value, 1) }
        UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
    }

    deinit {
        // Foundation keeps single values where the new ones are none.
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        for (name, value) in environment {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
    }
}
