import BrowserHost
import Foundation
import Permissions
import Storage
import TextLayout
import UIKit
import os

/// Starts an app's host, configured by the process's environment, and stops it on Ctrl-C.
///
/// `PORT` (8080; 0 for any) and `HOST` (127.0.0.1) are the address to listen on; `KISSA_ALLOWED_HOSTS` (comma-separated names,
/// `cafe.example,cafe.example:8443`) are other host names that a proxy may pass on; `KISSA_TRUSTED_PROXIES` (`127.0.0.1`) are the
/// proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted; `KISSA_LIMITS` (`windowCountMax=512`) are the host's limits;
/// `KISSA_PATH_PREFIX` (`/cafe`) is the path below which a proxy serves the app; `KISSA_VISITOR_HEADER` (`x-remote-user`) is the
/// header in which such a proxy names the visitor; `KISSA_KEY_COPIES` (1) means that other machines have copies of the keys;
/// `KISSA_DRAIN_SECONDS` (2) is how long windows wait after SIGTERM before other processes take them over; `KISSA_ACCESS_LOG=1`
/// logs requests and refusals to standard error; `KISSA_STORE` (`postgresql://…`) is where values and the app's SQLite databases are
/// stored, if not in files; `KISSA_CLIENT` is the folder with the page's own files, if not next to the executable.
@MainActor
enum Launcher {
    private static var host: BrowserHost?
    /// How long windows wait after SIGTERM before they are handed over to other processes; 0 exits at once.
    private static var drainSeconds = 0.0
    /// Shows changes by other processes that use the same file.
    private static var following: Task<Void, Never>?
    private static var signals: [any DispatchSourceSignal] = []

    static func run<A: App>(_ app: A) -> Never {
        let name = title(ofProcess: ProcessInfo.processInfo.processName)
        let state = AppState(app)
        UIApplication.shared.finishLaunching()
        warnOfMissingFonts()
        do {
            let place = try StorePlace(
                app: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment)
            let storage = openStorage(place)
            var configuration = try configuration(ProcessInfo.processInfo.environment, name: name)
            configuration.identity = identity(storage)
            configuration.identity.isKeyFileCopied = areKeysCopied(ProcessInfo.processInfo.environment)
            configuration.readiness = { storage.trouble }
            // Windows outlive the process; if several processes share a database, windows can move between them.
            configuration.windowKeeper = storage
            closeToStrangers(configuration)
            let host = BrowserHost(configuration: configuration) { window in
                content(of: window, state, name)
            }
            let address = try host.start()
            self.host = host
            drainSeconds = place.isShared ? try drainSeconds(ProcessInfo.processInfo.environment) : 0
            endOnSignals()
            FaultReport.install()
            print("\(name) is open at \(address.absoluteString) (Ctrl-C closes it)")
            fflush(nil)
        } catch {
            HostLog.write("\(name) could not start: \(error)")
            exit(1)
        }
        RunLoop.main.run()
        exit(0)
    }

    private static func content<A: App>(of window: WindowHandle, _ state: AppState<A>, _ name: String) -> AppWindow {
        let content = AppWindow(app: state, name: name) { [weak window] in
            window?.renderNow()
        } needsRender: { [weak window] in
            window?.setNeedsRender()
        }
        content.writer = window.right
        return content
    }

    /// Text can be laid out without them, so the app continues.
    private static func warnOfMissingFonts() {
        do {
            try FontLibrary.shared.check()
        } catch {
            warn("\(error)")
        }
        for path in FontLibrary.shared.unreadableAppFonts { warn("\(path) is no font that can be read") }
    }

    /// Called before any of the app's code, which may open databases.
    static func prepareDatabases(_ environment: [String: String]) {
        SharedDatabases.use(app: ProcessInfo.processInfo.processName, environment: environment) { HostLog.write($0) }
        DurableStore.watchDatabases()
    }

    private static func openStorage(_ place: StorePlace) -> DatabaseValueStorage {
        let header = ProcessInfo.processInfo.environment["KISSA_VISITOR_HEADER"] ?? ""
        let storage = DatabaseValueStorage(at: place, forgetsVisitors: header.isEmpty)
        StoredEntries.storage = storage
        SharedDatabases.tellOfTrouble(storage.store)
        if !place.isShared { following = storage.followOthers() }
        return storage
    }

