import Foundation

extension CHHapticPattern {
    /// Reads a pattern from a dictionary.
    ///
    /// - Throws: ``CHHapticError`` if an entry can't be read.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        let named = Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) })
        let entries = try PatternEntry(named).list(.pattern) ?? { throw CHHapticError(.invalidPatternDictionary) }()
        try self.init(
            entries.compactMap { try $0.entry(.event)?.event() },
            entries.compactMap { try $0.entry(.parameter)?.change() },
            entries.compactMap { try $0.entry(.parameterCurve)?.curve() })
    }

    /// Reads a pattern from an AHAP file.
    ///
    /// - Throws: ``CHHapticError`` if there is no such file, or if an entry can't be read.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        try self.init(data: data)
    }

    convenience init(data: Data) throws {
        guard let named = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CHHapticError(.invalidPatternData)
        }
        try self.init(dictionary: Dictionary(uniqueKeysWithValues: named.map { (Key(rawValue: $0.key), $0.value) }))
    }

    /// The pattern as a dictionary, from which it can be read again.
    public func exportDictionary() throws -> [Key: Any] {
        let entries =
            events.map { [Key.event: $0.dictionary] } + parameters.map { [Key.parameter: $0.dictionary] }
            + curves.map { [Key.parameterCurve: $0.dictionary] }
        return [.version: 1.0, .pattern: entries]
    }
}

/// A dictionary of a pattern file. Its keys are texts, or ``CHHapticPattern/Key`` in dictionaries that an app has made.
private struct PatternEntry {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    private init?(_ value: Any?) {
        if let values = value as? [String: Any] {
            self.values = values
        } else if let values = value as? [CHHapticPattern.Key: Any] {
            self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
        } else {
            return nil
        }
    }

    func entry(_ key: CHHapticPattern.Key) throws -> PatternEntry? {
        guard let value = values[key.rawValue] else { return nil }
        return try PatternEntry(value) ?? { throw CHHapticError(.invalidPatternDictionary) }()
    }

    func list(_ key: CHHapticPattern.Key) throws -> [PatternEntry]? {
        guard let value = values[key.rawValue] else { return nil }
        guard let list = value as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        return try list.map { try PatternEntry($0) ?? { throw CHHapticError(.invalidPatternDictionary) }() }
    }

    private func text(_ key: CHHapticPattern.Key, or code: CHHapticError.Code) throws -> String {
        if let text = values[key.rawValue] as? String { return text }
        if let type = values[key.rawValue] as? CHHapticEvent.EventType { return type.rawValue }
        if let property = values[key.rawValue] as? CHHapticEvent.ParameterID { return property.rawValue }
        if let property = values[key.rawValue] as? CHHapticDynamicParameter.ID { return property.rawValue }
        throw CHHapticError(code)
    }

    /// - Throws: An error if the value is there, but isn't a finite number.
    private func number(_ key: CHHapticPattern.Key, default: Double? = nil) throws -> Double {
        guard let value = values[key.rawValue] else {
            return try `default` ?? { throw CHHapticError(.badParameterEntry) }()
        }
        let number = (value as? Double) ?? (value as? Float).map(Double.init) ?? (value as? Int).map(Double.init)
        guard let number, number.isFinite else { throw CHHapticError(.badParameterEntry) }
        return number
    }

    func event() throws -> CHHapticEvent {
        let parameters = try list(.eventParameters) ?? []
        return CHHapticEvent(
            eventType: .init(rawValue: try text(.eventType, or: .badEventEntry)),
            parameters: try parameters.map { try $0.property() }, relativeTime: try number(.time, default: 0),
            duration: try number(.eventDuration, default: 0))
    }

    private func property() throws -> CHHapticEventParameter {
        CHHapticEventParameter(
            parameterID: .init(rawValue: try text(.parameterID, or: .badParameterEntry)),
            value: Float(try number(.parameterValue)))
    }

    func change() throws -> CHHapticDynamicParameter {
        CHHapticDynamicParameter(
            parameterID: .init(rawValue: try text(.parameterID, or: .badParameterEntry)),
            value: Float(try number(.parameterValue)), relativeTime: try number(.time, default: 0))
    }

    func curve() throws -> CHHapticParameterCurve {
        let points = try list(.parameterCurveControlPoints) ?? []
        return CHHapticParameterCurve(
            parameterID: .init(rawValue: try text(.parameterID, or: .badParameterEntry)),
            controlPoints: try points.map {
                CHHapticParameterCurve.ControlPoint(
                    relativeTime: try $0.number(.time), value: Float(try $0.number(.parameterValue)))
            },
            relativeTime: try number(.time, default: 0))
    }
}

extension CHHapticEvent {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        var values: [CHHapticPattern.Key: Any] = [
            .eventType: type.rawValue, .time: relativeTime, .eventParameters: eventParameters.map(\.dictionary),
        ]
        if duration > 0 { values[.eventDuration] = duration }
        return values
    }
}

extension CHHapticEventParameter {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        [.parameterID: parameterID.rawValue, .parameterValue: Double(value)]
    }
}

extension CHHapticDynamicParameter {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        [.parameterID: parameterID.rawValue, .parameterValue: Double(value), .time: relativeTime]
    }
}

extension CHHapticParameterCurve {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        let points = controlPoints.map { point -> [CHHapticPattern.Key: Any] in
            [.time: point.relativeTime, .parameterValue: Double(point.value)]
        }
        return [.parameterID: parameterID.rawValue, .time: relativeTime, .parameterCurveControlPoints: points]
    }
}
