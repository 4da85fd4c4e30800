import Foundation
import SwiftUI

// Toggles that perform an intent when they are pressed. They show the value that the app says.

extension Toggle {
    /// A toggle that performs an intent.
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(isOn: .performing(intent, isOn), label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title that performs an intent. The title is looked up in the app's strings.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(titleKey, isOn: .performing(intent, isOn))
    }

    /// A toggle with a title that performs an intent. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
        self.init(title, isOn: .performing(intent, isOn))
    }

    /// A toggle with a title that performs an intent. The title is a localized resource.
    @_disfavoredOverload
    public init<Intent: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: Intent) {
        self.init(titleResource, isOn: .performing(intent, isOn))
    }
}

extension Binding where Value == Bool {
    /// A value that an intent sets.
    @MainActor
    fileprivate static func performing(_ intent: some AppIntent, _ isOn: Bool) -> Binding<Bool> {
        Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { intent.start() } })
    }
}
