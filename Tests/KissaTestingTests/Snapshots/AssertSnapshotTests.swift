import Foundation
import KissaTesting
import Testing
import UIKit
import XCTest

/// Written as for swift-snapshot-testing.
private struct Order: Codable {
    let drink: String
    let cups: Int
}

extension Snapshotting where Value == Order, Format == String {
    fileprivate static let receipt = Snapshotting<String, String>.lines.pullback { (order: Order) in
        "\(order.drink)\n\(order.cups)"
    }
}

@MainActor
@Suite("Snapshots by swift-snapshot-testing's names", .serialized)
struct AssertSnapshotTests {
    /// Recordings are stored beside this file and are removed after the test.
    private func withRecordings(_ body: (URL) throws -> Void) throws {
        let all = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
        defer { try? FileManager.default.removeItem(at: all) }
        try body(all.appendingPathComponent("AssertSnapshotTests"))
    }

    private func files(in folder: URL) throws -> Set<String> {
        try Set(FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") })
    }

    @Test func `the first run records and fails, the second compares`() throws {
        try withRecordings { folder in
            let order = Order(drink: "Cocoa", cups: 2)
            withKnownIssue {
                assertSnapshot(of: order, as: .receipt, named: "text", testName: "testOrder()")
                assertSnapshot(of: order, as: .json, named: "json", testName: "testOrder()")
                assertSnapshot(of: order, as: .dump, named: "dump", testName: "testOrder()")
            }
            assertSnapshot(of: order, as: .receipt, named: "text", testName: "testOrder()")
            assertSnapshot(of: order, as: .json, named: "json", testName: "testOrder()")
            assertSnapshot(of: order, as: .dump, named: "dump", testName: "testOrder()")
            withKnownIssue {
                assertSnapshot(
                    of: Order(drink: "Tea", cups: 2), as: .receipt, named: "text", testName: "testOrder()")
            }
            let names = try files(in: folder)
            #expect(names.contains("testOrder.text.txt"))
            #expect(names.contains("testOrder.json.json"))
        }
    }

    @Test func `snapshots without names are numbered`() throws {
        try withRecordings { folder in
            withKnownIssue {
                assertSnapshot(of: "one", as: .lines, testName: "testTwo()")
                assertSnapshot(of: "two", as: .lines, testName: "testTwo()")
            }
            let names = try files(in: folder)
            #expect(names.contains("testTwo.1.txt"))
            #expect(names.contains("testTwo.2.txt"))
        }
    }

    @Test func `a view is drawn as large as it wants to be, or as a device has it`() async throws {
        let view = Text("Hello").padding()
        let fitting = try await Snapshotting<AnyView, TestPicture>.image.snapshot(AnyView(view))
        #expect(fitting.width < 300 && fitting.height < 150)
        let phone = Snapshotting<AnyView, TestPicture>.image(
            layout: .device(config: .iPhone13), traits: UITraitCollection(userInterfaceStyle: .dark))
        let picture = try await phone.snapshot(AnyView(view))
        #expect(picture.width == 780 && picture.height == 1688)
        #expect(Array(picture.pixels.prefix(4)) == [0, 0, 0, 255])
    }

    @Test func `a view controller's view is drawn`() async throws {
        let controller = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0).ignoresSafeArea())
        let picture = try await Snapshotting<UIViewController, TestPicture>.image(on: .iPhoneSe).snapshot(controller)
        #expect(picture.width == 640 && picture.height == 1136)
        #expect(Array(picture.pixels.suffix(4)) == [255, 0, 0, 255])
    }

    @Test func `a part of the pixels may differ`() async throws {
        let strategy = Snapshotting<Color, TestPicture>.image(precision: 0.5, layout: .fixed(width: 10, height: 10))
        let red = try await strategy.snapshot(Color.red)
        let blue = try await strategy.snapshot(Color.blue)
        #expect(strategy.diffing.diff(red, red) == nil)
        #expect(strategy.diffing.diff(red, blue) != nil)
    }
}

/// XCTest's tests aren't isolated to the main actor.
final class AssertSnapshotXCTests: XCTestCase {
    func testAScreenIsCompared() throws {
        let all = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
        let folder = all.appendingPathComponent("AssertSnapshotTests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: all) }
        let recording = try MainActor.assumeIsolated {
            try TestWindow(Text("Hello"), size: CGSize(width: 40, height: 20)).picture().pngData
        }
        try recording.write(to: folder.appendingPathComponent("testAScreenIsCompared.hello.png"))
        assertSnapshot(of: Text("Hello"), as: .image(layout: .fixed(width: 40, height: 20)), named: "hello")
    }
}
