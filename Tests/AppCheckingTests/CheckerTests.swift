import Foundation
import Testing

@testable import AppChecking

/// These run the compiler against the modules that the tests themselves were built with.
@Suite struct CheckerTests {
    private func check(_ sample: SampleProject) throws -> [Checker.Outcome] {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        return try Checker(Project(sample.folder), build: KissaBuild(products: products)).run()
    }

    private let app = """
        import Kit
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Text(Item.name) } } }
        """

    @Test func `an app and the framework that it imports compile`() throws {
        let kit = """
            import Foundation
            public final class Item: ObservableObject {
                @Published public var count = 0
                public static let name = "Tea"
                func load() async throws { _ = try await URLSession.shared.data(from: URL(string: "https://a.b")!) }
            }
            """
        let outcomes = try check(try SampleProject.shop(app: app, kit: kit))
        #expect(outcomes.map(\.target.name) == ["Kit", "My Shop"])
        #expect(outcomes.flatMap(\.findings) == [])
    }

    @Test func `an app's own type may have a name of Combine's, which only import Combine shows`() throws {
        let kit = """
            import Foundation
            public enum Item { public static let name = Subscription().name }
            public struct Subscription { public let name = "Tea"; public init() {} }
            public final class Shop: ObservableObject { @Published var subscription = Subscription() }
            """
        let subscriber = """
            import Kit
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Text(Subscription().name) } } }
            let tea = Record()
            struct Clock: View {
                @State private var now = Date()
                var body: some View {
                    Text(now, style: .time)
                        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
                }
            }
            let subscriptions: Set<AnyCancellable> = []
            """
        let outcomes = try check(try SampleProject.shop(app: subscriber, kit: kit))
        #expect(outcomes[0].findings == [])
        #expect(Set(outcomes[1].findings.map(\.subject)) == ["Record", "AnyCancellable"])
    }

    @Test func `what an app misses is told with its place, and those who import it are checked all the same`() throws {
        let kit = """
            import Foundation
            public enum Item { public static let name = "Tea"; static let lamp = FluxCapacitor() }
            """
        let outcomes = try check(try SampleProject.shop(app: app, kit: kit))
        #expect(outcomes[0].findings.map(\.subject) == ["FluxCapacitor"])
        #expect(outcomes[0].findings.allSatisfy { $0.place.hasSuffix("Kit.swift:2:70") })
        #expect(outcomes[1].findings == [])
    }

    @Test func `a module that nobody has is told before anything else`() throws {
        let outcomes = try check(try SampleProject(["A.swift": "import Flux\nimport SwiftUI\nlet x = nothing\n"]))
        #expect(outcomes[0].findings.map(\.kind) == [.module])
        #expect(outcomes[0].findings.map(\.subject) == ["Flux"])
    }

