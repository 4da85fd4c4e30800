import Testing

@Suite("@Animatable")
struct AnimatableMacroTests {
    private func words(_ source: String) -> String {
        expanded(source).text.split { $0.isWhitespace }.joined(separator: " ")
    }

    @Test
    func `stored variables are animated together, but for those that are left out`() {
        let text = words(
            """
            @Animatable struct Arc: Shape {
                var start: Angle
                var radius = 0.5
                let width: CGFloat
                @AnimatableIgnored var clockwise: Bool
                var length: Double { radius * 2 }
                static var count = 1.0
            }
            """)
        let data = "AnimatableValues<Angle.AnimatableData, Double.AnimatableData>"
        #expect(text.contains("typealias AnimatableData = \(data)"))
        #expect(text.contains("AnimatableValues(start.animatableData, radius.animatableData)"))
        #expect(text.contains("start.animatableData = newValue.value.0 radius.animatableData = newValue.value.1"))
    }

    @Test
    func `a single variable is the data, as public as its type`() {
        let text = words("@Animatable public struct Ring: View { var share: Float { didSet { print(share) } } }")
        #expect(text.contains("public typealias AnimatableData = Float.AnimatableData"))
        #expect(text.contains("set { share.animatableData = newValue }"))
    }

    @Test
    func `values that name their type need no other`() {
        let text = words("@Animatable struct Dot { var place = CGPoint(x: 1, y: 2), turn = Angle.zero, down = -1.5 }")
        #expect(
            text.contains("AnimatableValues<CGPoint.AnimatableData, Angle.AnimatableData, Double.AnimatableData>"))
    }

    @Test
    func `a variable whose type nobody says is told of`() {
        let (_, messages) = expanded("@Animatable struct Dot { var size = measure() }")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("needs the type of size") == true, "\(messages)")
    }
}
