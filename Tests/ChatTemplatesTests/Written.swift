import ChatTemplates

/// The output of a template for values given as JSON.
func written(_ source: String, _ values: String = "{}", limits: TemplateLimits? = nil) throws -> String {
    guard case .dictionary(let dictionary)? = TemplateValue(json: values) else { fatalError("no object: \(values)") }
    return String(try Template(source).text(for: dictionary, limits: limits, now: Template.localTime(1_751_457_600)))
}

/// The error of a template.
func refusal(_ source: String, _ values: String = "{}", limits: TemplateLimits? = nil) -> TemplateError? {
    do {
        _ = try written(source, values, limits: limits)
        return nil
    } catch {
        return error as? TemplateError
    }
}
