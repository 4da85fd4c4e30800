import DisplayList
import Foundation
import Observation
import Testing
import ViewTesting

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var width: CGFloat = 500
    var hasMiddle = true
    var label = "first"
    @ObservationIgnored var evaluated: [String] = []
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var names: [String] = []
}

private struct NameKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Candidate: View {
    let name: String
    let width: CGFloat
    let model: Model
    @State private var count = 0

    var body: some View {
        model.evaluated.append(name)
        return Button("\(name) \(model.label) \(count)") { count += 1 }
            .buttonStyle(.plain)
            .frame(width: width, height: 20)
            .onAppear { model.log.append("\(name) comes") }
            .onDisappear { model.log.append("\(name) goes") }
            .preference(key: NameKey.self, value: [name])
    }
}

private struct Choice: View {
    let model: Model

    var body: some View {
        ViewThatFits {
            Candidate(name: "wide", width: 600, model: model)
            if model.hasMiddle { Candidate(name: "middle", width: 400, model: model) }
            Candidate(name: "narrow", width: 200, model: model)
            Candidate(name: "last", width: 120, model: model)
        }
        .frame(width: model.width)
        .onPreferenceChange(NameKey.self) { model.names = $0 }
    }
}

@MainActor
@Suite("The view that fits")
struct ViewThatFitsTests {
    @Test func `views are evaluated as far as one fits, and only the shown one appears`() {
        let model = Model()
        let window = TestWindow(wide: Choice(model: model))
        window.render()
        #expect(Set(model.evaluated) == ["wide", "middle"])
        #expect(model.log == ["middle comes"])
        #expect(model.names == ["middle"])
        #expect(window.button("middle first 0") != nil)
        #expect(window.button("wide first 0") == nil)
    }

    @Test func `another size shows another view, and each keeps its state`() {
        let model = Model()
        let window = TestWindow(wide: Choice(model: model))
        window.render()
        window.press(button: "middle first 0")
        model.width = 130
        window.render()
        #expect(Set(model.log) == ["middle comes", "middle goes", "last comes"])
        #expect(model.names == ["last"])
        #expect(window.button("middle first 1") == nil)
        model.width = 500
        window.render()
        #expect(model.log.suffix(2) == ["last goes", "middle comes"])
        #expect(window.button("middle first 1") != nil)
    }

    @Test func `a view that comes or goes is considered again`() {
        let model = Model()
        let window = TestWindow(wide: Choice(model: model))
        window.render()
        model.hasMiddle = false
        window.render()
        #expect(window.button("narrow first 0") != nil)
        #expect(model.names == ["narrow"])
        model.hasMiddle = true
        window.render()
        #expect(window.button("middle first 0") != nil)
        #expect(model.names == ["middle"])
    }

    @Test func `a change reaches the views that were made`() {
        let model = Model()
        let window = TestWindow(wide: Choice(model: model))
        window.render()
        model.label = "second"
        window.render()
        #expect(window.button("middle second 0") != nil)
        model.width = 130
        window.render()
        #expect(window.button("last second 0") != nil)
    }

    @Test func `within a choice that isn't shown nothing appears`() {
        let model = Model()
        let window = TestWindow(
            wide: ViewThatFits {
                ViewThatFits {
                    Candidate(name: "inner", width: 1400, model: model)
                    Candidate(name: "other", width: 1350, model: model)
                }
                Candidate(name: "outer", width: 150, model: model)
            })
        window.render()
        #expect(model.log == ["outer comes"])
    }
}
