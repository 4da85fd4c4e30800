import BrowserHost
import Foundation
import Permissions
import Storage
import TextLayout
import UIKit

/// Starts an app's host from the process's environment, and ends it on Ctrl-C.
///
/// `PORT` (8080; 0 for any) and `HOST` (127.0.0.1) say where it listens, `KISSA_ALLOWED_HOSTS` (names with commas between
/// them, `cafe.example,cafe.example:8443`) which other names a proxy may pass on, `KISSA_TRUSTED_PROXIES` (`127.0.0.1`)
/// whose X-Forwarded-For and X-Forwarded-Proto are believed, `KISSA_LIMITS` (`windowCountMax=512`) what the
/// host puts up with, `KISSA_STORE` (`postgresql://…`) where values are kept if not in the app's SQLite file.
@MainActor
enum Launcher {
    private static var host: BrowserHost?
    private static var signals: [any DispatchSourceSignal] = []

    static func run<A: App>(_ app: A) -> Never {
        let name = title(ofProcess: ProcessInfo.processInfo.processName)
        let state = AppState(app)
        UIApplication.shared.finishLaunching()
        warnOfMissingFonts()
        do {
            let storage = try openStorage()
            var configuration = try configuration(ProcessInfo.processInfo.environment, name: name)
            configuration.identity = identity(storage)
            configuration.readiness = { storage.trouble }
            closeToStrangers(configuration)
            let host = BrowserHost(configuration: configuration) { window in
                AppWindow(app: state, name: name) { [weak window] in
                    window?.renderNow()
                } needsRender: { [weak window] in
                    window?.setNeedsRender()
                }
            }
            let address = try host.start()
            self.host = host
            endOnSignals()
            print("\(name) is open at \(address.absoluteString) (Ctrl-C closes it)")
            fflush(nil)
        } catch {
            FileHandle.standardError.write(Data("\(name) could not start: \(error)\n".utf8))
            exit(1)
        }
        RunLoop.main.run()
        exit(0)
    }

    /// Text is laid out without them, so the app may go on.
    private static func warnOfMissingFonts() {
        do {
            try FontLibrary.shared.check()
        } catch {
            warn("\(error)")
        }
    }

    private static func openStorage() throws(StorageError) -> DatabaseValueStorage {
        let process = ProcessInfo.processInfo
        let storage = DatabaseValueStorage(
            at: try StorePlace(app: process.processName, environment: process.environment))
        StoredEntries.storage = storage
        return storage
    }

    /// The keys lie beside the database, and don't hang on it: who somebody is outlives a database that broke.
    private static func identity(_ storage: DatabaseValueStorage) -> HostConfiguration.Identity {
        let process = ProcessInfo.processInfo
        let database = ByteStore.location(app: process.processName, environment: process.environment)
        let file = database.deletingLastPathComponent().appendingPathComponent("visitors.key", isDirectory: false)
        return HostConfiguration.Identity(keyFile: file) { storage.wasKnownUnsigned($0) }
    }

    /// Contacts and calendars that the environment names belong to whoever started the process.
    private static func closeToStrangers(_ configuration: HostConfiguration) {
        guard configuration.isOpenToOthers else { return }
        PermissionDesk.shared.closeToStrangers()
        let environment = ProcessInfo.processInfo.environment
        let isNamed = ["KISSA_CONTACTS", "KISSA_CALENDARS"].contains { environment[$0]?.isEmpty == false }
        guard isNamed, environment["KISSA_PERMISSIONS"]?.isEmpty ?? true else { return }
        warn("contacts and calendars are refused, as others may come in; KISSA_PERMISSIONS=ask asks each visitor")
    }

    private static func warn(_ text: String) { FileHandle.standardError.write(Data("Kissa: \(text)\n".utf8)) }

    static func configuration(
        _ environment: [String: String], name: String
    ) throws(LaunchError) -> HostConfiguration {
        var configuration = HostConfiguration(page: .init(title: name))
        if let host = environment["HOST"], !host.isEmpty { configuration.host = host }
        if let port = environment["PORT"], !port.isEmpty {
            guard let number = UInt16(port) else { throw .portIsNoNumber(port) }
            configuration.port = Int(number)
        }
        do {
            try configuration.limits.set(environment["KISSA_LIMITS"] ?? "")
        } catch {
            throw .badLimits("\(error)")
        }
        configuration.allowedHosts = list(environment["KISSA_ALLOWED_HOSTS"])
        configuration.trustedProxies = list(environment["KISSA_TRUSTED_PROXIES"])
        return configuration
    }

    /// What stands between commas.
    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The sockets are closed before the process ends, so that the port is free at once.
    private static func endOnSignals() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            // Not on the main queue: a process whose main actor is busy must end as well.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: endSoon)
            source.resume()
            signals.append(source)
        }
    }

    private nonisolated static func endSoon() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                // Windows go to the background before the app ends, as on a phone.
                host?.stop()
                UIApplication.shared.terminate()
            }
            exit(0)
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { exit(0) }
    }

    /// `DreamCoffee` is called Dream Coffee.
    static func title(ofProcess name: String) -> String {
        name.reduce(into: "") { title, character in
            if character.isUppercase, title.last?.isLowercase == true { title.append(" ") }
            title.append(character)
        }
    }
}

enum LaunchError: Error, CustomStringConvertible {
    case portIsNoNumber(String)
    case badLimits(String)

    var description: String {
        switch self {
        case .portIsNoNumber(let text): "PORT is \"\(text)\", which is no number from 0 to 65535"
        case .badLimits(let reason): "KISSA_LIMITS: \(reason)"
        }
    }
}
