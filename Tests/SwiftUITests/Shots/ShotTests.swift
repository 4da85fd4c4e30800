import DeveloperToolsSupport
import Foundation
import ShotOrders
import Testing

@testable import SwiftUI

private struct Bakery: App {
    @State private var loaves = 3
    var body: some Scene {
        WindowGroup("Bakery") {
            VStack {
                Text("\(loaves) loaves").task { loaves = 4 }
                Button("Bake") { loaves += 1 }
            }
        }
    }
}

private final class Baker: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var words = "asleep"
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        words = "awake"
        return true
    }
}

private struct ServedBakery: App {
    @UIApplicationDelegateAdaptor(Baker.self) var baker
    var body: some Scene { WindowGroup { Text(baker.words) } }
}

#Preview("Oven, hot") {
    @Previewable @State var isOn = true
    Toggle("Heat", isOn: $isOn)
}

@MainActor
@Suite("Screens in files")
struct ShotTests {
    private func draw(_ change: (inout ShotOrder) -> Void = { _ in }) throws -> (ShotListing, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        var order = ShotOrder(folder: folder.path)
        (order.width, order.height) = (200, 100)
        change(&order)
        try ShotRun(order).draw(Bakery.self)
        let data = try Data(contentsOf: folder.appendingPathComponent(ShotListing.fileName))
        return (try JSONDecoder().decode(ShotListing.self, from: data), folder)
    }

    @Test func `an order goes through the environment unchanged`() throws {
        var order = ShotOrder(folder: "/shots here")
        order.isDark = true
        order.preview = "Oven"
        #expect(ShotOrder([ShotOrder.variable: order.json]) == order)
        #expect(ShotOrder([:]) == nil && ShotOrder([ShotOrder.variable: "nonsense"]) == nil)
    }

    @Test func `an app's delegate is launched before its screen is drawn`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try ShotRun(ShotOrder(folder: folder.path)).draw(ServedBakery.self)
        UIApplication.shared.delegate = nil
        let tree = try String(contentsOf: folder.appendingPathComponent("ServedBakery.txt"), encoding: .utf8)
        #expect(tree.contains("awake"))
    }

    @Test func `the first screen and the previews are drawn and told`() throws {
        let (listing, folder) = try draw()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(listing.shots.first?.name == "Bakery" && listing.shots.first?.source == nil)
        let oven = try #require(listing.shots.first { $0.name == "Oven, hot" })
        #expect([oven.source, oven.picture, oven.tree] == ["ShotTests.swift", "Oven-hot.png", "Oven-hot.txt"])
        let tree = try String(contentsOf: folder.appendingPathComponent("Bakery.txt"), encoding: .utf8)
        #expect(tree.hasPrefix("window \"Bakery\" 200 × 100\n  text "))
        #expect(tree.hasSuffix("  button \"Bake\"\n"))
        for shot in listing.shots {
            let picture = try Data(contentsOf: folder.appendingPathComponent(shot.picture))
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test func `one preview is drawn by a part of its name`() throws {
        let (listing, folder) = try draw { $0.preview = "oven" }
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(listing.shots.map(\.name) == ["Oven, hot"])
        let tree = try String(contentsOf: folder.appendingPathComponent("Oven-hot.txt"), encoding: .utf8)
        #expect(tree.contains("toggle \"Heat\" (on)"))
    }
}
