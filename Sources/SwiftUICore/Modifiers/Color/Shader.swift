import Foundation

/// A function in Metal's language that colours pixels.
@available(
    *, unavailable, message: "A browser runs no Metal: draw in a Canvas, or use blur, colorMultiply and the like"
)
public struct Shader: ShapeStyle {
    /// A value that a function is given.
    public struct Argument: Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }

    public init(function: ShaderFunction, arguments: [Argument]) {}
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.clear }
}

/// A function of a library.
@available(
    *, unavailable, message: "A browser runs no Metal: draw in a Canvas, or use blur, colorMultiply and the like"
)
@dynamicCallable
public struct ShaderFunction: Sendable {
    public init(library: ShaderLibrary, name: String) {}
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// The functions of an app's Metal files.
@available(
    *, unavailable, message: "A browser runs no Metal: draw in a Canvas, or use blur, colorMultiply and the like"
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    public static let `default` = ShaderLibrary(data: Data())
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    public init(data: Data) {}
    public init(url: URL) {}

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    @available(
        *, unavailable, message: "A browser runs no Metal: use colorMultiply, hueRotation, saturation and the like"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    @available(
        *, unavailable, message: "A browser runs no Metal: move views with offset, projectionEffect and the like"
    )
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    @available(*, unavailable, message: "A browser runs no Metal: use blur and the like, or draw in a Canvas")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

extension VisualEffect {
    @available(*, unavailable, message: "A browser runs no Metal: use hueRotation, saturation and the like")
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    @available(*, unavailable, message: "A browser runs no Metal: move views with offset, scaleEffect and the like")
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }

    @available(*, unavailable, message: "A browser runs no Metal: use blur and the like")
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
