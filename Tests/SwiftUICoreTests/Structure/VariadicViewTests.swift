import DisplayList
import Testing

@testable import SwiftUICore

private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Text("|") }
        }
    }
}

private struct WeightKey: _ViewTraitKey { static var defaultValue: Int { 0 } }

private struct Weighed: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        VStack {
            ForEach(children) { Text(verbatim: "\($0.id(as: Int.self) ?? -1) weighs \($0[WeightKey.self])") }
        }
    }
}

@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
    @Test
    func `a root is handed each view by itself`() {
        let window = TestWindow(
            VStack {
                _VariadicView.Tree(Divided()) {
                    Text("a")
                    ForEach(["b", "c"], id: \.self) { Text($0) }
                }
            })
        #expect(window.texts == ["a", "|", "b", "|", "c"])
    }

    @Test
    func `a root reads what its views say, and who they are`() {
        let window = TestWindow(
            _VariadicView.Tree(Weighed()) {
                ForEach(1..<3, id: \.self) { Text("\($0)")._trait(WeightKey.self, $0 * 10) }
                Text("nobody")
            })
        #expect(window.texts == ["1 weighs 10", "2 weighs 20", "-1 weighs 0"])
    }
}
