import Foundation
import ShotOrders

/// `kissa shot`: draws the screens of a package's app.
struct ShotCommand: Command {
    static let name = "shot"
    static let summary = "draw an app's first screen and its previews as PNG files, with what they say"
    static let words = "[PACKAGE]"
    static let options: [ArgumentList.Option] = [
        .init(name: "--preview", value: "NAME", help: "only previews with this in their names"),
        .init(name: "--size", value: "WxH", help: "the window in points, 390x844 if not given"),
        .init(name: "--scale", value: "N", help: "pixels a point, 2 if not given"),
        .init(name: "--dark", help: "in dark"),
        .init(name: "--locale", value: "TAG", help: "the user's language, such as ja; en if not given"),
        .init(name: "--out", value: "DIR", help: "where the files go, shots if not given; -o for short", letter: "-o"),
        .init(name: "--program", value: "NAME", help: "which of the package's programs"), SwiftTool.scratchOption,
        .init(name: "--json", help: "list the files as JSON"),
    ]
    static let details = """
        PACKAGE is a folder with a Package.swift, the current one if not given. Each screen is a picture (.png) and a list
        of its elements as a screen reader meets them (.txt); shots.json lists both. No browser is needed: emoji and what
        only a browser draws are left out of the pictures.
        """

    private let package: String
    private let program: String?
    private let scratch: String?
    private let order: ShotOrder
    private let isJSON: Bool

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count < 2 else { throw UsageError("kissa shot takes one package.") }
        package = arguments.words.first ?? "."
        program = arguments.text("--program")
        scratch = arguments.text(SwiftTool.scratchOption.name)
        isJSON = arguments.contains("--json")
        let folder = URL(fileURLWithPath: arguments.text("--out") ?? "shots").path
        var order = ShotOrder(folder: folder)
        if let size = arguments.text("--size") { (order.width, order.height) = try Self.size(size) }
        order.scale =
            try arguments.number("--scale", "a number from 0.5 to 4") { (0.5...4).contains($0) } ?? order.scale
        order.isDark = arguments.contains("--dark")
        order.locale = arguments.text("--locale") ?? order.locale
        order.preview = arguments.text("--preview")
        self.order = order
    }

    /// `390x844`.
    private static func size(_ text: String) throws(UsageError) -> (Double, Double) {
        let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (1...8192).contains(width), (1...8192).contains(height)
        else { throw UsageError("--size is \(text); expected two numbers such as 390x844.") }
        return (width, height)
    }

    func run(_ tool: KissaCommand) async throws {
        let swift = try SwiftTool(package: package, scratch: scratch)
        let process = Process()
        process.executableURL = try swift.build(program)
        process.currentDirectoryURL = swift.package
        process.environment = ProcessInfo.processInfo.environment.merging([ShotOrder.variable: order.json]) { $1 }
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PackageError(
                description: "The app ended with \(process.terminationStatus) before its screens were drawn.")
        }
        try report(tool)
    }

    private func report(_ tool: KissaCommand) throws {
        let file = URL(fileURLWithPath: order.folder).appendingPathComponent(ShotListing.fileName)
        let data = try Data(contentsOf: file)
        if isJSON { return tool.console.write(String(decoding: data, as: UTF8.self) + "\n") }
        let listing = try JSONDecoder().decode(ShotListing.self, from: data)
        guard !listing.shots.isEmpty else {
            throw PackageError(description: "There is no preview \(order.preview ?? "") in the package.")
        }
        for shot in listing.shots { tool.console.write("\(order.folder)/\(shot.picture)  \(shot.name)\n") }
    }
}
