import Foundation
import TestSupport
import Testing

@testable import DisplayList

/// Whatever a client sends is decoded as a valid message, or refused.
@Suite struct FuzzTests {
    private static let environment =
        #""viewport":[390,844],"safeArea":[47,0,34,0],"scale":3,"locale":"ja-JP","languages":["ja-JP","en"],"#
        + #""timeZone":"Asia/Tokyo","colorScheme":"dark","reducedMotion":true,"reducedTransparency":false,"#
        + #""increasedContrast":true,"textScale":2,"textDemands":[24,0.12,0.16,1.5],"isVisible":true"#

    private static func event(_ kind: String, _ fields: String) -> String {
        #"{"t":"event","sequence":3,"element":7,"frame":2,"kind":"\#(kind)"\#(fields)}"#
    }

    private static let messages = [
        #"{"t":"hello","version":3,"nonce":"n","resume":{"window":"w","frame":9},"address":"/a?b#c",\#(environment)}"#,
        #"{"t":"environment",\#(environment)}"#, #"{"t":"ack","frame":9}"#,
        event("press", ""), event("text", #","text":"\u3042\"\n","revision":2"#),
        event("value", #","value":"1","revision":1"#),
        event("scroll", #","offset":[1,2.5]"#), event("zoom", #","scale":2,"offset":[1,2],"phase":"changed""#),
        event("focus", #","focused":true"#), event("module", #","json":"{}""#),
        event("key", #","key":"a","modifiers":["shift"],"down":true,"repeated":false"#),
        event(
            "gesture",
            #","index":0,"phase":"began","start":[0,0],"location":[1,1],"velocity":[0,0],"magnification":1,"rotation":0,"time":1,"#
                + #""fingers":[[1,2,3]]"#),
        event(
            "file", #","index":0,"count":1,"name":"a.png","value":"image/png","byteCount":3,"offset":0,"data":"AAEC""#),
    ]

    private static let words = [
        "{", "}", "[", "]", ":", ",", "\"", "\\u0000", "\\uD800", "true", "null", "1e-12", "1e300", "-1",
        "\"t\":\"event\",", "[[],[]]",
        "\"kind\":\"press\"", "\"frame\":", "\"viewport\":[0,0]", "\u{0}", "👩‍🍳",
    ]

    @Test func `whatever a client says is a message or refused`() throws {
        var readCount = 0
        try Fuzzing("messages", words: Self.words, inputs: Self.messages).run { bytes in
            do throws(ClientMessageError) {
                _ = try ClientMessage(parsing: bytes)
                readCount += 1
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(readCount >= 8)
    }
}
