import FoundationAdditions

/// An app's settings for all alerts and confirmation dialogs that are presented inside a view.

/// The severity of a dialog.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// The dialog's default: the same as `standard`.
    public static let automatic = DialogSeverity(name: "automatic")
    /// A usual dialog, without a warning symbol.
    public static let standard = DialogSeverity(name: "standard")
    /// A dialog with a warning symbol above the title, unless it has its own icon.
    public static let critical = DialogSeverity(name: "critical")
}

/// A check box with which a person asks not to be shown a dialog again. It is up to the app to honor that.
struct DialogSuppression {
    /// The title; nil is the framework's own.
    let title: Text?
    let isSuppressed: Binding<Bool>
}

private struct DialogIconKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
}

private struct DialogSeverityKey: EnvironmentKey {
    static var defaultValue: DialogSeverity { .automatic }
}

private struct DialogSuppressionKey: EnvironmentKey {
    static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
    fileprivate var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }

    fileprivate var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }

    fileprivate var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

extension View {
    /// Shows an image above the title of each dialog inside this view.
    ///
    /// See [dialogIcon](https://developer.apple.com/documentation/swiftui/view/dialogicon(_:)).
    public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

    /// Sets the severity of the dialogs inside this view.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }

    /// Adds a check box to each dialog inside this view, with which a person asks not to be shown it again.
    ///
    /// See
    /// [dialogSuppressionToggle](https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(issuppressed:)).
    /// Apple shows it only on the Mac.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: nil, isSuppressed: isSuppressed))
    }

    /// Adds a check box with a title to each dialog inside this view, with which a person asks not to be shown it
    /// again. The title is a text view.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
    }

    /// Adds a check box with a title to each dialog inside this view, with which a person asks not to be shown it
    /// again. The title is looked up in the app's strings.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a check box with a title to each dialog inside this view, with which a person asks not to be shown it
    /// again. The title is a localized resource.
    @_disfavoredOverload
    public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Adds a check box with a title to each dialog inside this view, with which a person asks not to be shown it
    /// again. The title is shown as it is.
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
    }
}

// MARK: - In a dialog

/// The picture above a dialog's title. It is decorative.
struct DialogPicture: View {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity

    var body: some View {
        if let icon {
            icon.resizable().scaledToFit().frame(width: 44, height: 44).accessibilityHidden(true)
        } else if severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 34)).foregroundStyle(.yellow)
                .accessibilityHidden(true)
        }
    }
}

/// The check box that suppresses a dialog.
struct DialogSuppressionBox: View {
    @Environment(\.dialogSuppression) private var suppression

    var body: some View {
        if let suppression {
            Toggle(isOn: suppression.isSuppressed) { suppression.title ?? .system("Don’t ask again") }
                .toggleStyle(.checkbox)
                .font(.subheadline)
        }
    }
}
