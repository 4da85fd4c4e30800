import Testing

// The macros as the compiler runs them, in a separate process, on a miniature of SwiftUI's environment.

@freestanding(declaration)
private macro Preview(_ name: String? = nil, body: () -> any Sequence) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
private macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

private protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

private struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension EnvironmentValues {
    @Entry var spacing: Double = 8
    @Entry var customer: String?
    @Entry var greeting = "Welcome"
}

#Preview("A body that is checked") {
    [1, 2]
}

@Suite struct PluginTests {
    @Test func entriesAreKeptApart() {
        var values = EnvironmentValues()
        #expect(values.spacing == 8 && values.customer == nil && values.greeting == "Welcome")
        values.spacing = 3
        values.customer = "Lisa"
        #expect(values.spacing == 3 && values.customer == "Lisa" && values.greeting == "Welcome")
    }
}
