import Foundation
import FoundationAdditions

// Groups of controls and progress whose title is a resource. Disfavoured overloads, so that a string literal is a
// localized string key.

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress from 0 to `total`, with a title. Nil is progress of unknown extent. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension ControlGroup {
    /// A group with a title as its label. The title is a localized resource.
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// A group whose label is a title and a system symbol. The title is a localized resource.
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }
}
