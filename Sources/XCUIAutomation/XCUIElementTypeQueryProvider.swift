/// Queries for elements inside of another one.
///
/// See [XCUIElementTypeQueryProvider](https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider).
public protocol XCUIElementTypeQueryProvider {
    /// The first match.
    var firstMatch: XCUIElement { get }
    /// All descendants of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// Buttons, pickers with a menu, and visible options of a picker.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// Texts and headings.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Links to addresses.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Images with a name.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Fields of one line.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Secure fields.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Single-line fields, which include search fields here.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Multiline fields.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// Switches and checkboxes.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The same as `switches`.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// Sliders.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// Steppers.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// Pickers whose options are in a menu.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// Segmented pickers.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Pickers of dates and times.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Progress bars.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// Spinners.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// Lists.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// Lists.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// Rows of lists and forms.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// Scroll views and pages.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// Toolbars of the keyboard.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The navigation bar of the topmost page, named by its title.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The bar of a tab view.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Alerts.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Sheets, full-screen covers and confirmation dialogs.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Popovers.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// Open menus.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The items of open menus: of a button, a picker, or a field's edit menu.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The window.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// Groups.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// Groups, and elements without a type of their own.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The on-screen keyboard, while a field has the focus.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys of the on-screen keyboard, by what they type, or `"space"`, `"delete"`, `"return"`. All planes are shown at once.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Pickers: each counts as one wheel.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Pickers whose options are in a menu.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The visible options of a picker.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// Segmented pickers.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// Checkboxes.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// Color pickers.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// Gauges.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// Dialogs.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// Lists.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// Rows of lists and forms.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// Always empty: maps have no role of their own here.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// Always empty: web views aren't elements here.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// Always empty: page indicators have no name here.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Always empty: a browser's window has no status bar.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// Always empty: there is no home screen.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// Always empty: windows have no tabs here.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// Always empty: scroll bars belong to the browser.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// Always empty: the whole row of a disclosure group is a button here.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// Always empty: buttons that open menus are `buttons` here.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// Always empty: `commands` don't make a menu bar here.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
}

// Types of desktops and other systems, which don't occur here.
extension XCUIElementTypeQueryProvider {
    /// No combo boxes are here.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// No drawers are here.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// No toolbar buttons are here.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// No tab groups are here.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// No table columns are here.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// No outline rows are here.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// No browsers are here.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// No menu bar items are here.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// No increment arrows are here.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// No decrement arrows are here.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// No timelines are here.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// No rating indicators are here.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// No value indicators are here.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// No split groups are here.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// No splitters are here.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// No relevance indicators are here.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// No help tags are here.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// No mattes are here.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// No dock items are here.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// No rulers are here.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// No ruler markers are here.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// No grids are here.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// No layout areas are here.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// No layout items are here.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// No handles are here.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// No touch bars are here.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// No status items are here.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
