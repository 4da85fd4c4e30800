import Foundation
import Testing

@testable import SwiftUICore

@Suite("Values that are animated together")
struct AnimatableValuesTests {
    @Test
    func `each is added, scaled and measured by itself`() {
        var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
        values.scale(by: 2)
        let sum = values + AnimatableValues(1, 1, AnimatablePair(1, 1))
        #expect(sum.value.0 == 3 && sum.value.1 == 5 && sum.value.2 == AnimatablePair(7, 9))
        #expect(sum - sum == .zero && sum != values)
        #expect(AnimatableValues(3.0, 4.0).magnitudeSquared == 25)
    }

    @Test
    func `one that lies between two lies between each of their values`() {
        let (from, to) = (AnimatableValues(0.0, CGFloat(10)), AnimatableValues(1.0, CGFloat(20)))
        #expect(from.interpolated(towards: to, amount: 0.5) == AnimatableValues(0.5, CGFloat(15)))
    }

    @Test
    func `insets are animatable edge by edge`() {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData.scale(by: 2)
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    }
}
