import Glibc

/// A chat template: a program that writes a conversation in the markup that a model was trained on. It supports the part of Jinja
/// that such programs use, with the settings and functions that transformers provides.
///
/// Templates come with model files, so they are untrusted: they can't access anything outside, and their work is limited.
public struct Template: Sendable {
    private let program: Program
    /// The template's text.
    public let source: String

    /// - Throws: ``TemplateError/syntax(line:reason:)``.
    public init(_ source: String) throws(TemplateError) {
        self.source = source
        do {
            program = try Resolver.program(of: Parser.statements(of: source))
        } catch let error as TemplateError {
            throw error
        } catch {
            preconditionFailure("The parser throws \(error)")
        }
    }

    /// Runs the template and returns its output.
    ///
    /// - Parameters:
    ///   - values: The template's variables, by name.
    ///   - now: The time for templates that ask for it, as `localtime` returns it.
    public func text(
        for values: TemplateDictionary, limits: TemplateLimits? = nil, now: tm = Template.localTime()
    ) throws(TemplateError) -> TemplateText {
        let limits = limits ?? TemplateLimits(forInputOf: TemplateValue.dictionary(values).size)
        let evaluation = Evaluation(values: values, limits: limits, now: now)
        do {
            return try evaluation.run(program)
        } catch let failure as Failure {
            throw .failed(line: evaluation.line, reason: failure.reason)
        } catch let limit as LimitReached {
            throw .limitReached(line: evaluation.line, limit: limit.limit)
        } catch let refusal as Refusal {
            throw .refused(refusal.reason)
        } catch {
            preconditionFailure("The evaluation throws \(error)")
        }
    }

    /// The local time.
    ///
    /// - Parameter seconds: Since 1970; nil for now.
    public static func localTime(_ seconds: Int? = nil) -> tm {
        var seconds = seconds ?? time(nil), parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }
}

/// The limits on a template's work.
public struct TemplateLimits: Sendable {
    /// The number of steps: one for each evaluated expression, statement, element and code point.
    public var steps: Int
    /// The nesting depth of calls, blocks and expressions during evaluation.
    public var depth: Int
    /// The number of code points in the output.
    public var outputLength: Int

    /// Creates limits, each of which is at least 1.
    public init(steps: Int, depth: Int, outputLength: Int) {
        (self.steps, self.depth, self.outputLength) = (steps, depth, outputLength)
    }

    /// Limits that no well-behaved template reaches for a conversation of that many code points.
    init(forInputOf size: Int) {
        self.init(steps: 4_000_000 + 100 * size, depth: 400, outputLength: 1_000_000 + 8 * size)
    }
}
