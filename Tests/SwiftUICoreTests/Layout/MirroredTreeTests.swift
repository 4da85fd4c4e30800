import Foundation
import Testing

@testable import SwiftUICore

/// Makes trees of views from a seed.
@MainActor
private struct TreeMaker {
    private var state: UInt64
    private(set) var names: [String] = []

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func number(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func length() -> CGFloat { CGFloat(4 + 2 * number(10)) }

    private mutating func leaf() -> AnyView {
        let name = "view \(names.count)"
        names.append(name)
        return AnyView(Block(name, length(), length()))
    }

    private func grid(_ first: AnyView, _ second: AnyView, _ third: AnyView, _ fourth: AnyView) -> AnyView {
        AnyView(
            Grid(alignment: .leading) {
                GridRow {
                    first; second
                }
                GridRow {
                    third; fourth
                }
            })
    }

    mutating func tree(depth: Int) -> AnyView {
        guard depth > 0 else { return leaf() }
        let (first, second) = (tree(depth: depth - 1), tree(depth: number(depth)))
        let edge: HorizontalAlignment = [.leading, .center, .trailing][number(3)]
        let place = Alignment(horizontal: edge, vertical: .center)
        let length = length()
        return switch number(9) {
        case 0:
            AnyView(
                HStack(spacing: length) {
                    first; second
                })
        case 1:
            AnyView(
                VStack(alignment: edge) {
                    first; second
                })
        case 2:
            AnyView(
                ZStack(alignment: Alignment(horizontal: edge, vertical: .top)) {
                    first; second
                })
        case 3:
            AnyView(
                HStack {
                    first.padding(.leading, length); second
                })
        case 4:
            AnyView(
                VStack(alignment: .trailing) {
                    first.frame(width: 200, alignment: place); second
                })
        case 5: AnyView(first.overlay(alignment: Alignment(horizontal: edge, vertical: .bottom)) { second })
        case 6:
            AnyView(
                HStack(spacing: 0) {
                    first.offset(x: length, y: 1); Spacer(); second
                })
        case 7: grid(first, second, leaf(), leaf())
        default:
            AnyView(
                VStack {
                    first; second.position(x: length, y: 5).frame(width: 60, height: 20)
                })
        }
    }
}

@MainActor
@Suite("Mirrored trees")
struct MirroredTreeTests {
    @Test(arguments: 1...60)
    func `a right-to-left layout is the mirror image of the left-to-right one`(seed: UInt64) throws {
        var maker = TreeMaker(seed: seed)
        let tree = maker.tree(depth: 4)
        let size = CGSize(width: 600, height: 600)
        let left = TestWindow(tree.environment(\.layoutDirection, .leftToRight), size: size)
        let right = TestWindow(tree.environment(\.layoutDirection, .rightToLeft), size: size)
        for name in maker.names {
            let (before, after) = (try #require(left.frame(name)), try #require(right.frame(name)))
            #expect(abs(after.minX - (size.width - before.maxX)) < 1e-6, "\(name)")
            #expect(after.minY == before.minY && after.size == before.size, "\(name)")
        }
    }
}
