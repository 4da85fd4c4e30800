import DeveloperToolsSupport
import Foundation
import SwiftUI

// Buttons that perform an intent, and show in an alert what it says or why it failed.

extension Button {
    /// A button that performs an intent.
    public nonisolated init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// A button with a role that performs an intent.
    public nonisolated init<Intent: AppIntent>(
        role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: { MainActor.assumeIsolated { intent.start() } }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a title that performs an intent. The title is looked up in the app's strings.
    public nonisolated init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    /// A button with a title and a role that performs an intent. The title is looked up in the app's strings.
    public nonisolated init<Intent: AppIntent>(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Intent
    ) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// A button with a title that performs an intent. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Intent: AppIntent>(_ title: S, intent: Intent) {
        self.init(intent: intent) { Text(verbatim: String(title)) }
    }

    /// A button with a title and a role that performs an intent. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(verbatim: String(title)) }
    }

    /// A button with a title that performs an intent. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init<Intent: AppIntent>(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// A button with a title and a symbol that performs an intent. The title is looked up in the app's strings.
    public nonisolated init<Intent: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol that performs an intent. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Intent: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A button with a title and a picture that performs an intent. The title is looked up in the app's strings.
    public nonisolated init<Intent: AppIntent>(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUICore.Label(titleKey, image: image) }
    }
}
