import Foundation

/// A function in the Metal shading language that colors pixels.
@available(
    *, unavailable, message: "A browser runs no Metal: draw in a Canvas, or use blur, colorMultiply and the like"
)
/// A function in the Metal shading language that colors pixels. Not available.
public struct Shader: ShapeStyle {
    /// An argument of a function.
    public struct Argument: Sendable {
        /// A number. Not available.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        /// Two numbers. Not available.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        /// A point. Not available.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        /// A size. Not available.
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        /// Three numbers. Not available.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        /// Four numbers. Not available.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        /// Some numbers. Not available.
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        /// A color. Not available.
        public static func color(_ color: Color) -> Argument { Argument() }
        /// Some colors. Not available.
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        /// An image. Not available.
        public static func image(_ image: Image) -> Argument { Argument() }
        /// Some bytes. Not available.
        public static func data(_ data: Data) -> Argument { Argument() }
        /// The rectangle around the view. Not available.
        public static var boundingRect: Argument { Argument() }
    }

    /// A function with its arguments. Not available.
    public init(function: ShaderFunction, arguments: [Argument]) {}
    /// The style that the shader is painted with. Not available.
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.clear }
}

/// A function of a library.
@available(
    *, unavailable, message: "A browser runs no Metal: draw in a Canvas, or use blur, colorMultiply and the like"
)
/// A function of a library. Not available.
@dynamicCallable
public struct ShaderFunction: Sendable {
    /// A function by its name. Not available.
    public init(library: ShaderLibrary, name: String) {}
    /// The function with some arguments. Not available.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// The functions of an app's Metal files.
@available(
    *, unavailable, message: "A browser runs no Metal: draw in a Canvas, or use blur, colorMultiply and the like"
)
/// The functions of an app's Metal files. Not available.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    /// The app's own library. Not available.
    public static let `default` = ShaderLibrary(data: Data())
    /// The library of a bundle. Not available.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    /// A library from its bytes. Not available.
    public init(data: Data) {}
    /// A library in a file. Not available.
    public init(url: URL) {}

    /// A function by its name. Not available.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function by its name. Not available.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    @available(
        *, unavailable, message: "A browser runs no Metal: use colorMultiply, hueRotation, saturation and the like"
    )
    /// Colors each pixel by a shader. Not available.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    @available(
        *, unavailable, message: "A browser runs no Metal: move views with offset, projectionEffect and the like"
    )
    /// Moves each pixel by a shader. Not available.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    /// Computes each pixel from its neighbors with a shader. Not available.
    @available(*, unavailable, message: "A browser runs no Metal: use blur and the like, or draw in a Canvas")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

extension VisualEffect {
    /// Colors each pixel by a shader. Not available.
    @available(*, unavailable, message: "A browser runs no Metal: use hueRotation, saturation and the like")
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    /// Moves each pixel by a shader. Not available.
    @available(*, unavailable, message: "A browser runs no Metal: move views with offset, scaleEffect and the like")
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }

    /// Computes each pixel from its neighbors with a shader. Not available.
    @available(*, unavailable, message: "A browser runs no Metal: use blur and the like")
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