    @Test func `who imports a module that isn't compiled is told so, without the errors that follow`() throws {
        let shop = app.replacing("Item.name", with: "Item.missing")
        let outcomes = try check(try SampleProject.shop(app: shop, kit: "import Flux\npublic enum Item {}\n"))
        #expect(outcomes[0].findings.map(\.subject) == ["Flux"])
        #expect(
            outcomes[1].findings.map(\.message) == [
                "the project's own module 'Kit' isn't compiled, for want of others"
            ])
        #expect(outcomes[1].findings.map(\.advice) == [nil])
    }

    @Test func `code for iOS is checked`() throws {
        let source = """
            import SwiftUI
            #if os(iOS)
            let here = missing
            #endif
            """
        #expect(try check(try SampleProject(["A.swift": source]))[0].findings.map(\.subject) == ["missing"])
    }

    @Test func `targets and their methods compile as on Apple's systems`() throws {
        let source = """
            import UIKit
            @objc protocol PageDelegate { func pageDidClose() }
            @UIApplicationMain class Delegate: UIResponder, UIApplicationDelegate {}
            class Page: UIViewController {
                weak var delegate: PageDelegate?
                private lazy var button: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    return button
                }()
                let other: UIButton = {
                    let button = UIButton()
                    button.addTarget(nil, action: #selector(close(_:)), for: .touchUpInside)
                    return button
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.panned)))
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        barButtonSystemItem: .add, target: self, action: #selector(Page.tapped))
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(heard), name: .init("noon"), object: nil)
                    Timer.scheduledTimer(
                        timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                    button.removeTarget(nil, action: nil, for: .allEvents)
                    UIApplication.shared.sendAction(
                        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
                @objc private func tapped() { delegate?.pageDidClose() }
                @objc func close(_ sender: UIButton) {}
                @objc func panned(_ recognizer: UIGestureRecognizer) {}
                @objc func heard(_ note: Notification) {}
                @objc func tick() {}
            }
            """
        let fields = """
            import SwiftUI
            extension View {
                func hideKeyboard() {
                    UIApplication.shared.sendAction(
                        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
            }
            """
        #expect(try check(SampleProject(["Page.swift": source, "Fields.swift": fields]))[0].findings == [])
    }

    @Test func `a picker's results are loaded without SwiftUI`() throws {
        let source = """
            import PhotosUI
            import UIKit
            class Page: UIViewController, PHPickerViewControllerDelegate {
                let images = UIImageView()
                func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                    dismiss(animated: true)
                    guard let provider: NSItemProvider = results.first?.itemProvider else { return }
                    guard provider.canLoadObject(ofClass: UIImage.self) else { return }
                    provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
                        self?.images.image = image
                    }
                }
            }
            """
        #expect(try check(SampleProject(["Page.swift": source]))[0].findings == [])
    }

    @Test func `a catalog's symbols are there, beside the app's own`() throws {
        let contents = #"{ "info": { "author": "xcode", "version": 1 } }"#
        let color = #"{ "colors": [{ "idiom": "universal" }], "info": { "author": "xcode", "version": 1 } }"#
        let image = #"{ "images": [{ "idiom": "universal" }], "info": { "author": "xcode", "version": 1 } }"#
        let source = """
            import SwiftUI
            extension Color { static let leaf = Color("leaf") }
            struct V: View {
                var body: some View { Image(.HWS).background(Color.leaf).foregroundStyle(.darkText).tint(Color.sky) }
            }
            extension UIColor { static let sky = UIColor.red }
            @MainActor func color(_ view: UIView, _ images: UIImageView) {
                view.backgroundColor = .leaf
                view.tintColor = UIColor.sky
                images.image = .HWS
            }
            """
        let sample = try SampleProject([
            "A.swift": source, "Assets.xcassets/Contents.json": contents,
            "Assets.xcassets/leaf.colorset/Contents.json": color,
            "Assets.xcassets/darkText.colorset/Contents.json": color,
            "Assets.xcassets/sky.colorset/Contents.json": color,
            "Assets.xcassets/HWS.imageset/Contents.json": image,
        ])
        #expect(try check(sample)[0].findings == [])
    }

    @Test func `a package's target with resources has a bundle for them`() throws {
        let sample = try SampleProject([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Tea", targets: [.target(name: "Tea", resources: [.copy("a.txt")])])
            """,
            "Sources/Tea/Tea.swift": "import Foundation\nlet bundle = Bundle.module\n", "Sources/Tea/a.txt": "",
        ])
        #expect(try check(sample)[0].findings == [])
    }

    @Test func `a package's texts have symbols and a bundle, named in the manifest or not`() throws {
        let source = """
            import SwiftUI
            struct Shop: View {
                @State private var isOpen = false
                var body: some View {
                    List {
                        Text(.greeting(name: "Ann"))
                        Button(.close, action: {})
                        Label(.pickACountry, systemImage: "globe")
                    }
                    .navigationTitle(.Shop.title)
                    .alert(.close, isPresented: $isOpen) {}
                }
            }
            let texts = [String(localized: .pickACountry), String(localized: .cups(3))]
            let attributed = AttributedString(localized: .close)
            nonisolated func title() -> LocalizedStringResource { .Shop.title }
            let bundle = Bundle.module
            """
        let texts = """
            { "sourceLanguage" : "en", "version" : "1.1", "strings" : {
                "close" : { "extractionState" : "manual" }, "Pick a country" : { "extractionState" : "manual" },
                "greeting" : { "extractionState" : "manual", "localizations" : {
                    "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, %(name)@" } } } },
                "cups" : { "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "One cup" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cups" } } } } } } }
            } }
            """
        let shop = #"{ "sourceLanguage" : "en", "strings" : { "TITLE" : { "extractionState" : "manual" } } }"#
        let sample = try SampleProject([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Tea", targets: [.target(name: "Tea", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """,
            "Sources/Tea/Tea.swift": source, "Sources/Tea/Localizable.xcstrings": texts,
            "Sources/Tea/Shop.xcstrings": shop,
        ])
        #expect(try check(sample)[0].findings == [])
    }

    @Test func `Swift 5's closures of timers and notifications may change what is the main actor's`() throws {
        let source = """
            import UIKit
            class Page: UIViewController {
                var seconds = 0
                func start() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
                    NotificationCenter.default.addObserver(forName: .init("noon"), object: nil, queue: .main) { _ in
                        self.seconds = 0
                    }
                }
            }
            """
        let sample = try SampleProject([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Tea", targets: [.target(name: "Tea")])
            """,
            "Sources/Tea/Tea.swift": source,
        ])
        #expect(try check(sample)[0].findings == [])
    }

    @Test func `a report counts what is missing over all targets`() throws {
        let sample = try SampleProject.shop(app: "let a = Missing()\n", kit: "let b = Missing(); let c = Other()\n")
        let report = CheckReport(try check(sample))
        #expect(report.compilingCount == 0 && report.targetCount == 2)
        #expect(report.missing.map(\.subject) == ["Missing", "Other"])
        #expect(report.missing.map(\.count) == [2, 1])
        #expect(report.text.contains("My Shop  1 error (1 file, Swift 6)"))
        #expect(try report.json.contains("\"compiles\" : false"))
    }

    @Test func `a file that keeps the type checker is told, and the others are checked all the same`() throws {
        let numbers = (1...40).map { "a[\($0)] * 2.5 + \($0)" }.joined(separator: " - ")
        let sample = try SampleProject([
            "Slow.swift": "func slow(_ a: [Double]) -> Double { let b: Float = \(numbers); return b }\n",
            "Quick.swift": "let quick = nothingOfThatName\n",
        ])
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let checker = try Checker(Project(sample.folder), build: KissaBuild(products: products), secondsPerFile: 5)
        let outcomes = try checker.run()
        let findings = outcomes.flatMap(\.findings)
        #expect(findings.contains { $0.kind == .time && $0.place.contains("Slow.swift") })
        #expect(findings.contains { $0.subject == "nothingOfThatName" })
        #expect(CheckReport(outcomes).text.contains("Took too long:"))
    }
}
