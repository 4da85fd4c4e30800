import CoreHaptics
import Foundation
import Testing

@Suite struct PatternTests {
    private func tap(at time: TimeInterval) -> CHHapticEvent {
        let strength = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
        return CHHapticEvent(eventType: .hapticTransient, parameters: [strength], relativeTime: time)
    }

    @Test func `there is no haptic hardware, and an engine says so`() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }

    @Test func `a pattern lasts until the end of its last event`() throws {
        let buzz = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2.5)
        #expect(try CHHapticPattern(events: [buzz, tap(at: 2)], parameters: []).duration == 3.5)
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
    }

    @Test(arguments: [-1, .nan, .infinity]) func `a time that is none is an error`(_ time: Double) {
        #expect(throws: CHHapticError(.invalidEventTime)) {
            try CHHapticPattern(events: [tap(at: time)], parameters: [])
        }
    }

    @Test func `an exported pattern reads as the same pattern`() throws {
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl, controlPoints: [.init(relativeTime: 0.25, value: 0.75)],
            relativeTime: 0.5)
        let pattern = try CHHapticPattern(events: [tap(at: 0.5)], parameterCurves: [curve])
        let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
        let entries = try #require(try again.exportDictionary()[.pattern] as? [[CHHapticPattern.Key: Any]])
        try #require(entries.count == 2)
        let event = try #require(entries[0][.event] as? [CHHapticPattern.Key: Any])
        #expect(event[.eventType] as? String == "HapticTransient")
        #expect(event[.time] as? Double == 0.5)
        let properties = try #require(event[.eventParameters] as? [[CHHapticPattern.Key: Any]])
        #expect(properties.map { $0[.parameterID] as? String } == ["HapticIntensity"])
        #expect(properties.map { $0[.parameterValue] as? Double } == [0.5])
        let read = try #require(entries[1][.parameterCurve] as? [CHHapticPattern.Key: Any])
        let points = try #require(read[.parameterCurveControlPoints] as? [[CHHapticPattern.Key: Any]])
        #expect(points.map { $0[.time] as? Double } == [0.25])
        #expect(points.map { $0[.parameterValue] as? Double } == [0.75])
    }

    @Test func `a pattern file is read`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ahap")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(
            """
            {"Version": 1, "Metadata": {"Project": "Boing"}, "Pattern": [
                {"Event": {"Time": 0.25, "EventType": "HapticContinuous", "EventDuration": 0.5,
                    "EventParameters": [{"ParameterID": "HapticSharpness", "ParameterValue": 1}]}},
                {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0,
                    "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": 0.4}]}}]}
            """.utf8
        ).write(to: file)
        #expect(try CHHapticPattern(contentsOf: file).duration == 0.75)
        try Data("[1]".utf8).write(to: file)
        #expect(throws: CHHapticError(.invalidPatternData)) { try CHHapticPattern(contentsOf: file) }
        try Data(#"{"Pattern": [{"Event": {"Time": "soon", "EventType": "HapticTransient"}}]}"#.utf8).write(to: file)
        #expect(throws: CHHapticError(.badParameterEntry)) { try CHHapticPattern(contentsOf: file) }
        try FileManager.default.removeItem(at: file)
        #expect(throws: CHHapticError(.fileNotFound)) { try CHHapticPattern(contentsOf: file) }
    }
}
