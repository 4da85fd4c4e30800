/// What elements can be looked for in.
///
/// See [XCUIElementTypeQueryProvider](https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider).
public protocol XCUIElementTypeQueryProvider {
    /// The first element.
    var firstMatch: XCUIElement { get }
    /// All elements of a kind in this.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// Buttons, pickers with a menu, and options of a picker that are seen.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// Texts and headings.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Links to addresses.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Images with a name.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Fields of one line.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Fields that hide their text.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Fields of one line: a search field is one here.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Fields of several lines.
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
    /// Pickers whose options are side by side.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Pickers of dates and times.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Bars of progress.
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
    /// The bar of the uppermost page, called by its title.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The bar of a tab view.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Alerts.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Sheets, covers and confirmation dialogs.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Popovers.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// Menus that are open.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The lines of menus that are open: of a button, of a picker, of a field's text.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The window.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// Groups.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// Groups, and what has no kind of its own.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The keyboard on the screen, while a field has it.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys of the keyboard on the screen, by what they type, or `"space"`, `"delete"`, `"return"`. Those of all planes are there at once.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Pickers: each is one wheel.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Pickers whose options are in a menu.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// Options of a picker that are seen.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// Pickers whose options are side by side.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// Checkboxes.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// Pickers of colours.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// Meters of how much there is.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// Dialogs.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// Lists.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// Rows of lists and forms.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// Maps: Kissa has none.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// Pages of the web: Kissa shows them beside the app.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// Dots that count pages: they have no name here.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Bars of a device's state: a browser's window has none.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// Icons of a home screen, which isn't here.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// Tabs of a desktop's windows.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// Bars that scroll: the browser's own.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// Triangles that disclose: the whole line is a button here.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// Buttons that open menus, which are `buttons` here.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// Menus along a screen's upper edge: `commands` have none here.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
}

// Kinds of desktops and other systems, of which no screen here has any.
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
