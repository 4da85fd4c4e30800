import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// What a path is filled or stroked with.
    public struct Shading {
        /// The paint, and the box that its positions are in units of; nil is the path's own.
        private let resolve: (GraphicsContext) -> (paint: Paint, box: CGRect?)

        /// Those of a style.
        fileprivate var shadows: (EnvironmentValues) -> [ShadowStyle] = { _ in [] }

        init(_ resolve: @escaping (GraphicsContext) -> (paint: Paint, box: CGRect?)) { self.resolve = resolve }

        func paint(in context: GraphicsContext, over bounds: CGRect) -> (paint: Paint, box: CGRect) {
            let (paint, box) = resolve(context)
            return (paint, box ?? bounds)
        }

        /// A color, as it is in the canvas's environment.
        public static func color(_ color: Color) -> Shading {
            Shading { (.color(color.displayColor(in: $0.environment)), nil) }
        }

        /// A color from components in a color space.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray in a color space; 1 is white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style over the path's own bounds, or over the rectangle that the style is placed in.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            var shading = Shading { context in
                let placement = stylePlacement(of: style, in: context.environment)
                return (SwiftUICore.paint(of: style, in: context.environment), placement?.box)
            }
            shading.shadows = { StyleDecoration(of: style, in: $0).shadows }
            return shading
        }

        /// The colors of a mesh, over the path's own bounds.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(.foreground) }

        /// The gradient goes on at its ends in their colors.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            points { .linearGradient(stops: gradient.stops(level: 0, in: $0), start: startPoint, end: endPoint) }
        }

        /// Colors between two circles about a point, in points of the context; they go on outside in their last
        /// color. The options have no effect here.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            points {
                .radialGradient(
                    stops: gradient.stops(level: 0, in: $0), center: center, startRadius: startRadius,
                    endRadius: endRadius)
            }
        }

        /// Colors once around a point, from an angle. The options have no effect here.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            points {
                .angularGradient(
                    stops: gradient.stops(level: 0, in: $0), center: center, startDegrees: angle.degrees,
                    endDegrees: angle.degrees + 360)
            }
        }

        /// Positions in points: in units of a box of one point.
        private static func points(_ paint: @escaping (EnvironmentValues) -> Paint) -> Shading {
            Shading { (paint($0.environment), CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }

        /// One of several shadings. Not available.
        @available(*, unavailable, message: "Kissa's canvases have no palettes: name one shading")
        public static func palette(_ array: [Shading]) -> Shading { array[0] }

        @available(
            *, unavailable, message: "A browser's canvas can't paint with what is below it: give the canvas a blendMode"
        )
        /// What is drawn already. Not available.
        public static var backdrop: Shading { .foreground }

        /// A shader. Not available.
        @available(*, unavailable, message: "A browser runs no Metal: draw a gradient, or set pixels of an image")
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { .foreground }

        /// The image over and over, from a point of the context's coordinates on.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            let tile = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
            return Shading {
                let place = CGRect(origin: origin, size: CGSize(width: 1, height: 1))
                return (SwiftUICore.paint(of: tile, in: $0.environment), place)
            }
        }
    }

    /// How a gradient goes on beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt32
        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient over and over. Not available.
        @available(*, unavailable, message: "A browser's gradients end in their last colours: add stops")
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient to and fro. Not available.
        @available(*, unavailable, message: "A browser's gradients end in their last colours: add stops")
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// The colors mixed in linear light. Not available.
        @available(*, unavailable, message: "A browser mixes the colours of a gradient in sRGB")
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// The shading in this context's environment.
    public func resolve(_ shading: Shading) -> Shading {
        let (paint, box) = shading.paint(in: self, over: .null)
        var resolved = Shading { _ in (paint, box.isNull ? nil : box) }
        let shadows = shading.shadows(environment)
        resolved.shadows = { _ in shadows }
        return resolved
    }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        let (paint, box) = shading.paint(in: self, over: path.boundingRect)
        let shadows = shading.shadows(environment)
        let rule = style.isEOFilled ? CGPathFillRule.evenOdd : .winding
        above(shadows).add(within: ClipPath(path.geometry.applying(transform), rule)) { state, clears in
            .fill(
                state: state, path: path.geometry, usesEvenOddRule: style.isEOFilled,
                paint: clears ? .color(.black) : paint,
                box: box)
        }
        for shadow in shadows where shadow.isInner { draw(shadow, in: path, style) }
    }

    /// The context whose drawings have the drop shadows.
    private func above(_ shadows: [ShadowStyle]) -> GraphicsContext {
        var context = self
        // Those that come first are thrown first.
        for shadow in shadows.reversed() where !shadow.isInner {
            context.addFilter(
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
        }
        return context
    }

    /// An inner shadow is that of what is around the path, cut at the path.
    private func draw(_ shadow: ShadowStyle, in path: Path, _ style: FillStyle) {
        var inside = self
        inside.clip(to: path, style: style)
        inside.addFilter(.blur(radius: shadow.radius / 2))
        var around = Path(path.boundingRect.insetBy(dx: -shadow.reach, dy: -shadow.reach))
        around.addPath(path)
        let moved = around.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        inside.fill(moved, with: .color(shadow.color), style: FillStyle(eoFill: true))
    }

    /// Draws a line along a path, half of it on either side.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty else { return }
        let (paint, box) = shading.paint(in: self, over: path.boundingRect)
        let outline = { ClipPath(path.strokedPath(style).geometry.applying(transform), .winding) }
        above(shading.shadows(environment)).add(within: outline()) { state, clears in
            .stroke(
                state: state, path: path.geometry, stroke: PathContent.Stroke(style, clears ? .color(.black) : paint),
                box: box)
        }
    }

    /// Draws a line of a width in points along a path, half of it on either side.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
