import DisplayList

/// A type that describes a chart for assistive technology. It may read the environment.
///
/// See [AXChartDescriptorRepresentable](https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable).
public protocol AXChartDescriptorRepresentable {
    /// Called once, when the view is first shown.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Called when the view or what it reads has changed.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Keeps the descriptor as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Gives assistive technology a list of the chart's points. Apple's systems also play it as sounds, which browsers don't
    /// support.
    ///
    /// See [accessibilityChartDescriptor](https://developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:)).
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        overlay(alignment: .topLeading) { SpokenChartView(bound: BoundChart(representable: representable)) }
    }
}

/// Binds the dynamic properties of a descriptor, which isn't a dynamic property itself.
private struct BoundChart<R: AXChartDescriptorRepresentable>: DynamicProperty {
    var representable: R

    mutating func _bind(_ storage: inout _PropertyStorage) { storage.bindFields(of: &representable) }
}

/// The lines of a chart, for assistive technology only.
private struct SpokenChartView<R: AXChartDescriptorRepresentable>: View {
    /// The descriptor, which stays the same for as long as the view exists.
    private final class Held {
        var descriptor: AXChartDescriptor?
    }

    var bound: BoundChart<R>
    @State private var held = Held()

    init(bound: BoundChart<R>) { self.bound = bound }

    var body: some View {
        let chart = chart
        VStack(alignment: .leading) {
            ForEach(chart.lines.indices, id: \.self) { index in
                Text(verbatim: chart.lines[index])
                    .modifier(AttributeModifier(RoleAttribute(role: .listItem)))
            }
        }
        .modifier(AttributeModifier(RoleAttribute(role: .list, label: chart.title)))
        .unseen()
    }

    private var chart: SpokenChart {
        let descriptor: AXChartDescriptor
        if let held = held.descriptor {
            bound.representable.updateChartDescriptor(held)
            descriptor = held
        } else {
            descriptor = bound.representable.makeChartDescriptor()
            held.descriptor = descriptor
        }
        return SpokenChart(descriptor)
    }
}
