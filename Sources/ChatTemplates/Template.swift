import Glibc

/// A program that writes a conversation in the markup that a model was taught: the part of Jinja that such programs use,
/// with the settings and the functions that transformers gives them.
///
/// Templates come with model files, so they are not trusted: they reach nothing outside, and what they do is bounded.
public struct Template: Sendable {
    private let statements: [Statement]
    /// The template's text.
    public let source: String

    /// - Throws: ``TemplateError/syntax(line:reason:)``.
    public init(_ source: String) throws(TemplateError) {
        self.source = source
        do {
            statements = try Parser.statements(of: source)
        } catch let error as TemplateError {
            throw error
        } catch {
            preconditionFailure("The parser throws \(error)")
        }
    }

    /// What the template writes.
    ///
    /// - Parameters:
    ///   - values: What it is told, by name.
    ///   - now: The time that it is told if it asks, as `localtime` gives it.
    public func text(
        for values: TemplateDictionary, limits: TemplateLimits? = nil, now: tm = Template.localTime()
    ) throws(TemplateError) -> TemplateText {
        let limits = limits ?? TemplateLimits(forInputOf: TemplateValue.dictionary(values).size)
        let evaluation = Evaluation(values: values, limits: limits, now: now)
        do {
            return try evaluation.run(statements)
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

    /// - Parameter seconds: Since 1970; nil for now.
    public static func localTime(_ seconds: Int? = nil) -> tm {
        var seconds = seconds ?? time(nil), parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }
}

/// How much a template may do.
public struct TemplateLimits: Sendable {
    /// Steps: one for each expression, statement, element and code point that it works on.
    public var steps: Int
    /// How deep calls, blocks and expressions may lie in each other while it runs.
    public var depth: Int
    /// Code points that it may write.
    public var outputLength: Int

    /// Limits for an evaluation; each is a number of 1 or more.
    public init(steps: Int, depth: Int, outputLength: Int) {
        (self.steps, self.depth, self.outputLength) = (steps, depth, outputLength)
    }

    /// Bounds that no template reaches which is honest about a conversation of so many code points.
    init(forInputOf size: Int) {
        self.init(steps: 4_000_000 + 100 * size, depth: 400, outputLength: 1_000_000 + 8 * size)
    }
}
