import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ControlDetailTests {
    @Test func `a flexible button is as wide as there is room`() {
        func width(_ sizing: ButtonSizing) -> CGFloat {
            let button = Button("Tea") {}.buttonStyle(.bordered).buttonSizing(sizing).accessibilityIdentifier("button")
            return TestWindow(button).frame("button")!.width
        }
        #expect(width(.flexible) == 300)
        #expect(width(.fitted) < 100)
        #expect(width(.automatic) == width(.fitted))
    }

    @Test func `a label keeps a place for its icon`() throws {
        func place(_ icon: CGFloat) throws -> CGFloat {
            let label = Label {
                Block("title")
            } icon: {
                Block("icon", icon)
            }
            let window = TestWindow(
                HStack(spacing: 0) {
                    label.labelReservedIconWidth(40).labelIconToTitleSpacing(5)
                    Spacer()
                })
            return try #require(window.frame("title")).minX
        }
        #expect(try place(10) == 45)
        #expect(try place(20) == 45)
        #expect(try place(60) == 65)
    }

    @Test func `a spinner is gray unless somebody has tinted it`() {
        func tint<V: View>(_ view: V) -> DisplayColor? {
            for element in TestWindow(view).elements {
                if case .progress(let content) = element.content { return content.tint }
            }
            return nil
        }
        let red = Color.red.displayColor(in: EnvironmentValues())
        #expect(tint(ProgressView()) == Color.gray.displayColor(in: EnvironmentValues()))
        #expect(tint(ProgressView().tint(.red)) == red)
        #expect(tint(ProgressView(value: 0.5).tint(.red)) == red)
    }

    @Test func `a slider marks its ticks`() {
        let slider = Slider(value: .constant(0.5)) {
            Text("Volume")
        } ticks: {
            SliderTick(0.0)
            SliderTick(0.5) { Text("half") }
            SliderTickContentForEach([0.8, 2.0], id: \.self) { SliderTick($0) }
        }
        let dots = TestWindow(slider).elements.filter { $0.frame.size == CGSize(width: 4, height: 4) }
        #expect(dots.count == 3)
    }

    @Test func `a slider marks the steps that have a tick`() {
        let slider = Slider(value: .constant(2.0), in: 0...4, step: 1) {
            Text("Volume")
        } tick: {
            $0 == 3 ? nil : SliderTick($0)
        }
        let dots = TestWindow(slider).elements.filter { $0.frame.size == CGSize(width: 4, height: 4) }
        #expect(dots.count == 4)
    }

    @Test func `a control group can be a menu`() {
        let group = ControlGroup("More") {
            Button("Copy") {}
            Button("Paste") {}
        }
        let window = TestWindow(group.controlGroupStyle(.menu))
        #expect(window.texts == ["More"])
        window.press(button: "More")
        #expect(window.texts.contains("Paste"))
        #expect(TestWindow(group.controlGroupStyle(.compactMenu)).texts == ["More"])
    }

    @Test func `a menus button can show that it opens one`() {
        func count(_ visibility: Visibility) -> Int {
            TestWindow(Menu("More") { Text("Tea") }.menuIndicator(visibility)).elements.count
        }
        #expect(count(.visible) > count(.automatic))
        #expect(count(.hidden) == count(.automatic))
    }

    @Test func `secondary text is smaller`() throws {
        func height(_ view: some View) throws -> CGFloat {
            try #require(TestWindow(view.accessibilityIdentifier("text")).frame("text")).height
        }
        let (whole, small) = (try height(Text("Tea")), try height(Text("Tea").textScale(.secondary)))
        #expect(small < whole)
        #expect(try height(Text("Tea").textScale(.secondary, isEnabled: false)) == whole)
    }

    @Test func `a view can be mirrored in one direction of text`() {
        func isMirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
            let view = Block("block").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
            return TestWindow(view).elements.contains { $0.style.transform.values[0] == -1 }
        }
        #expect(isMirrored(.mirrors, .rightToLeft))
        #expect(!isMirrored(.mirrors, .leftToRight))
        #expect(!isMirrored(.fixed, .rightToLeft))
        #expect(isMirrored(.mirrors(in: .leftToRight), .leftToRight))
    }
}
