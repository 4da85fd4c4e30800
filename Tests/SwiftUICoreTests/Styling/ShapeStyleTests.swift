import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ShapeStyleTests {
    private func environment(_ styles: [AnyShapeStyle] = []) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.setForeground(styles)
        return values
    }

    private func secondaryLabel(_ alpha: Double) -> Paint {
        .color(DisplayColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: alpha))
    }

    @Test func `levels of the default foreground are the label colors`() {
        let values = environment()
        #expect(paint(of: .primary, in: values) == .color(.black))
        #expect(paint(of: .secondary, in: values) == secondaryLabel(0.6))
        #expect(paint(of: .tertiary, in: values) == secondaryLabel(0.3))
        #expect(paint(of: Color.secondary, in: values) == secondaryLabel(0.6))
        #expect(values.foregroundColor == .black)
    }

    @Test func `levels of a color fade`() {
        let brown = Color.brown.displayColor(in: EnvironmentValues())
        #expect(paint(of: .brown.secondary, in: environment()) == .color(brown.opacity(0.5)))
        #expect(paint(of: .secondary, in: environment([AnyShapeStyle(.brown)])) == .color(brown.opacity(0.5)))
        #expect(paint(of: .foreground, in: environment([AnyShapeStyle(.brown)])) == .color(brown))
    }

    @Test func `each level can be given its own style`() {
        let values = environment([AnyShapeStyle(.black), AnyShapeStyle(.white), AnyShapeStyle(.clear)])
        #expect(paint(of: .primary, in: values) == .color(.black))
        #expect(paint(of: .secondary, in: values) == .color(.white))
        #expect(paint(of: .tertiary, in: values) == .color(.clear))
        #expect(paint(of: .quaternary, in: values).color.alpha < 1)
    }

    @Test func `a foreground of secondary means the foreground around`() {
        var values = environment([AnyShapeStyle(.black)])
        values.setForeground([AnyShapeStyle(.secondary)])
        #expect(values.foregroundColor.alpha == 0.5)
        values.setForeground([AnyShapeStyle(.secondary)])
        #expect(values.foregroundColor.alpha == 0.25)
        values.setForeground([AnyShapeStyle(.foreground.opacity(0.5))])
        #expect(values.foregroundColor.alpha == 0.125)
    }

    @Test func `the tint is the accent color unless set`() {
        var values = EnvironmentValues()
        #expect(values.tintColor == Color.blue.displayColor(in: values))
        values.tintStyle = AnyShapeStyle(.white)
        #expect(paint(of: .tint, in: values) == .color(.white))
        #expect(values.tintColor == .white)
    }

    @Test func `an app's own style resolves in the environment`() {
        struct Ink: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white.opacity(0.9) : Color.black.opacity(0.8)
            }
        }
        var values = EnvironmentValues()
        #expect(paint(of: Ink(), in: values) == .color(DisplayColor.black.opacity(0.8)))
        values.colorScheme = .dark
        #expect(paint(of: AnyShapeStyle(Ink()), in: values) == .color(DisplayColor.white.opacity(0.9)))
        #expect(paint(of: Ink().secondary, in: values) == .color(DisplayColor.white.opacity(0.45)))
    }

    @Test func `a foreground that resolves to itself means the foreground around`() {
        struct Half: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle { HierarchicalShapeStyle.secondary }
        }
        var values = environment([AnyShapeStyle(.black)])
        values.setForeground([AnyShapeStyle(Half())])
        #expect(values.foregroundColor.alpha == 0.5)
    }

    @Test func `gradients space their colors equally and fade`() {
        let gradient = LinearGradient(colors: [.black, .white, .black], startPoint: .top, endPoint: .bottom)
        guard case .linearGradient(let stops, let start, let end) = paint(of: gradient, in: EnvironmentValues()) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(stops.map(\.location) == [0, 0.5, 1])
        #expect(start == CGPoint(x: 0.5, y: 0) && end == CGPoint(x: 0.5, y: 1))
        #expect(paint(of: gradient.opacity(0.5), in: EnvironmentValues()).color.alpha == 0.5)
    }

    @Test func `an elliptical gradient ends at the shapes sides`() {
        let gradient = EllipticalGradient(colors: [.black, .white])
        guard
            case .ellipticalGradient(_, let center, let start, let end) = paint(of: gradient, in: EnvironmentValues())
        else {
            Issue.record("not an elliptical gradient")
            return
        }
        #expect(center == CGPoint(x: 0.5, y: 0.5) && start == 0 && end == 0.5)
    }

    @Test func `styles of equal values are equal`() {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(AnyShapeStyle(.red)))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.red.secondary) == AnyShapeStyle(.red.secondary))
    }
}
