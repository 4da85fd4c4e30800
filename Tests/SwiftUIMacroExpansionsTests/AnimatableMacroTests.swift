import Testing

@Suite("@Animatable")
struct AnimatableMacroTests {
    private func words(_ source: String) -> String {
        expanded(source).text.split { $0.isWhitespace }.joined(separator: " ")
    }

    @Test("Stored variables are animated together, but for those that are left out")
    func several() {
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

    @Test("A single variable is the data, as public as its type")
    func single() {
        let text = words("@Animatable public struct Ring: View { var share: Float { didSet { print(share) } } }")
        #expect(text.contains("public typealias AnimatableData = Float.AnimatableData"))
        #expect(text.contains("set { share.animatableData = newValue }"))
    }

    @Test("Values that name their type need no other")
    func values() {
        let text = words("@Animatable struct Dot { var place = CGPoint(x: 1, y: 2), turn = Angle.zero, down = -1.5 }")
        #expect(
            text.contains("AnimatableValues<CGPoint.AnimatableData, Angle.AnimatableData, Double.AnimatableData>"))
    }

    @Test("A variable whose type nobody says is told of")
    func noType() {
        let (_, messages) = expanded("@Animatable struct Dot { var size = measure() }")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("needs the type of size") == true, "\(messages)")
    }
}
