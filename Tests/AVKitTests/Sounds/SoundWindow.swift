import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import Testing
@_spi(Nodes) import ViewTree

@testable import AVFoundation

/// A window whose clock stands still until a test advances it, and what its page is told to play.
@MainActor
final class SoundWindow {
    let time = StoppedTime(Date(timeIntervalSinceReferenceDate: 1000))
    private(set) var graph: ViewGraph
    private var list: DisplayList?

    init() {
        graph = ViewGraph(time: time)
        graph.setRoot(Attached(), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 300))
        render()
    }

    /// Runs an app's code as one of the window's events.
    func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        var result: Result<Value, Failure>?
        graph.inContext {
            do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
        }
        render()
        return try result!.get()
    }

    func render() { list = graph.render() ?? list }

    func advance(_ seconds: Double) { time.advance(bySeconds: seconds) { self.render() } }

    private func modules() -> [DisplayElement] {
        (list?.elements.values.map { $0 } ?? []).filter { if case .module = $0.content { true } else { false } }
    }

    /// The element of a client module that is told something under this name.
    private func element(_ name: String) -> (element: DisplayElement, payload: JSONValue)? {
        for element in modules() {
            guard case .module(let content) = element.content, let payload = try? JSONValue(parsing: content.payload),
                payload[name] != nil
            else { continue }
            return (element, payload)
        }
        return nil
    }

    func told(_ name: String) -> [JSONValue] { element(name)?.payload[name]?.array ?? [] }
    func told(_ name: String, _ member: String) -> JSONValue? { element(name)?.payload[member] }

    var sounds: [JSONValue] { told("sounds") }
    /// The only sound.
    var sound: JSONValue? { sounds.count == 1 ? sounds[0] : nil }

    func send(_ json: String, to name: String = "sounds") throws {
        let element = try #require(self.element(name)).element
        graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: .module(try JSONValue(parsing: json))))
        render()
    }

    /// The page tells something about the only sound.
    func report(_ event: String, at seconds: Double? = nil) throws {
        let (id, serial) = (try #require(sound?["id"]?.integer), try #require(sound?["serial"]?.integer))
        let time = seconds.map { #", "at": \#($0)"# } ?? ""
        try send(#"{ "id": \#(id), "serial": \#(serial), "event": "\#(event)"\#(time) }"#)
    }

    func close() { graph.teardown() }
}

private struct Attached: View {
    var body: some View {
        Text("app")
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}
