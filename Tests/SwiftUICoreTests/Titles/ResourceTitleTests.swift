import DeveloperToolsSupport
import Foundation
import FoundationAdditions
import Testing

@testable import SwiftUICore

private struct Cup: Identifiable {
    let id: Int
    var name = "green"
    var isHot = false
}

private struct Switch {
    var isOn = Binding.constant(true)
    var choice = Binding.constant(1)
}

/// Every form of a title that is a resource shows the text of the view's language.
@Suite("Titles that are resources", .serialized) @MainActor
struct ResourceTitleTests {
    private let image = ImageResource(name: "cloud", bundle: .main)
    private let switches = [Switch(), Switch()]

    private func expect<V: View>(_ what: String, @ViewBuilder _ view: () -> V) {
        SampleTitle.expect(in: view(), what)
    }

    @Test func `of buttons, labels and menus`() throws {
        try SampleTitle.whileWritten {
            expect("text") { Text(.sample) }
            expect("button") { Button(.sample) {} }
            expect("button, symbol") { Button(.sample, systemImage: "star") {} }
            expect("button, image") { Button(.sample, image: image) {} }
            expect("button, image, role") { Button(.sample, image: image, role: .cancel) {} }
            expect("label, image") { Label(.sample, image: image) }
            expect("menu") { Menu(.sample) { Button("a") {} } }
            expect("menu, image") { Menu(.sample, image: image) { Button("a") {} } }
            expect("menu, image's name") { Menu(.sample, image: "cloud") { Button("a") {} } }
            expect("menu, action") {
                Menu(.sample, image: image) {
                    Button("a") {}
                } primaryAction: {
                }
            }
        }
    }

    @Test func `of toggles and pickers`() throws {
        try SampleTitle.whileWritten {
            expect("toggle") { Toggle(.sample, isOn: .constant(true)) }
            expect("toggle, symbol") { Toggle(.sample, systemImage: "star", isOn: .constant(true)) }
            expect("toggle, image") { Toggle(.sample, image: image, isOn: .constant(true)) }
            expect("toggle, sources") { Toggle(.sample, sources: switches, isOn: \.isOn) }
            expect("picker") { Picker(.sample, selection: .constant(1)) { Text("a").tag(1) } }
            expect("picker, image") { Picker(.sample, image: image, selection: .constant(1)) { Text("a").tag(1) } }
            expect("picker, sources") { Picker(.sample, sources: switches, selection: \.choice) { Text("a").tag(1) } }
            expect("dates") { MultiDatePicker(.sample, selection: .constant([])) }
            expect("dates, range") {
                MultiDatePicker(.sample, selection: .constant([]), in: Date()..<Date.distantFuture)
            }
            expect("dates, from") { MultiDatePicker(.sample, selection: .constant([]), in: Date()...) }
            expect("dates, up to") { MultiDatePicker(.sample, selection: .constant([]), in: ..<Date.distantFuture) }
        }
    }

    @Test func `of fields and steppers`() throws {
        try SampleTitle.whileWritten {
            expect("field, axis") { TextField(.sample, text: .constant(""), axis: .vertical) }
            expect("field, prompt, axis") {
                TextField(.sample, text: .constant(""), prompt: nil, axis: .vertical)
            }
            expect("field, format") { TextField(.sample, value: .constant(1), format: .number) }
            expect("field, optional") { TextField(.sample, value: .constant(Int?.none), format: .number) }
            expect("field, formatter") { TextField(.sample, value: .constant(1), formatter: NumberFormatter()) }
            expect("stepper") { Stepper(.sample, value: .constant(0.5), format: .number) }
            expect("stepper, bounds") { Stepper(.sample, value: .constant(0.5), in: 0...1, format: .number) }
            expect("stepper, number") { Stepper(.sample, value: .constant(5), format: .number) }
            expect("stepper, number, bounds") { Stepper(.sample, value: .constant(5), in: 0...9, format: .number) }
            expect("progress") { ProgressView(.sample, value: 0.5) }
            expect("progress, total") { ProgressView(.sample, value: 1, total: 2) }
        }
    }

