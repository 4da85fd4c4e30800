import DisplayList
import Foundation
import TestSupport
import Testing

@Suite("Client messages")
struct ClientMessageTests {
    private static let environment = #"""
        "viewport":[390,844],"safeArea":[47,0,34,0],"scale":3,"locale":"ja-JP","languages":["ja-JP","en"],\#
        "timeZone":"Asia/Tokyo","colorScheme":"dark","reducedMotion":true,\#
        "reducedTransparency":false,"increasedContrast":true,"textScale":2,"textDemands":[24,0.12,0.16,1.5],"isVisible":true
        """#

    private func parse(_ text: String) throws(ClientMessageError) -> ClientMessage {
        try ClientMessage(parsing: Array(text.utf8))
    }

    @Test func `hello carries version, nonce and environment`() throws {
        let message = try parse(#"{"t":"hello","version":3,"nonce":"n","resume":null,\#(Self.environment)}"#)
        let environment = ClientEnvironment(
            viewport: CGSize(width: 390, height: 844), safeArea: .init(top: 47, bottom: 34), scale: 3, locale: "ja-JP",
            languages: ["ja-JP", "en"], timeZone: "Asia/Tokyo", colorScheme: .dark, reducedMotion: true,
            increasedContrast: true, textScale: 2,
            textDemands: .init(minimumSize: 24, letterSpacing: 0.12, wordSpacing: 0.16, lineHeight: 1.5))
        #expect(message == .hello(.init(version: 3, nonce: "n", environment: environment)))
    }

    @Test(arguments: [
        ("viewport", "[390,844]", "[1e7,844]"), ("viewport", "[390,844]", "[390,-1]"),
        ("safeArea", "[47,0,34,0]", "[-1,0,0,0]"),
        ("safeArea", "[47,0,34,0]", "[1e6,0,0,0]"), ("scale", "3", "0"), ("scale", "3", "1e-12"), ("scale", "3", "1e6"),
        ("textScale", "2", "1e-12"), ("textScale", "2", "1e6"),
        ("textDemands", "[24,0.12,0.16,1.5]", "[24]"), ("textDemands", "[24,0.12,0.16,1.5]", "[24,0.12,-1,1.5]"),
    ])
    func `a place that no screen has is refused`(field: String, value: String, other: String) {
        let environment = Self.environment.replacing("\"\(field)\":\(value)", with: "\"\(field)\":\(other)")
        #expect(environment != Self.environment)
        #expect(throws: ClientMessageError.outOfBounds(field)) { try parse(#"{"t":"environment",\#(environment)}"#) }
    }

    @Test func `a side of less than a point is none`() throws {
        let environment = Self.environment.replacing("[390,844]", with: "[1e-12,0.9]")
        guard case .environment(let place) = try parse(#"{"t":"environment",\#(environment)}"#) else {
            return #expect(Bool(false))
        }
        #expect(place.viewport == .zero)
    }

    @Test func `hello can resume a window`() throws {
        let text = #"{"t":"hello","version":3,"nonce":"n","resume":{"window":"w","frame":9},\#(Self.environment)}"#
        guard case .hello(let hello) = try parse(text) else { return #expect(Bool(false)) }
        #expect(hello.resume == .init(window: "w", frame: 9))
    }

    @Test(arguments: [
        (#""kind":"press""#, ElementEvent.Action.press),
        (#""kind":"activate""#, .activate),
        (#""kind":"submit""#, .submit),
        (#""kind":"contextMenu","location":[3,4]"#, .contextMenu(CGPoint(x: 3, y: 4))),
        (#""kind":"copy""#, .copy),
        (#""kind":"cut""#, .cut),
        (#""kind":"paste","text":"tea""#, .paste("tea")),
        (#""kind":"back""#, .back),
        (#""kind":"forward""#, .forward),
        (#""kind":"dismiss""#, .dismiss),
        (#""kind":"detent","index":2"#, .detent(2)),
        (#""kind":"text","text":"か\u306a","revision":4"#, .text("かな", revision: 4)),
        (#""kind":"value","value":"0.5","revision":2"#, .value("0.5", revision: 2)),
        (#""kind":"focus","focused":false"#, .focus(false)),
        (#""kind":"focus","focused":true,"tabbed":true"#, .focus(true, isByTab: true)),
        (#""kind":"focus","focused":true,"unasked":true"#, .focus(true, isUnasked: true)),
        (#""kind":"scroll","offset":[0,12.5]"#, .scroll(CGPoint(x: 0, y: 12.5))),
        (#""kind":"scroll","offset":[-120,1e2]"#, .scroll(CGPoint(x: -120, y: 100))),
        (#""kind":"scroll","offset":[0.0000000000000000001,1234567.0]"#, .scroll(CGPoint(x: 1e-19, y: 1_234_567))),
        (#""kind":"text","text":"a\"b\\","revision":100"#, .text(#"a"b\"#, revision: 100)),
        (#""kind":"scrolling","phase":"decelerating""#, .scrolling(.decelerating)),
        (
            #""kind":"zoom","scale":2.5,"offset":[-10,12.5],"phase":"changed""#,
            .zoom(scale: 2.5, offset: CGPoint(x: -10, y: 12.5), phase: .changed)
        ),
        (
            #""kind":"key","key":"a","modifiers":["shift"],"down":true,"repeated":false"#,
            .key("a", modifiers: ["shift"], isDown: true)
        ),
        (
            #""kind":"key","key":"a","modifiers":[],"down":true,"repeated":true"#,
            .key("a", modifiers: [], isDown: true, isRepeated: true)
        ),
        (#""kind":"module","value":{"a":[1,true]}"#, .module(.object(["a": .array([.number(1), .bool(true)])]))),
        (
            #""kind":"gesture","index":1,"phase":"ended","start":[1,2],"location":[3,4],"velocity":[5,6],"#
                + #""magnification":2,"rotation":-90,"time":1.5"#,
            .gesture(
                index: 1, phase: .ended,
                value: .init(
                    start: CGPoint(x: 1, y: 2), location: CGPoint(x: 3, y: 4), velocity: .init(dx: 5, dy: 6),
                    magnification: 2, rotation: -90, time: 1.5))
        ),
        (
            #""kind":"gesture","index":0,"phase":"began","start":[1,2],"location":[1,2],"velocity":[0,0],"#
                + #""magnification":1,"rotation":0,"time":1,"fingers":[3,1,2,5,-4,6]"#,
            .gesture(
                index: 0, phase: .began,
                value: .init(
                    start: CGPoint(x: 1, y: 2), location: CGPoint(x: 1, y: 2), time: 1,
                    fingers: [
                        .init(id: 3, location: CGPoint(x: 1, y: 2)), .init(id: 5, location: CGPoint(x: -4, y: 6)),
                    ]))
        ),
    ])
    func `each kind of event is read`(fields: String, action: ElementEvent.Action) throws {
        let message = try parse(#"{"t":"event","sequence":3,"element":7,"frame":2,\#(fields)}"#)
        #expect(message == .event(sequence: 3, ElementEvent(element: ElementID(7), frameSeen: 2, action: action)))
    }

    @Test(arguments: [
        (#"{"t":"ack"}"#, ClientMessageError.missing("frame")),
        (#"{"t":"ack","frame":-1}"#, .outOfBounds("frame")),
        (#"{"t":"ack","frame":1.5}"#, .outOfBounds("frame")),
        (#"{"t":"ack","frame":1e300}"#, .outOfBounds("frame")),
        (#"{"t":"ack","frame":"1"}"#, .wrongType("frame", expected: "a number")),
        (#"{"t":"ack","frame":1,"more":2}"#, .unknownField("more")),
        (#"{"t":"hack"}"#, .unknown("t", "hack")),
        (gesture(fingers: "[1,2]"), .wrongType("fingers", expected: "three numbers a finger")),
        (gesture(fingers: "[0.5,2,3]"), .outOfBounds("fingers")),
        (gesture(fingers: "{}"), .wrongType("fingers", expected: "0 numbers")),
        (gesture(fingers: "[\(Array(repeating: "1", count: 51).joined(separator: ","))]"), .outOfBounds("fingers")),
        (#"[]"#, .wrongType("message", expected: "an object")),
        (#"{"t":"event","sequence":1,"element":1,"frame":1,"kind":"launch"}"#, .unknown("kind", "launch")),
        (
            #"{"t":"event","sequence":1,"element":1,"frame":1,"kind":"scroll","offset":[1]}"#,
            .wrongType("offset", expected: "2 numbers")
        ),
        ("", .syntax(.init(reason: .unexpectedEnd, offset: 0))),
        (#"{"t":"ack","frame":1e999}"#, .syntax(.init(reason: .badNumber, offset: 19))),
        (#"{"t":"ack","t":"ack"}"#, .syntax(.init(reason: .duplicateKey, offset: 11))),
        (#"{"t":"ack","frame":1} "x""#, .syntax(.init(reason: .trailingBytes, offset: 22))),
        (#"{"t":"ack","frame":01}"#, .syntax(.init(reason: .unexpectedByte, offset: 20))),
    ])
    func `what is wrong is refused with the name of its field`(text: String, error: ClientMessageError) {
        #expect(throws: error) { try ClientMessage(parsing: Array(text.utf8)) }
    }

    @Test func `an address is taken up to its length`() throws {
        #expect(try parse(##"{"t":"open","address":"http://h/#a"}"##) == .open(address: "http://h/#a"))
        let long = String(repeating: "a", count: 4 * ClientMessage.addressCountMax + 1)
        #expect(throws: ClientMessageError.outOfBounds("address")) { try parse(#"{"t":"open","address":"\#(long)"}"#) }
        #expect(throws: ClientMessageError.missing("address")) { try parse(#"{"t":"open"}"#) }
    }

    @Test func `depth and length are bounded`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: ClientMessageError.syntax(.init(reason: .tooDeep, offset: 16))) { try parse(deep) }
        let many = "[" + Array(repeating: "{}", count: 300_000).joined(separator: ",") + "]"
        #expect {
            try parse(many)
        } throws: { error in
            guard case ClientMessageError.syntax(let syntax)? = error as? ClientMessageError else { return false }
            return syntax.reason == .tooMany && syntax.offset < 50_000
        }
        let long = [UInt8](repeating: 0x20, count: ClientMessage.byteCountMax + 1)
        #expect(throws: ClientMessageError.tooLong(byteCount: long.count, maximum: ClientMessage.byteCountMax)) {
            try ClientMessage(parsing: long)
        }
    }

    @Test func `bytes that are not UTF-8 are refused and a lone surrogate is replaced`() throws {
        #expect(throws: ClientMessageError.syntax(.init(reason: .badEncoding, offset: 5))) {
            try ClientMessage(parsing: Array(#"{"t":""#.utf8) + [0xFF] + Array(#""}"#.utf8))
        }
        let prefix = #"{"t":"event","sequence":1,"element":1,"frame":1,"kind":"text","revision":1,"text":"#
        guard case .event(_, let event) = try parse(prefix + #""\ud83d\ude00\ud83d!"}"#) else {
            return #expect(Bool(false))
        }
        #expect(event.action == .text("😀\u{FFFD}!", revision: 1))
    }

    @Test(arguments: 0..<400)
    func `damaged messages are read or refused, never fatal`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let texts = [
            #"{"t":"hello","version":3,"nonce":"n","resume":{"window":"w","frame":9},\#(Self.environment)}"#,
            #"{"t":"event","sequence":3,"element":7,"frame":2,"kind":"text","text":"\u3042\"\n","revision":2}"#,
        ]
        var bytes = Array(random.pick(texts).utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(random.pick(Array("{}[]\",:\\u0-e.".utf8)), at: place)
            default: bytes.removeSubrange(place...)
            }
            if bytes.isEmpty { break }
        }
        do { _ = try ClientMessage(parsing: bytes) } catch { #expect(!error.description.isEmpty) }
    }
}

private func gesture(fingers: String) -> String {
    #"{"t":"event","sequence":3,"element":7,"frame":2,"kind":"gesture","index":0,"phase":"began","start":[0,0],"#
        + #""location":[0,0],"velocity":[0,0],"magnification":1,"rotation":0,"time":1,"fingers":\#(fingers)}"#
}
