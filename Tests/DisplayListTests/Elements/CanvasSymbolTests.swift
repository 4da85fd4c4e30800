import DrawingValues
import Foundation
import Testing

@testable import DisplayList

/// How drawings that are named rather than repeated are sent.
@Suite("Symbols of canvases")
struct CanvasSymbolTests {
    private let fill = CanvasContent.Operation.fill(
        state: 0, path: PathGeometry([.move(to: .zero), .line(to: CGPoint(x: 9, y: 9)), .closeSubpath]),
        usesEvenOddRule: false, paint: .color(.black),
        box: CGRect(x: 0, y: 0, width: 9, height: 9))

    private func json(_ content: CanvasContent) -> String {
        let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let element = DisplayElement(id: ElementID(1), frame: frame, content: .canvas(content))
        let message = ServerMessage.snapshot(1, DisplayListDiff.patch(from: nil, to: DisplayList(root: element)))
        return String(decoding: message.encoded(), as: UTF8.self)
    }

    private func canvas(_ change: (inout CanvasContent) -> Void) -> CanvasContent {
        var content = CanvasContent(
            size: CGSize(width: 50, height: 50), states: [CanvasContent.State()], operations: [fill])
        change(&content)
        return content
    }

    @Test func `a drawing without symbols is sent as it always was`() {
        let json = json(canvas { _ in })
        #expect(json.contains(##""operations":[["fill",0,"M0 0 9 9Z",false,"#000000",[0,0,9,9]]]"##))
        for word in ["symbols", "margin", #""text""#] { #expect(!json.contains(word), "\(word)") }
    }

    @Test func `a symbol is sent once and named by its place`() {
        let json = json(
            canvas {
                $0.operations = [.symbol(state: 0, 0), .symbol(state: 0, 0), .symbol(state: 0, 1)]
                $0.symbols = [
                    CanvasContent.Symbol(
                        operations: [fill], bounds: CGRect(x: -1, y: 0, width: 11, height: 9), reach: 2.5),
                    CanvasContent.Symbol(operations: [.symbol(state: 0, 0)]),
                ]
            })
        #expect(json.contains(#""operations":[["symbol",0,0],["symbol",0,0],["symbol",0,1]]"#))
        let drawn = ##"["fill",0,"M0 0 9 9Z",false,"#000000",[0,0,9,9]]"##
        #expect(json.contains(##""symbols":[[[\##(drawn)],[-1,0,11,9],2.5],[[["symbol",0,0]],null,0]]"##))
    }

    @Test func `a drawn text says how far it reaches and what it says`() {
        let json = json(
            canvas {
                $0.margin = CanvasContent.Margin(top: 1, left: 2, bottom: 3, right: 4)
                $0.text = #"say "ah""#
            })
        #expect(json.contains(#""margin":[1,2,3,4],"text":"say \"ah\"""#))
    }

    @Test func `a threshold is sent with its colour in numbers`() {
        let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        let filters: [CanvasFilter] = [.blur(3), .alphaThreshold(min: 0.25, max: 1, black)]
        let json = json(canvas { $0.states = [CanvasContent.State(filters: filters)] })
        #expect(json.contains(#"[["blur",3],["alphaThreshold",0.25,1,0,0,0,0.5]]"#))
    }

    @Test func `every operation tells its state`() {
        let operations: [CanvasContent.Operation] = [
            .text(state: 1, TextContent()), .layer(state: 2, [fill]), .masked(state: 3, [fill], by: [fill]),
            .symbol(state: 4, 9),
        ]
        #expect(operations.map(\.state) == [1, 2, 3, 4])
    }
}
