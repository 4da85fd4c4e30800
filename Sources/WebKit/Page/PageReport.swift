import CoreGraphics
import Foundation
import JSONSyntax

/// What a page reports. A page is a stranger's: it may report anything, as often as it likes.
enum PageReport: Equatable {
    /// A script in the page is done.
    struct Answer: Equatable {
        let serial: Int
        /// The value; nil is `undefined`.
        let result: Result<JavaScriptValue?, Failure>
    }

    /// Why there is no value.
    enum Failure: Error, Equatable {
        case exception(String)
        case unsupportedType
        /// The page is another site's.
        case foreign
    }

    /// A link or a form wants to lead elsewhere.
    struct Link: Equatable {
        let url: URL
        let type: WKNavigationType
        let isNewWindow: Bool
    }

    /// A script's message to the app.
    struct Message: Equatable {
        let name: String
        let serial: Int
        let body: JavaScriptValue
    }

    case committed, parsed, loaded, left, closed
    case title(String)
    case scroll(offset: CGPoint, contentSize: CGSize)
    case link(Link)
    case message(Message)
    case alert(String)
    case answer(Answer)
    case replied(Int)

    /// Whether the frame of another site's page may report it: our module does, about the frame and about calls.
    var isAboutAnyPage: Bool {
        switch self {
        case .loaded, .answer, .replied: true
        default: false
        }
    }

    /// The reports in a message, in the order of the members here; what isn't of the expected form is left out.
    static func reports(in value: JSONValue) -> [PageReport] {
        let events: [(String, PageReport)] = [
            ("committed", .committed), ("parsed", .parsed), ("loaded", .loaded), ("left", .left), ("closed", .closed),
        ]
        let title = value["title"]?.string.map { PageReport.title(String($0.prefix(1000))) }
        let alert = value["alert"]?.string.map { PageReport.alert(String($0.prefix(4000))) }
        let reports = [
            title, scroll(value["scroll"]), link(value["link"]), message(value["message"]), alert, answer(value),
            value["replied"]?.integer.map(PageReport.replied),
        ]
        return events.filter { value[$0.0]?.bool == true }.map(\.1) + reports.compactMap { $0 }
    }

    /// An offset and a size, in points.
    private static func scroll(_ value: JSONValue?) -> PageReport? {
        guard let numbers = value?.numbers, numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e9 }) else {
            return nil
        }
        let size = CGSize(width: max(numbers[2], 0), height: max(numbers[3], 0))
        return .scroll(offset: CGPoint(x: numbers[0], y: numbers[1]), contentSize: size)
    }

    private static func link(_ value: JSONValue?) -> PageReport? {
        guard let address = value?["address"]?.string, address.utf8.count <= 64 << 10, let url = URL(string: address)
        else { return nil }
        let types = ["link": WKNavigationType.linkActivated, "form": .formSubmitted]
        let type = value?["kind"]?.string.flatMap { types[$0] } ?? .other
        return .link(Link(url: url, type: type, isNewWindow: value?["isNew"]?.bool == true))
    }

    private static func message(_ value: JSONValue?) -> PageReport? {
        guard let name = value?["name"]?.string, let serial = value?["serial"]?.integer,
            let body = value?["body"].flatMap({ JavaScriptValue($0) })
        else { return nil }
        return .message(Message(name: name, serial: serial, body: body))
    }

    private static func answer(_ value: JSONValue) -> PageReport? {
        guard let serial = value["answer"]?.integer else { return nil }
        if let error = value["error"] { return .answer(Answer(serial: serial, result: .failure(failure(error)))) }
        guard let encoded = value["value"] else { return .answer(Answer(serial: serial, result: .success(nil))) }
        let result = JavaScriptValue(encoded)
        return .answer(Answer(serial: serial, result: result.map { .success($0) } ?? .failure(.unsupportedType)))
    }

    private static func failure(_ error: JSONValue) -> Failure {
        switch error["kind"]?.string {
        case "foreign": .foreign
        case "exception": .exception(String((error["message"]?.string ?? "").prefix(4000)))
        default: .unsupportedType
        }
    }
}
