import DisplayList

/// A level of the foreground style: `.primary` to `.quinary`.
///
/// See [HierarchicalShapeStyle](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: PrimitiveShapeStyle, Hashable {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style, for less important content.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the foreground style, the faintest.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    package var readsForeground: Bool { true }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        environment.foregroundLevels.paint(level: self.level, in: environment).faded(to: level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style, for less important content.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style, the faintest.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of another style: `.brown.secondary`.
public struct HierarchicalModifierShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let level: Int

    package var readsForeground: Bool { AnyShapeStyle(base).readsForeground }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        primitive(base, in: environment).paint(level: self.level, in: environment).faded(to: level)
    }
}

extension HierarchicalModifierShapeStyle: Equatable where Base: Equatable {}
extension HierarchicalModifierShapeStyle: Hashable where Base: Hashable {}

extension ShapeStyle {
    /// The second level of this style, for less important content.
    public var secondary: some ShapeStyle { HierarchicalModifierShapeStyle(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { HierarchicalModifierShapeStyle(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { HierarchicalModifierShapeStyle(base: self, level: 3) }
    /// The fifth level of this style, the faintest.
    public var quinary: some ShapeStyle { HierarchicalModifierShapeStyle(base: self, level: 4) }
}

/// A style made more transparent.
public struct OpacityShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let opacity: Double

    package var readsForeground: Bool { AnyShapeStyle(base).readsForeground }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        primitive(base, in: environment).paint(level: level, in: environment).opacity(opacity)
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
extension OpacityShapeStyle: Hashable where Base: Hashable {}

extension ShapeStyle {
    /// Multiplies the style's opacity, 0…1.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}
