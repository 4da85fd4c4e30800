import Foundation
import Testing
import UIKit

@MainActor
@Suite("Objects that are made without arguments")
struct PlainCellTests {
    private final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `cells and headers have the default style and no identifier`() {
        #expect(UITableViewCell().reuseIdentifier == nil && UITableViewCell().detailTextLabel == nil)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
        #expect(Row(style: .default, reuseIdentifier: "row").tag == 7)
    }

    @Test func `a font is the system's`() { #expect(UIFont().pointSize == 12) }
}
