import Foundation
import FoundationAdditions
import Testing
import ViewTesting

@testable import SwiftUICore
@testable import ViewTree

/// Code of two visitors' windows that observes notifications by methods.
@MainActor
@Suite("Observers in windows")
struct WindowObserverTests {
    private final class Ear: NSObject, @unchecked Sendable {
        // @unchecked: used on the main actor only.
        var heardIn: [ObjectIdentifier?] = []
        func hear(_ note: Notification) { heardIn.append(ViewGraph.current.map(ObjectIdentifier.init)) }
    }

    private let hear = Selector("hear:", of: Ear.hear)
    private let name = Notification.Name("WindowObserverTests.\(UUID().uuidString)")
    private let center = NotificationCenter.default
    private let ann = TestWindow(Text("Ann"))
    private let bob = TestWindow(Text("Bob"))

    @Test func `hear what belongs to their own window or to none, in their own window`() {
        let (annsEar, bobsEar) = (Ear(), Ear())
        ann.graph.inContext { center.addObserver(annsEar, selector: hear, name: name, object: nil) }
        bob.graph.inContext { center.addObserver(bobsEar, selector: hear, name: name, object: nil) }
        bob.graph.inContext { center.post(Notification(name: name, object: nil, origin: bob.graph)) }
        #expect(annsEar.heardIn.isEmpty && bobsEar.heardIn == [ObjectIdentifier(bob.graph)])
        bob.graph.inContext { center.post(name: name, object: nil) }
        #expect(annsEar.heardIn == [ObjectIdentifier(ann.graph)] && bobsEar.heardIn.count == 2)
        for ear in [annsEar, bobsEar] { center.removeObserver(ear) }
    }

    @Test func `code outside of windows hears everything`() {
        let ear = Ear()
        center.addObserver(ear, selector: hear, name: name, object: nil)
        center.post(Notification(name: name, object: nil, origin: bob.graph))
        #expect(ear.heardIn == [nil])
        center.removeObserver(ear)
    }

    @Test func `a delayed call runs in the window whose code asked for it`() async {
        final class Later: NSObject, @unchecked Sendable {
            // @unchecked: used on the main actor only.
            var window: ViewGraph?
            func run() { window = ViewGraph.current }
        }
        let later = Later()
        ann.graph.inContext { later.perform(Selector("run", of: Later.run), with: nil, afterDelay: 0) }
        while later.window == nil { await Task.yield() }
        #expect(later.window === ann.graph)
    }
}
