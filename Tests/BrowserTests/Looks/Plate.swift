import SwiftUI

/// A few controls on a phone's screen, each shown once. References contains a picture of each plate in both color schemes, named
/// after its case.
enum Plate: String, CaseIterable, Sendable {
    case buttons, toggles, values, dates, progress, fields, choices, inlinePicker
    case texts, symbols, groups, empty
    case list, form, search
    case tabs, pages, navigation
    case alert, confirmation, sheet, menu
    case shapes, styles, drawing, filters

    /// In points; the width is always 390.
    var height: Int {
        switch self {
        case .buttons, .toggles, .values, .fields, .choices, .texts, .groups, .shapes, .drawing, .filters, .styles: 270
        case .dates, .progress, .symbols, .inlinePicker: 230
        case .tabs, .pages, .navigation, .empty: 300
        case .list, .form, .search, .alert, .confirmation, .sheet, .menu: 400
        }
    }

    @MainActor var view: AnyView {
        switch self {
        case .buttons: AnyView(ButtonPlate())
        case .toggles: AnyView(TogglePlate())
        case .values: AnyView(ValuePlate())
        case .dates: AnyView(DatePlate())
        case .progress: AnyView(ProgressPlate())
        case .fields: AnyView(FieldPlate())
        case .choices: AnyView(ChoicePlate())
        case .inlinePicker: AnyView(InlinePickerPlate())
        case .texts: AnyView(TextPlate())
        case .symbols: AnyView(SymbolPlate())
        case .groups: AnyView(GroupPlate())
        case .empty: AnyView(EmptyPlate())
        case .list: AnyView(ListPlate())
        case .form: AnyView(FormPlate())
        case .search: AnyView(SearchPlate())
        case .tabs: AnyView(TabPlate())
        case .pages: AnyView(PagePlate())
        case .navigation: AnyView(NavigationPlate())
        case .alert: AnyView(AlertPlate())
        case .confirmation: AnyView(ConfirmationPlate())
        case .sheet: AnyView(SheetPlate())
        case .menu: AnyView(MenuPlate())
        case .shapes: AnyView(ShapePlate())
        case .styles: AnyView(StylePlate())
        case .drawing: AnyView(DrawingPlate())
        case .filters: AnyView(FilterPlate())
        }
    }
}
