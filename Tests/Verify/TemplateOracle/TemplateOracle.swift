import ChatTemplates
import Foundation

/// Renders conversations for the comparison with Python's jinja2: `TemplateOracle REQUESTS ANSWERS`.
///
/// Each line of the requests is a JSON object with a template, its values, and the time in seconds. Each line of the answers is
/// one with the text, or the reason why there is none.
@main
struct TemplateOracle {
    struct Request: Decodable {
        var template: String
        /// The values as JSON.
        var values: String
        var time: Int
    }

    struct Answer: Encodable {
        var text: String?
        var error: String?
    }

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            print("usage: TemplateOracle REQUESTS ANSWERS")
            exit(2)
        }
        let lines = try Data(contentsOf: URL(fileURLWithPath: arguments[1])).split(separator: UInt8(ascii: "\n"))
        var templates: [String: Template] = [:]
        let answers = try lines.map { line in
            let request = try JSONDecoder().decode(Request.self, from: line)
            return try JSONEncoder().encode(answer(request, &templates)) + Data("\n".utf8)
        }
        try Data(answers.joined()).write(to: URL(fileURLWithPath: arguments[2]))
    }

    private static func answer(_ request: Request, _ templates: inout [String: Template]) -> Answer {
        guard case .dictionary(let values)? = TemplateValue(json: request.values) else {
            return Answer(error: "The values are no JSON object.")
        }
        do throws(TemplateError) {
            let template: Template
            if let known = templates[request.template] {
                template = known
            } else {
                template = try Template(request.template)
            }
            templates[request.template] = template
            return Answer(text: String(try template.text(for: values, now: Template.localTime(request.time))))
        } catch {
            return Answer(error: "\(error)")
        }
    }
}
