import SwiftUI

/// All kinds of presentation: alerts with fields and errors, dialogs, sheets with detents, popovers, full-screen covers, menus.
struct DialogZooScreen: View {
    @State private var isNaming = false
    @State private var name = "Untitled"
    @State private var failure: Failure?
    @State private var isChoosing = false
    @State private var sheet: SheetKind?
    @State private var isPopoverShown = false
    @State private var isCovered = false
    @State private var order = SortChoice.name
    @State private var isAscending = true

    var body: some View {
        NavigationStack {
            List {
                Section("Alerts") {
                    Button("Rename “\(name)”") { isNaming = true }
                        .alert("Rename", isPresented: $isNaming) {
                            TextField("Name", text: $name)
                            Button("OK", action: {})
                            Button("Cancel", role: .cancel) {}
                        }
                    Button("Fail") { failure = .offline }
                    Button("Choose") { isChoosing = true }
                }
                Section("Sheets") {
                    ForEach(SheetKind.allCases) { kind in
                        Button(kind.rawValue.capitalized) { sheet = kind }
                    }
                    Button("Popover") { isPopoverShown.toggle() }
                        .popover(isPresented: $isPopoverShown, arrowEdge: .bottom) {
                            Text("A popover").padding().presentationCompactAdaptation(.popover)
                        }
                    Button("Cover") { isCovered = true }
                }
            }
            .navigationTitle("Dialogs")
            .toolbar {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Sort by", selection: $order) {
                        ForEach(SortChoice.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                    }
                    Toggle("Ascending", isOn: $isAscending)
                    Divider()
                    ControlGroup {
                        Button("Cut", systemImage: "scissors") {}
                        Button("Copy", systemImage: "doc.on.doc") {}
                    }
                    Section("More") { Button("Delete", systemImage: "trash", role: .destructive) {} }
                }
            }
        }
        .alert(item: $failure) { failure in
            Alert(title: Text("Failed"), message: Text(failure.message), dismissButton: .default(Text("OK")))
        }
        .confirmationDialog("What next?", isPresented: $isChoosing, titleVisibility: .visible, presenting: name) {
            name in
            Button("Keep \(name)") {}
            Button("Delete \(name)", role: .destructive) {}
        } message: { name in
            Text("“\(name)” is not saved.")
        }
        .sheet(item: $sheet, onDismiss: { order = .name }) { kind in
            SheetBody(kind: kind)
        }
        .fullScreenCover(isPresented: $isCovered) { CoverBody() }
    }
}

private enum SortChoice: String, CaseIterable { case name, date, size }

private enum Failure: Identifiable {
    case offline
    var id: Self { self }
    var message: LocalizedStringKey { "You are **offline**." }
}

private enum SheetKind: String, CaseIterable, Identifiable {
    case plain, medium, fitting
    var id: String { rawValue }
}

private struct SheetBody: View {
    let kind: SheetKind
    @State private var height: CGFloat = 100
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        switch kind {
        case .plain: Button(isPresented ? "Close" : "…") { dismiss() }
        case .medium:
            Text("Drag me")
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .presentationBackground(.thinMaterial)
        case .fitting:
            Text("As high as this text.\nNo more.")
                .padding()
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
                .presentationDetents([.height(height)])
                .interactiveDismissDisabled()
        }
    }
}

private struct CoverBody: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.indigo.ignoresSafeArea()
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill").font(.title).symbolRenderingMode(.hierarchical)
            }
            .foregroundStyle(.white)
            .padding()
            .accessibilityLabel("Close")
        }
    }
}
