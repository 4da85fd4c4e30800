import FoundationModels
import Testing

/// Uses what `@Generable` generates for enums, as a client does.
@Suite struct MacroEnumerationTests {
    @Test func `an enum without raw values is one of its names`() throws {
        #expect(
            Mood.generationSchema.debugDescription
                == #"{"title": "Mood", "description": "How it feels", "type": "string", "enum": ["calm", "busy", "default"]}"#
        )
        for mood in Mood.allCases { #expect(try Mood(mood.generatedContent) == mood) }
        #expect(Mood.default.generatedContent.jsonString == "\"default\"")
    }

    @Test func `a raw text is what the model writes`() throws {
        #expect(Cup.generationSchema.debugDescription.contains(#""enum": ["S", "large", "to \"go\""]"#))
        #expect(try Cup(GeneratedContent(json: #""S""#)) == .small)
        for cup in Cup.allCases { #expect(try Cup(cup.generatedContent) == cup) }
    }

    @Test func `a raw number is written as the name`() throws {
        #expect(Level.generationSchema.debugDescription.contains(#""enum": ["low", "high"]"#))
        #expect(try Level(GeneratedContent(json: #""high""#)).rawValue == 5)
    }

    @Test func `an unknown choice is an error that names the choices`() throws {
        let content = try GeneratedContent(json: #""angry""#)
        #expect { try Mood(content) } throws: {
            guard case LanguageModelSession.GenerationError.decodingFailure(let context) = $0 else { return false }
            return context.debugDescription.contains(#""calm", "busy", "default""#)
        }
    }

    @Test func `a case with values is a structure that names it`() throws {
        let figures: [(Figure, String)] = [
            (.circle(radius: 1.5, 3), #"{"type": "circle", "radius": 1.5, "value": 3}"#),
            (.circle(radius: 2, nil), #"{"type": "circle", "radius": 2}"#),
            (.empty, #"{"type": "empty"}"#),
            (.label("x"), #"{"type": "label", "text": "x"}"#),
            (
                .group([.empty], inside: .label("y")),
                #"{"type": "group", "value": [{"type": "empty"}], "inside": {"type": "label", "text": "y"}}"#
            ),
            (.in(for: true), #"{"type": "in", "for": true}"#),
        ]
        for (figure, json) in figures {
            #expect(figure.generatedContent.jsonString == json)
            #expect(try Figure(GeneratedContent(json: json)) == figure)
        }
    }

    @Test func `a case with values has a schema of its own`() {
        let text = Figure.generationSchema.debugDescription
        #expect(text.contains(##""anyOf": [{"$ref": "#/$defs/Figure_circle"}, "##))
        #expect(text.contains(##""inside": {"$ref": "#"}"##))
        #expect(
            text.contains(
                #""properties": {"type": {"type": "string", "enum": ["circle"]}, "radius": {"type": "number"}"#))
        #expect(text.contains(#""required": ["type", "radius"]"#))
    }

    @Test func `a snapshot of a case has what is there`() throws {
        let snapshot = try Figure.PartiallyGenerated(
            GeneratedContent(json: #"{"type": "group", "value": [{"type": "label", "text": "a"#))
        guard case .group(let first?, inside: nil) = snapshot, case .label(let text) = first.first else {
            Issue.record("\(snapshot)")
            return
        }
        #expect(text == "a")
    }

    @Test func `a label may be called type`() throws {
        let value = Typed.thing(type: "a", kind: 1)
        #expect(value.generatedContent.jsonString == #"{"case": "thing", "type": "a", "kind": 1}"#)
        #expect(try Typed(value.generatedContent) == value)
    }

    @Test func `a generic enum is generable`() throws {
        let answer = try Outcome<Int>(GeneratedContent(json: #"{"type": "value", "value": 3}"#))
        #expect(answer == .value(3))
        #expect(try Outcome<Int>(GeneratedContent(json: #"{"type": "nothing"}"#)) == .nothing)
    }

    @Test func `explicit nulls are written in a case too`() throws {
        #expect(Offer.drink(nil).generatedContent.jsonString == #"{"type": "drink", "value": null}"#)
        #expect(try Offer(Offer.drink(nil).generatedContent) == .drink(nil))
        #expect(Offer.generationSchema.debugDescription.contains(#""required": ["type", "value"]"#))
    }
}

@Generable(description: "How it feels")
private enum Mood: CaseIterable {
    case calm, busy
    case `default`
}

@Generable
private enum Cup: String, CaseIterable, Codable {
    case small = "S"
    case large
    case toGo = "to \"go\""
}

@Generable
private enum Level: Int {
    case low = 1
    case high = 5
}

@Generable
private indirect enum Figure: Equatable {
    case circle(radius: Double, Int?)
    case empty
    case label(_ text: String)
    case group([Self], inside: Figure)
    case `in`(`for`: Bool)
}

@Generable
private enum Typed: Equatable {
    case thing(type: String, kind: Int)
}

@Generable
private enum Outcome<Value: Generable & Equatable>: Equatable {
    case value(Value)
    case nothing
}

@Generable(representNilExplicitlyInGeneratedContent: true)
private enum Offer: Equatable {
    case drink(String?)
}
