import Testing

@testable import AppChecking

@Suite struct SourceAdaptationTests {
    @Test func `conditions for iOS are met`() {
        let source = """
            #if os(iOS) && DEBUG
            let text = "os(iOS)"
            #elseif !os(iOS)
            #endif
            """
        let expected = """
            #if (os(iOS) || os(Linux)) && DEBUG
            let text = "os(iOS)"
            #elseif !(os(iOS) || os(Linux))
            #endif
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `the runtime of Objective-C is Foundation's`() {
        let source = "import ObjectiveC\nimport ObjectiveCBridge\n// import ObjectiveC\n"
        let expected = "import Foundation\nimport ObjectiveCBridge\n// import ObjectiveC\n"
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `a part of a module is the module`() {
        let source = """
            import CoreImage.CIFilterBuiltins
            @preconcurrency import UIKit.UIGestureRecognizerSubclass // touches
            import ObjectiveC.runtime
            import Darwin
            import os.log
            import struct UIKit.UIColor
            import _AVKit_SwiftUI
            let sample = "import UIKit.UIImage"
            """
        let expected = """
            import CoreImage\(String(repeating: " ", count: 17))
            @preconcurrency import UIKit\(String(repeating: " ", count: 28)) // touches
            import Foundation\(String(repeating: " ", count: 8))
            import Foundation
            import os.log
            import struct UIKit.UIColor
            import AVKit
            let sample = "import UIKit.UIImage"
            """
        #expect(SourceAdaptation.adapted(source) == expected)
        #expect(SourceAdaptation.adapted("import SwiftUI\nimport os.log\n") == nil)
    }

    @Test func `a source without such conditions is left as it is`() {
        #expect(SourceAdaptation.adapted("#if os(macOS)\n#endif\n") == nil)
    }

    @Test func `a selector is a macro, on the same lines, in a file that knows UIKit`() {
        let source = """
            import SwiftUI
            let a = #selector(tapped(_:)), b = #selector (
                Page.closed // at last
            )
            let c = "#selector(x)" // #selector(y)
            """
        let expected = """
            import UIKit; import SwiftUI
            let a = #_selector("tapped(_:)"), b = #_selector("Page.closed"

            )
            let c = "#selector(x)" // #selector(y)
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `what is for Objective-C alone becomes spaces`() {
        let source = """
            @objcMembers final class Page: NSObject {
                @objc func a() {}
                @objc(bWithCount:) private func b(_ count: Int) {}
                @objc
                func c() { "@objc" }
                @objcName func d() {}
            }
            """
        let expected = """
                         final class Page: NSObject {
                      func a() {}
                                   private func b(_ count: Int) {}
                \("     ")
                func c() { "@objc" }
                @objcName func d() {}
            }
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `outlets and actions are properties and methods`() {
        let source = """
            @IBOutlet private weak var label: UILabel!
            @IBAction func tapped(_ sender: UIButton, forEvent event: UIEvent) {}
            @IBInspectable var radius = 0.0 // @IBOutlet
            @IBOutletName func d() { "@IBAction" }
            """
        let expected = """
                      private weak var label: UILabel!
                      func tapped(_ sender: UIButton, forEvent event: UIEvent) {}
            @IBInspectable var radius = 0.0 // @IBOutlet
            @IBOutletName func d() { "@IBAction" }
            """
        #expect(SourceAdaptation.adapted(source) == expected)
        #expect(SourceAdaptation.adapted("@IBInspectable var a = 1") == nil)
    }

    @Test func `a protocol of Objective-C is one of classes`() {
        #expect(SourceAdaptation.adapted("@objc protocol A { }") == "      protocol A : AnyObject { }")
        #expect(SourceAdaptation.adapted("@objc public protocol A: B {}") == "      public protocol A: B {}")
        #expect(SourceAdaptation.adapted("@objc func protocols() {}") == "      func protocols() {}")
    }

    @Test func `an app delegate is the entry point by its newer name`() {
        #expect(SourceAdaptation.adapted("@UIApplicationMain\nclass A {}") == "@main\nclass A {}")
    }

    @Test(arguments: [
        "#selector(", "@objc(", "@objc", "#selector", "\"\"\"@objc", "/* @objc", "@objc protocol", "#\"@objc",
    ])
    func `a source that ends too early is no more than that`(_ source: String) {
        let adapted = SourceAdaptation.adapted(source) ?? source
        #expect(adapted.utf8.count == source.utf8.count)
    }

    @Test func `managed properties and methods get and set by key`() {
        let source = """
            @NSManaged public var name: String? // its name
            @objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)
            @NSManaged
            private(set) var tags: [String: [Int]]; var other = 1
            @NSManaged public func replaceItems(at index: Int, with value: Item)
            """
        let expected = """
                       public var name: String? { get { _managed("name") } set { _setManaged(newValue, "name") } } // its name
                                              public func addToItems(_ value: Item) { _changeManaged("addToItems", [value]) }
            \("          ")
            private(set) var tags: [String: [Int]] { get { _managed("tags") } set { _setManaged(newValue, "tags") } }; \
            var other = 1
                       public func replaceItems(at index: Int, with value: Item) \
            { _changeManaged("replaceItems", [index, value]) }
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `a view's file with a fetch request knows Core Data`() {
        #expect(
            SourceAdaptation.adapted("import SwiftUI\n@FetchRequest var a: FetchedResults<A>")
                == "import CoreData; import SwiftUI\n@FetchRequest var a: FetchedResults<A>")
        #expect(
            SourceAdaptation.adapted("import CoreData\nimport SwiftUI\n@FetchRequest var a: FetchedResults<A>") == nil)
    }

    @Test func `key paths of Objective-C are texts, and a model is found where it is`() {
        let source = """
            let a = #keyPath(Item.owner.name), b = #keyPath(date)
            let c = Bundle.main.url(forResource: "Model", withExtension: "momd")
            """
        let expected = """
            let a = "owner.name", b = "date"
            let c = Bundle.main.url(forResource: "Model", withExtension: "xcdatamodeld")
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `overrides in an extension are methods that the generated class calls`() {
        let source = """
            import CoreData
            extension Item {
                public override func awakeFromInsert() { super.awakeFromInsert() }
                override func other() {}
            }
            class Own: NSManagedObject { override func willSave() {} }
            """
        let expected = """
            import CoreData
            extension Item {
                public          func _awakeFromInsert(_: NSManagedObject, _: () -> Void) { super.awakeFromInsert() }
                override func other() {}
            }
            class Own: NSManagedObject { override func willSave() {} }
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }
}
