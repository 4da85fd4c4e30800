import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A block with a popover of 100 × 50 points, in the middle of its window.
private struct Anchored: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var arrowEdge: Edge?

    var body: some View {
        Block("anchor", 40, 20)
            .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: arrowEdge) {
                Block("hint", 100, 50)
            }
    }
}

/// A popover with a preferred presentation adaptation.
private struct Adapting: View {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation

    var body: some View {
        Block("anchor", 40, 20).popover(isPresented: .constant(true)) {
            Block("hint", 100, 50).presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
        }
    }
}

private struct Scrolled: View {
    var isPassive = false

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Block("above", 40, 300)
                Block("anchor", 40, 20).popover(isPresented: .constant(true), arrowEdge: .bottom) {
                    Block("hint", 100, 50).presentationBackgroundInteraction(isPassive ? .enabled : .automatic)
                }
                Block("below", 40, 2000)
            }
        }
    }
}

extension TestWindow {
    fileprivate var card: CGRect { windowFrame(of: openDialogs[0].children.last!) }
    fileprivate var arrow: CGRect { windowFrame(of: openDialogs[0].children[0]) }
    fileprivate var scrolled: DisplayElement { elements.first { $0.content.kind == "scroll" }! }
}

@MainActor
@Suite("Popovers")
struct PopoverTests {
    private static let wide = CGSize(width: 1000, height: 700)
    private static let narrow = CGSize(width: 390, height: 844)

    @Test func `a popover lies at the edge of its view, and its arrow reaches it`() {
        let window = TestWindow(Anchored(arrowEdge: .bottom), size: Self.wide)
        #expect(window.frame("anchor") == CGRect(x: 480, y: 340, width: 40, height: 20))
        #expect(window.card == CGRect(x: 450, y: 370, width: 100, height: 50))
        #expect(window.frame("hint") == window.card)
        #expect(window.arrow.minY == 360)
        #expect(window.arrow.midX == 500)
        #expect(window.openDialogs[0].accessibility.role == .dialog)
    }

    @Test func `an anchor is a part of the view, or a point of it`() {
        let corner = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let beside = TestWindow(Anchored(anchor: corner, arrowEdge: .trailing), size: Self.wide)
        #expect(beside.card.origin == CGPoint(x: 500, y: 320))
        let above = TestWindow(Anchored(anchor: .point(.top), arrowEdge: .top), size: Self.wide)
        #expect(above.card.origin == CGPoint(x: 450, y: 280))
    }

    @Test func `a popover follows its view when that is scrolled, at once`() {
        let window = TestWindow(Scrolled(), size: Self.wide)
        #expect(window.card.minY == 330)
        window.send(.scroll(CGPoint(x: 0, y: 100)), to: window.scrolled.id)
        #expect(window.card.minY == 230)
        #expect(window.arrow.minY == 220)
        #expect(window.list[window.openDialogs[0].children.last!]?.motions[.frame] == nil)
    }

    @Test func `a popover whose view is scrolled away stays at the window's edge`() {
        let window = TestWindow(Scrolled(), size: Self.wide)
        window.send(.scroll(CGPoint(x: 0, y: 900)), to: window.scrolled.id)
        #expect(window.card.minY == 10)
    }

    @Test func `a popover follows its view when the window becomes another size`() {
        let window = TestWindow(Anchored(arrowEdge: .bottom), size: Self.wide)
        window.graph.setViewport(CGSize(width: 800, height: 600))
        window.render()
        #expect(window.card == CGRect(x: 350, y: 320, width: 100, height: 50))
    }

    @Test func `a popover that grows goes where it has room, and its arrow with it`() {
        struct Growing: View {
            @State private var isLarge = false
            var body: some View {
                Block("anchor", 40, 20).popover(isPresented: .constant(true), arrowEdge: .bottom) {
                    Button("grow") { isLarge = true }.frame(width: 100, height: isLarge ? 600 : 50)
                }
            }
        }
        let window = TestWindow(Growing(), size: Self.wide)
        #expect(window.arrow.minY == 360)
        window.press(button: "grow")
        #expect(window.card == CGRect(x: 530, y: 50, width: 100, height: 600))
        #expect(window.arrow.minX == 520)
        #expect(window.arrow.midY == 350)
    }

