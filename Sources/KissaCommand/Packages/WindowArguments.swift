import ShotOrders

/// The options for the window in which screens are drawn.
struct WindowArguments {
    static let options: [ArgumentList.Option] = [
        .init(name: "--size", value: "WxH", help: "the window in points, 390x844 if not given"),
        .init(name: "--scale", value: "N", help: "pixels a point"),
        .init(name: "--dark", help: "in dark"),
        .init(name: "--locale", value: "TAG", help: "the user's language, such as ja; en if not given"),
    ]

    private(set) var order: ShotOrder

    /// - Parameters:
    ///   - folder: The folder for the files.
    ///   - scale: The default scale.
    /// - Throws: ``UsageError``.
    init(_ arguments: ArgumentList, folder: String, scale: Double) throws(UsageError) {
        order = ShotOrder(folder: folder)
        if let size = arguments.text("--size") { (order.width, order.height) = try Self.size(size) }
        order.scale = try arguments.number("--scale", "a number from 0.5 to 4") { (0.5...4).contains($0) } ?? scale
        order.isDark = arguments.contains("--dark")
        order.locale = arguments.text("--locale") ?? order.locale
    }

    /// `390x844`.
    private static func size(_ text: String) throws(UsageError) -> (Double, Double) {
        let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (1...8192).contains(width), (1...8192).contains(height)
        else { throw UsageError("--size is \(text); expected two numbers such as 390x844.") }
        return (width, height)
    }
}
