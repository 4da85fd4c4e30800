// Apple declares these types in this framework. Here they are declared next to SwiftUI's modifiers that take them; this module
// re-exports them, so that `import Accessibility` works.
@_exported import class SwiftUICore.AXCategoricalDataAxisDescriptor
@_exported import class SwiftUICore.AXChartDescriptor
@_exported import enum SwiftUICore.AXCustomContent
@_exported import protocol SwiftUICore.AXDataAxisDescriptor
@_exported import class SwiftUICore.AXDataPoint
@_exported import class SwiftUICore.AXDataPointValue
@_exported import class SwiftUICore.AXDataSeriesDescriptor
@_exported import class SwiftUICore.AXNumericDataAxisDescriptor
@_exported import enum SwiftUICore.AccessibilityNotification