    /// The keys are stored next to the database, but don't depend on it: visitors are still recognized after a database failure.
    private static func identity(_ storage: DatabaseValueStorage) -> HostConfiguration.Identity {
        let process = ProcessInfo.processInfo
        let database = ByteStore.location(app: process.processName, environment: process.environment)
        let file = database.deletingLastPathComponent().appendingPathComponent("visitors.key", isDirectory: false)
        return HostConfiguration.Identity(keyFile: file) { storage.wasKnownUnsigned($0) }
    }

    /// Whether several machines have copies of the key file. Processes on one machine share the file itself.
    static func areKeysCopied(_ environment: [String: String]) -> Bool { environment["KISSA_KEY_COPIES"] == "1" }

    /// Contacts and calendars named in the environment belong to the user who started the process.
    private static func closeToStrangers(_ configuration: HostConfiguration) {
        guard configuration.isOpenToOthers else { return }
        PermissionDesk.shared.closeToStrangers()
        let environment = ProcessInfo.processInfo.environment
        let isNamed = ["KISSA_CONTACTS", "KISSA_CALENDARS"].contains { environment[$0]?.isEmpty == false }
        guard isNamed, environment["KISSA_PERMISSIONS"]?.isEmpty ?? true else { return }
        warn("contacts and calendars are refused, as others may come in; KISSA_PERMISSIONS=ask asks each visitor")
    }

    private static func warn(_ text: String) { HostLog.write(text) }

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
        if let folder = environment["KISSA_CLIENT"], !folder.isEmpty {
            configuration.clientFolder = URL(fileURLWithPath: folder, isDirectory: true)
            configuration.joinsClientScripts = false
        }
        if environment["KISSA_ACCESS_LOG"] == "1" { configuration.accessLog = { HostLog.write($0) } }
        configuration.allowedHosts = list(environment["KISSA_ALLOWED_HOSTS"])
        configuration.trustedProxies = list(environment["KISSA_TRUSTED_PROXIES"])
        configuration.proxy.visitorHeader = try visitorHeader(environment, configuration.trustedProxies)
        return configuration
    }

    private static func visitorHeader(
        _ environment: [String: String], _ proxies: [String]
    ) throws(LaunchError) -> String? {
        guard let name = environment["KISSA_VISITOR_HEADER"], !name.isEmpty else { return nil }
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
            throw .badVisitorHeader("is \"\(name)\", which is no header's name")
        }
        guard !proxies.isEmpty else { throw .badVisitorHeader("needs KISSA_TRUSTED_PROXIES: anybody could send it") }
        return name.lowercased()
    }

    /// The items of a comma-separated list.
    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Closes the sockets before the process exits, so that the port is free at once.
    private static func endOnSignals() {
        let drainSeconds = drainSeconds
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            // Not on the main queue: the process has to exit even if its main actor is busy.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let seconds = number == SIGTERM ? drainSeconds : 0
            source.setEventHandler { endSoon(afterSeconds: seconds) }
            source.resume()
            signals.append(source)
        }
    }

    /// Ends the process: at once, or after the proxy in front has had time to notice that it accepts no new windows.
    private nonisolated static func endSoon(afterSeconds seconds: Double) {
        if seconds > 0 { DispatchQueue.main.async { MainActor.assumeIsolated { host?.drain() } } }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated {
                // Windows enter the background before the app ends, as on a phone.
                host?.stop()
                UIApplication.shared.terminate()
                // Files that windows have received are deleted with them.
                ReceivedFiles.finishWriting()
                SavedDefaults.writeLast()
            }
            exit(0)
        }
        // Handing over takes a few milliseconds for each window.
        let limit = seconds > 0 ? seconds + handOverSecondsMax : 2
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { exit(0) }
    }

    private nonisolated static let handOverSecondsMax = 10.0

    static func drainSeconds(_ environment: [String: String]) throws(LaunchError) -> Double {
        guard let text = environment["KISSA_DRAIN_SECONDS"], !text.isEmpty else { return 2 }
        guard let seconds = Double(text), (0...600).contains(seconds) else { throw .badDrainSeconds(text) }
        return seconds
    }

    /// Splits a camel-case name: `DreamCoffee` becomes Dream Coffee.
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
    case badDrainSeconds(String)
    case badVisitorHeader(String)

    var description: String {
        switch self {
        case .portIsNoNumber(let text): "PORT is \"\(text)\", which is no number from 0 to 65535"
        case .badLimits(let reason): "KISSA_LIMITS: \(reason)"
        case .badDrainSeconds(let text): "KISSA_DRAIN_SECONDS is \"\(text)\", which is no number from 0 to 600"
        case .badVisitorHeader(let reason): "KISSA_VISITOR_HEADER \(reason)"
        }
    }
}
