// Apple keeps these types in a framework of their own. Here they stand beside SwiftUI's modifiers that take them, and code that
// imports the framework finds them all the same.
@_exported import class SwiftUICore.AXCategoricalDataAxisDescriptor
@_exported import class SwiftUICore.AXChartDescriptor
@_exported import enum SwiftUICore.AXCustomContent
@_exported import protocol SwiftUICore.AXDataAxisDescriptor
@_exported import class SwiftUICore.AXDataPoint
@_exported import class SwiftUICore.AXDataPointValue
@_exported import class SwiftUICore.AXDataSeriesDescriptor
@_exported import class SwiftUICore.AXNumericDataAxisDescriptor
@_exported import enum SwiftUICore.AccessibilityNotification
