import DisplayList
import Foundation

/// Rows in a column that scrolls, which can be selected, deleted and moved. Rows are made when they are needed.
///
/// See [List](https://developer.apple.com/documentation/swiftui/list).
public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content

    init(_ selection: ListSelection?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// What the view shows.
    public var body: some View { ListContainer(selection: selection, content: content) }
}

/// The scrolling rows that lists and forms consist of.
struct ListContainer<Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listLook) private var style
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.editMode) private var editMode
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isRaised) private var isRaised
    @Environment(\.scrollSettings) private var settings
    @Environment(\.refresh) private var refresh
    @Environment(\.splitColumn) private var splitColumn
    @Environment(\.selectionMenu) private var selectionMenu
    @Environment(\.listSectionMargins) private var margins
    @Environment(\.alternatesRows) private var alternates
    /// The section of the row that refreshes the list, so that the first row of the app's is the first of its section.
    @State private var refreshSection = SectionIdentity()

    var body: some View {
        LazyContainer(arrangement: arrangement, content: rows)
            .modifier(
                ScrollModifier(
                    axes: .vertical, showsIndicators: true,
                    background: look.isGrouped && !settings.hidesBackground ? AnyShapeStyle(GroupedBackground()) : nil)
            )
            .modifier(ColumnPassageModifier(passage: splitColumn?.passage, selection: selection))
            .modifier(SectionIndexHost())
            .overlay { if look.hasBorder { Rectangle().strokeBorder(.separator).allowsHitTesting(false) } }
    }

    private var look: ListLook { style.isAutomatic && splitColumn?.hasSidebarLists == true ? .sidebar : style }

    /// Whether rows have no disclosure arrows: in a split view, a selecting row beside the column that it shows doesn't
    /// need one.
    private var hidesArrows: Bool {
        guard let splitColumn, splitColumn.passage == nil else { return false }
        return selection != nil || splitColumn.isSidebar
    }

    /// The selection in a column of a split view: pressing a row shows the next column, even if the row is selected
    /// already.
    private var columnSelection: ListSelection? {
        guard let splitColumn, var selection else { return nil }
        if let passage = splitColumn.passage {
            selection.didPress = passage.advance
            selection.followsKeyboard = false
        }
        return selection
    }

    private var paints: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.isRaised = isRaised
        return environment
    }

    /// The shade of every second row.
    private var shade: DisplayColor {
        let strength = colorScheme == .dark ? 1.0 : 0.0
        return DisplayColor(red: strength, green: strength, blue: strength, alpha: 0.05)
    }

    private var arrangement: ListArrangement {
        ListArrangement(
            look: look, rowSpacing: rowSpacing ?? 0, sectionSpacing: sectionSpacing ?? look.sectionSpacing,
            margins: margins, surface: GroupedSurface().paint(level: 0, in: paints))
    }

    private var rows: some View {
        Group {
            if let refresh {
                RefreshRow(refresh: refresh)
                    .modifier(
                        SectionPartModifier(
                            part: SectionPart(section: refreshSection, role: .content, margins: margins)))
            }
            content
        }
        .modifier(
            ListRowModifier(
                list: ListContext(
                    look: look, selection: columnSelection ?? selection,
                    isEditing: editMode?.wrappedValue.isEditing ?? false,
                    isSpaced: look.hasCards && (rowSpacing ?? 0) > 0, menu: selectionMenu,
                    alternates: alternates, shade: alternates ? .color(shade) : nil))
        )
        .transformEnvironment(\.scrollSettings) { $0 = $0.forContent }
        .environment(\.refresh, nil)
        .transformEnvironment(\.columnSelection) { if splitColumn != nil { $0 = columnSelection } }
        .environment(\.isInFormRow, true)
        .environment(\.listLook, look)
        .transformEnvironment(\.linkIndicatorVisibility) { if hidesArrows, $0 == .automatic { $0 = .hidden } }
    }
}

/// A row that refreshes the list's content.
private struct RefreshRow: View {
    let refresh: RefreshAction
    @State private var isBusy = false

    var body: some View {
        HStack {
            Spacer()
            if isBusy {
                ProgressView()
            } else {
                Button {
                    isBusy = true
                    Task {
                        await refresh()
                        isBusy = false
                    }
                } label: {
                    Label {
                        Text.system("Refresh")
                    } icon: {
                        Image(systemName: "arrow.clockwise")
                    }
                }
            }
            Spacer()
        }
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
    }
}
