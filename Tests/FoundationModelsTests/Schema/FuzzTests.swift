import Foundation
import TestSupport
import Testing

@testable import FoundationModels

/// Any schema is either rejected, or read and can be written again.
@Suite struct FuzzTests {
    private static let words = [
        #""type":"object","#, #""type":["string","null"],"#, #""properties":{"a":{}},"#, #""required":["a"],"#,
        #""additionalProperties":false,"#, ##""$ref":"#/$defs/A","##, ##""$ref":"#","##,
        ##""$defs":{"A":{"$ref":"#/$defs/A"}},"##,
        #""anyOf":[true,false],"#, #""oneOf":[{},{}],"#, #""allOf":[{"type":"string"}],"#, #""not":{},"#,
        #""enum":["a",1,null],"#,
        #""const":"a","#, #""pattern":"[a-z]{1,3}(b|c)*","#, #""minimum":1,"#, #""maximum":-1,"#, #""multipleOf":0.5,"#,
        #""minItems":2,"#, #""maxItems":1,"#, #""prefixItems":[{}],"#, #""format":"date-time","#, #""title":"A","#,
        #""x-order":["a"],"#,
    ]

    @Test func `whatever a schema says is read or refused`() throws {
        let schemas = (0..<12).map { Array(RandomSchema.schema(seed: $0).debugDescription.utf8) }
        var readCount = 0
        try Fuzzing("schemas", words: Self.words, inputs: schemas + AppleSchemas.all.map { Array($0.utf8) }).run {
            bytes in
            guard let schema = try? GenerationSchema(jsonSchemaText: String(decoding: bytes, as: UTF8.self)) else {
                return
            }
            readCount += 1
            let text = schema.debugDescription
            let again = try GenerationSchema(jsonSchemaText: text)
            #expect(again.debugDescription == text)
        }
        #expect(readCount > 20)
    }
}
