import BrowserHost
import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import ShotOrders
import UIKit

/// Draws a program's first screen and its previews into files, without a browser.
@MainActor
struct ShotRun {
    /// How long to wait for a screen's initial tasks, in seconds.
    private static let settlingSeconds = 0.5

    private let order: ShotOrder

    init(_ order: ShotOrder) { self.order = order }

    /// Exits when everything is drawn.
    func run<A: App>(_ app: A.Type) -> Never {
        do {
            try draw(app)
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("Kissa: the screens could not be drawn: \(error)\n".utf8))
            exit(1)
        }
    }

    func draw<A: App>(_ app: A.Type) throws {
        try FileManager.default.createDirectory(atPath: order.folder, withIntermediateDirectories: true)
        var listing = ShotListing()
        var names: Set<String> = []
        if order.preview == nil {
            // The app's adaptor makes the delegate, which is launched before the first window.
            let state = AppState(app.init())
            UIApplication.shared.finishLaunching()
            listing.shots.append(try draw(state, String(describing: app), source: nil, &names))
        }
        for entry in PreviewCatalog.ofThisProgram().entries where isWanted(entry) {
            let state = AppState(OneViewApp(PreviewStage(entry: entry)))
            listing.shots.append(try draw(state, entry.name, source: entry.source, &names))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(encoder.encode(listing), ShotListing.fileName)
    }

    private func isWanted(_ entry: PreviewCatalog.Entry) -> Bool {
        order.preview.map { entry.name.localizedCaseInsensitiveContains($0) } ?? true
    }

    // MARK: One screen

    private func draw<A: App>(
        _ app: AppState<A>, _ name: String, source: String?, _ names: inout Set<String>
    ) throws -> ShotListing.Shot {
        let window = AppWindow(app: app, name: name) {}
        defer { window.windowDidClose() }
        window.environmentDidChange(order.environment)
        let list = settled(window)
        let file = fileName(name, &names)
        let shot = ShotListing.Shot(name: name, source: source, picture: file + ".png", tree: file + ".txt")
        guard let picture = window.graph.picture(of: list, scale: order.scale)?.pngData else {
            throw ShotError(description: "a window of \(order.width) by \(order.height) points has no picture")
        }
        try write(picture, shot.picture)
        try write(Data(Screen(list, of: window.graph).text.utf8), shot.tree)
        return shot
    }

    /// The window's content after its initial tasks have had time to run.
    private func settled(_ window: AppWindow) -> DisplayList {
        var list = window.render()
        let end = Date(timeIntervalSinceNow: Self.settlingSeconds)
        while Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            list = window.render() ?? list
        }
        return list ?? DisplayList(root: DisplayElement(id: ElementID(0)))
    }

    // MARK: Files

    /// "Settings, dark" becomes `Settings-dark`; a duplicate name gets a number.
    private func fileName(_ name: String, _ names: inout Set<String>) -> String {
        let plain = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let stem = plain.isEmpty ? "screen" : plain
        let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
        let free = candidates.first { !names.contains($0) } ?? stem
        names.insert(free)
        return free
    }

    private func write(_ data: Data, _ name: String) throws {
        try data.write(to: URL(fileURLWithPath: order.folder).appendingPathComponent(name), options: .atomic)
    }
}

extension ShotOrder {
    /// The environment that a browser would report for the window.
    var environment: WindowEnvironment {
        WindowEnvironment(
            ClientEnvironment(
                viewport: CGSize(width: width, height: height), scale: scale, locale: locale, languages: [locale],
                timeZone: TimeZone.current.identifier, colorScheme: isDark ? .dark : .light),
            visitor: "shot")
    }
}

private struct ShotError: Error, CustomStringConvertible {
    let description: String
}
