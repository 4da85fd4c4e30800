import Foundation

/// What the model demands of an attribute's values. Saving checks it.
struct AttributeRule {
    var minimum: Double?
    var maximum: Double?
    var expression: String?

    /// The code of the error that a value causes; nil if it fits.
    func violation(of value: Any) -> Int? {
        switch value {
        case let text as String:
            if let minimum, Double(text.utf16.count) < minimum { return NSValidationStringTooShortError }
            if let maximum, Double(text.utf16.count) > maximum { return NSValidationStringTooLongError }
            return fits(text) ? nil : NSValidationStringPatternMatchingError
        case let date as Date:
            let seconds = date.timeIntervalSinceReferenceDate
            if let minimum, seconds < minimum { return NSValidationDateTooSoonError }
            if let maximum, seconds > maximum { return NSValidationDateTooLateError }
        case let number as NSNumber:
            if let minimum, number.doubleValue < minimum { return NSValidationNumberTooSmallError }
            if let maximum, number.doubleValue > maximum { return NSValidationNumberTooLargeError }
        default: break
        }
        return nil
    }

    private func fits(_ text: String) -> Bool {
        guard let expression else { return true }
        return text.range(of: #"\A(?:\#(expression))\z"#, options: .regularExpression) != nil
    }
}