    @Test func `of shared items`() throws {
        try SampleTitle.whileWritten {
            let words = ["a", "b"]
            let pages = [URL(filePath: "/a")]
            expect("one") { ShareLink(.sample, item: "a") }
            expect("texts") { ShareLink(.sample, items: words) }
            expect("addresses") { ShareLink(.sample, items: pages) }
            expect("one, preview") { ShareLink(.sample, item: "a", preview: SharePreview("b")) }
            expect("previews") { ShareLink(.sample, items: words) { SharePreview($0) } }
            let symbol = Image(systemName: "star")
            #expect(SharePreview(.sample).title == Text(.sample))
            #expect(SharePreview(.sample, image: symbol).title == Text(.sample))
            #expect(SharePreview(.sample, icon: symbol).title == Text(.sample))
            #expect(SharePreview(.sample, image: symbol, icon: symbol).title == Text(.sample))
        }
    }

    private func heading<S: SortComparator>(_ column: some TableColumnContent<Cup, S>) {
        for column in column._columns { expect("heading") { column.label } }
    }

    @Test func `of columns and sections of a table`() throws {
        try SampleTitle.whileWritten {
            heading(TableColumn<Cup, Never, Text, Text>(.sample) { Text($0.name) })
            heading(TableColumn<Cup, Never, Text, Text>(.sample, value: \.name))
            heading(TableColumn<Cup, KeyPathComparator<Cup>, Text, Text>(.sample, value: \.name))
            heading(TableColumn<Cup, KeyPathComparator<Cup>, Text, Text>(.sample, value: \.name, comparator: .lexical))
            heading(TableColumn<Cup, KeyPathComparator<Cup>, Text, Text>(.sample, value: \.id) { Text($0.name) })
            heading(TableColumn<Cup, KeyPathComparator<Cup>, Text, Text>(.sample, value: \.isHot) { Text($0.name) })
            heading(
                TableColumn<Cup, KeyPathComparator<Cup>, Text, Text>(.sample, sortUsing: KeyPathComparator(\.id)) {
                    Text($0.name)
                })
            expect("section") {
                Table(of: Cup.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    Section(.sample) { TableRow(Cup(id: 1)) }
                }
            }
        }
    }

    @Test func `of modifiers`() throws {
        try SampleTitle.whileWritten {
            let cup = Text(verbatim: "cup")
            expect("action") { cup.accessibilityAction(named: .sample) {} }
            expect("custom content") { cup.accessibilityCustomContent(.sample, Text(verbatim: "a")) }
            expect("custom content, value") { cup.accessibilityCustomContent("a", .sample) }
            expect("custom content, text") { cup.accessibilityCustomContent(.sample, "a") }
            expect("subtitle") { NavigationStack { cup.navigationTitle("a").navigationSubtitle(.sample) } }
            expect("file's message") { importer.fileDialogMessage(.sample) }
            expect("file's button") { importer.fileDialogConfirmationLabel(.sample) }
            _ = cup.accessibilityInputLabels([.sample, .sample])
            _ = cup.accessibilityInputLabels([.sample], isEnabled: false)
            _ = cup.typeSelectEquivalent(.sample)
            _ = cup.accessibilityRotor(.sample, textRanges: [])
            #expect(AccessibilityCustomContentKey(.sample) == AccessibilityCustomContentKey(Text(.sample), id: "cups"))
        }
    }

    private var importer: some View {
        Text(verbatim: "cup").fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
    }

    private func stack(_ what: String, _ view: some View) { expect(what) { NavigationStack { view } } }

    @Test func `of fields that search with tokens`() throws {
        try SampleTitle.whileWritten {
            let list = List { Text(verbatim: "cup") }
            let tokens = Binding.constant([Cup(id: 1)])
            let text = Binding.constant("")
            stack("tokens", list.searchable(text: text, tokens: tokens, prompt: .sample) { Text($0.name) })
            stack(
                "suggested",
                list.searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: .sample) { Text($0.name) })
            stack(
                "presented",
                list.searchable(text: text, tokens: tokens, isPresented: .constant(true), prompt: .sample) {
                    Text($0.name)
                })
            stack(
                "editable",
                list.searchable(text: text, editableTokens: tokens, prompt: .sample) { Text($0.wrappedValue.name) })
        }
    }

    @Test func `of tabs`() throws {
        try SampleTitle.whileWritten {
            let tab = Tab("a", systemImage: "star") { Text(verbatim: "cup") }
            expect("label") { TabView { tab.accessibilityLabel(.sample) } }
            expect("value") { TabView { tab.accessibilityValue(.sample) } }
            expect("hint") { TabView { tab.accessibilityHint(.sample) } }
            expect("title") { TabView { Tab(.sample, systemImage: "star") { Text(verbatim: "cup") } } }
            _ = TabSection(.sample) { tab }
        }
    }
}