    @Test func `what lies below a popover stays in reach where it says so, and is followed closely`() {
        func facts(_ isPassive: Bool) -> [Bool] {
            let window = TestWindow(Scrolled(isPassive: isPassive), size: Self.wide)
            guard case .dialog(let dialog) = window.openDialogs[0].content,
                case .scroll(let scroll) = window.scrolled.content
            else { return [] }
            return [dialog.isModal, scroll.isFollowed]
        }
        #expect(facts(false) == [true, false])
        #expect(facts(true) == [false, true])
    }

    @Test func `a popover is a sheet in a compact width, unless its content says otherwise`() {
        func card(
            _ size: CGSize, _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation = .automatic
        ) -> CGRect { TestWindow(Adapting(horizontal: horizontal, vertical: vertical), size: size).card }
        let popover = CGSize(width: 100, height: 50)
        #expect(card(Self.narrow, .automatic).width == 390)
        #expect(card(Self.narrow, .automatic).minY == 10)
        #expect(card(Self.narrow, .popover).size == popover)
        #expect(card(Self.narrow, .none).size == popover)
        #expect(card(Self.narrow, .fullScreenCover) == CGRect(origin: .zero, size: Self.narrow))
        #expect(card(CGSize(width: 639, height: 700), .automatic).width == 639)
        #expect(card(CGSize(width: 640, height: 700), .sheet).size == popover)
    }

    @Test func `in a compact height the vertical adaptation counts`() {
        func card(
            _ size: CGSize, _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation
        ) -> CGRect { TestWindow(Adapting(horizontal: horizontal, vertical: vertical), size: size).card }
        let (low, small) = (CGSize(width: 900, height: 400), CGSize(width: 390, height: 400))
        #expect(card(low, .sheet, .automatic).width == 100)
        #expect(card(low, .automatic, .fullScreenCover).size == low)
        #expect(card(small, .popover, .sheet).width == 390)
        #expect(card(small, .sheet, .popover).width == 100)
    }

    @Test func `a sheet covers a compact window where its content says so`() {
        struct Covering: View {
            var body: some View {
                Block("below").sheet(isPresented: .constant(true)) {
                    Block("sheet").presentationCompactAdaptation(.fullScreenCover)
                }
            }
        }
        #expect(TestWindow(Covering(), size: Self.narrow).card == CGRect(origin: .zero, size: Self.narrow))
        #expect(TestWindow(Covering(), size: Self.wide).card.width == 580)
    }

    @Test func `a popover that is a sheet has a sheet's grip`() {
        struct Gripped: View {
            @State private var isShown = false
            var body: some View {
                Button("show") { isShown = true }.popover(isPresented: $isShown) {
                    Block("hint", 100, 50).presentationDragIndicator(.visible)
                }
            }
        }
        func hasGrip(_ size: CGSize) -> Bool {
            let window = TestWindow(Gripped(), size: size)
            window.press(button: "show")
            return window.elements.contains { $0.frame.size == CGSize(width: 36, height: 5) }
        }
        #expect(hasGrip(Self.narrow))
        #expect(!hasGrip(Self.wide))
    }

    @Test func `long text breaks its lines in a narrow window's popover`() {
        struct Wordy: View {
            var body: some View {
                Block("anchor").popover(isPresented: .constant(true)) {
                    Text(verbatim: String(repeating: "many words ", count: 20))
                        .presentationCompactAdaptation(.popover)
                }
            }
        }
        let window = TestWindow(Wordy(), size: CGSize(width: 320, height: 568))
        #expect(window.card.minX >= 8)
        #expect(window.card.maxX <= 312)
        #expect(window.card.height > 60)
        #expect(window.texts.first?.contains("…") == false)
    }
}
