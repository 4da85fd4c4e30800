import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Guests: View {
    @State private var opened: String?
    private let portrait = ImageRenderer(content: Color.orange.frame(width: 8, height: 8)).cgImage

    private func isOpen(_ kind: String) -> Binding<Bool> {
        Binding(get: { opened == kind }, set: { opened = $0 ? kind : nil })
    }

    var body: some View {
        VStack {
            ForEach(["heading", "title", "modal"], id: \.self) { kind in Button(kind) { opened = kind } }
        }
        .overlay {
            if opened == "modal" {
                VStack {
                    Text("Begin again?").accessibilityAddTraits(.isHeader)
                    Button("Yes") { opened = nil }
                }
                .accessibilityAddTraits(.isModal)
            }
        }
        .sheet(isPresented: isOpen("heading")) {
            VStack {
                picture.accessibilityLabel("A portrait of Lisa")
                picture
                picture.accessibilityLabel("A secret").accessibilityHidden(true)
                Text("Lisa").accessibilityAddTraits(.isHeader)
                Image(systemName: "heart").accessibilityLabel("Pleased")
            }
        }
        .sheet(isPresented: isOpen("title")) {
            NavigationStack { Text("nobody").navigationTitle("Guest Book") }
        }
    }

    @ViewBuilder private var picture: some View {
        if let portrait { Image(uiImage: UIImage(cgImage: portrait)).resizable().frame(width: 80, height: 80) }
    }
}

@MainActor
@Suite("Cards to a screen reader, in Chromium")
struct SpokenCardPageTests {
    @Test func `a picture with a description is an image and one without is silent`() async throws {
        try await ViewPage.run(Guests()) { view in
            try await view.press(button: "heading")
            try await view.waitForText("Lisa")
            let tree = try await view.page.accessibilityTree()
            let images = tree.all.filter { $0.role == "image" }.map(\.name)
            #expect(images.sorted() == ["A portrait of Lisa", "Pleased"])
        }
    }

    @Test(arguments: [("heading", "Lisa"), ("title", "Guest Book"), ("modal", "Begin again?")])
    func `a sheet is called what its heading says`(kind: String, name: String) async throws {
        try await ViewPage.run(Guests()) { view in
            try await view.press(button: kind)
            try await view.page.waitFor("document.querySelector('dialog:modal, [role=dialog]')")
            try await view.waitForText(name)
            let tree = try await view.page.accessibilityTree()
            #expect(tree.first(role: "dialog", name: name) != nil, "\(tree)")
        }
    }
}
