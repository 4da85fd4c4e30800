import Foundation
import SwiftUI
import TestSupport

/// Generates view trees of stacks, frames, paddings, texts, shapes, fields and scroll views from a seed.
@MainActor
struct RandomView {
    private var generator: SeededRandom

    static func make(seed: UInt64) -> AnyView {
        var maker = RandomView(generator: SeededRandom(seed: seed))
        return maker.view(depth: 4)
    }

    static let strings = [
        "Dream Coffee", "コーヒーをください。", "A latte, please — with oat milk and a little cinnamon on top.",
        "夢から流れてくるお客さんの注文を取れますか？", "Mixed 日本語 and English", "☕️ hot 🧊 cold", "Wi-Fi", "§ 42",
        "Long words like Donaudampfschifffahrtsgesellschaft don’t break.", "「はい」と言いました。", "…", "a\nb\nc",
    ]

    private mutating func pick<T>(_ choices: [T]) -> T { choices.randomElement(using: &generator)! }
    private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator))
    }

    private mutating func view(depth: Int) -> AnyView {
        let base = depth == 0 || Int.random(in: 0..<5, using: &generator) == 0 ? leaf() : container(depth)
        return Int.random(in: 0..<2, using: &generator) == 0 ? modified(base, depth) : base
    }

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return AnyView(Color.brown.frame(width: number(4...80), height: number(4...60)))
        case 1: return AnyView(Spacer(minLength: number(0...20)))
        case 2: return AnyView(Rectangle().frame(height: number(1...30)))
        case 3:
            let text = pick(Self.strings)
            return AnyView(
                Button {
                } label: {
                    Text(verbatim: text)
                })
        case 4: return AnyView(TextField("field", text: .constant(pick(Self.strings))).frame(width: number(60...200)))
        case 5: return AnyView(ProgressView())
        default:
            let text = Text(verbatim: pick(Self.strings))
            return AnyView(text.font(.system(size: number(10...34), weight: pick([.regular, .bold]))))
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth: depth - 1) }
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        let spacing: CGFloat? = Int.random(in: 0..<3, using: &generator) == 0 ? nil : number(0...20)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1, 2:
            return AnyView(
                VStack(alignment: pick([.leading, .center, .trailing]), spacing: spacing) { content })
        case 3, 4, 5:
            return AnyView(
                HStack(alignment: pick([.top, .center, .bottom, .firstTextBaseline]), spacing: spacing) { content })
        case 6: return AnyView(ZStack(alignment: pick([.topLeading, .center, .bottomTrailing])) { content })
        case 7: return AnyView(Group { content }.padding(number(0...6)))
        default: return AnyView(ScrollView(pick([.vertical, .horizontal])) { content })
        }
    }

    private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: return AnyView(view.padding(number(0...24)))
        case 1: return AnyView(view.padding(.horizontal, number(0...24)))
        case 2: return AnyView(view.frame(width: number(20...260), alignment: pick([.leading, .center, .trailing])))
        case 3: return AnyView(view.frame(maxWidth: .infinity, alignment: pick([.leading, .trailing])))
        case 4: return AnyView(view.frame(minWidth: number(0...100), maxHeight: number(40...300)))
        case 5: return AnyView(view.background(Color.yellow))
        case 6: return AnyView(view.overlay(alignment: pick([.top, .bottomLeading])) { Text(verbatim: "over") })
        case 7: return AnyView(view.offset(x: number(-20...20), y: number(-20...20)))
        case 8: return AnyView(view.fixedSize(horizontal: false, vertical: true))
        default: return AnyView(view.border(.red, width: number(1...4)).lineLimit(Int(number(1...3))))
        }
    }
}
