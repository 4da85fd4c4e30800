import BrowserHost
import Foundation
import TextLayout
import UIKit

/// Starts an app's host from the process's environment, and ends it on Ctrl-C.
///
/// `PORT` (8080; 0 for any) and `HOST` (127.0.0.1) say where it listens, `KISSA_ALLOWED_HOSTS` (names with commas between
/// them, `cafe.example,cafe.example:8443`) which other names a proxy may pass on.
@MainActor
enum Launcher {
    private static var host: BrowserHost?
    private static var signals: [any DispatchSourceSignal] = []

    static func run<A: App>(_ app: A) -> Never {
        let name = title(ofProcess: ProcessInfo.processInfo.processName)
        let state = AppState(app)
        UIApplication.shared.finishLaunching()
        warnOfMissingFonts()
        openStorage()
        do {
            let configuration = try configuration(ProcessInfo.processInfo.environment, name: name)
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
            FileHandle.standardError.write(Data("Kissa: \(error)\n".utf8))
        }
    }

    /// Without it values last as long as the process.
    private static func openStorage() {
        let process = ProcessInfo.processInfo
        do {
            StoredEntries.storage = try SQLiteValueStorage(app: process.processName, environment: process.environment)
        } catch {
            FileHandle.standardError.write(Data("Kissa: \(error); nothing will be remembered\n".utf8))
        }
    }

    static func configuration(
        _ environment: [String: String], name: String
    ) throws(LaunchError) -> HostConfiguration {
        var configuration = HostConfiguration(page: .init(title: name))
        if let host = environment["HOST"], !host.isEmpty { configuration.host = host }
        if let port = environment["PORT"], !port.isEmpty {
            guard let number = UInt16(port) else { throw .portIsNoNumber(port) }
            configuration.port = Int(number)
        }
        let names = (environment["KISSA_ALLOWED_HOSTS"] ?? "").split(separator: ",")
        configuration.allowedHosts = names.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return configuration
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

    var description: String {
        switch self {
        case .portIsNoNumber(let text): "PORT is \"\(text)\", which is no number from 0 to 65535"
        }
    }
}
