import FoundationAdditions

/// What an app says of all the alerts and confirmation dialogs that are presented inside a view.

/// How grave a question is.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// As the dialog has it: as `standard`.
    public static let automatic = DialogSeverity(name: "automatic")
    /// A usual question, without a sign.
    public static let standard = DialogSeverity(name: "standard")
    /// A sign of warning stands above the title, where the dialog has no icon of its own.
    public static let critical = DialogSeverity(name: "critical")
}

/// A box by which a person says that a question needn't be asked again. Whether it is asked is the app's to decide.
struct DialogSuppression {
    /// Nil has a title of ours.
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

    /// Says how grave the dialogs inside this view are.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }

    /// Gives each dialog inside this view a box by which a person asks not to be asked again.
    ///
    /// See [dialogSuppressionToggle](https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(issuppressed:)).
    /// Apple shows it on the Mac alone.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: nil, isSuppressed: isSuppressed))
    }

    /// Gives each dialog inside this view a box, with a title, by which a person asks not to be asked again. The title
    /// is a text view.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
    }

    /// Gives each dialog inside this view a box, with a title, by which a person asks not to be asked again. The title
    /// is looked up in the app's strings.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Gives each dialog inside this view a box, with a title, by which a person asks not to be asked again. The title
    /// is a localized resource.
    @_disfavoredOverload
    public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Gives each dialog inside this view a box, with a title, by which a person asks not to be asked again. The title
    /// is shown as it is.
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
    }
}

// MARK: - In a dialog

/// The picture above a dialog's title. It says nothing that the words don't.
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

/// The box by which a dialog isn't asked again.
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
