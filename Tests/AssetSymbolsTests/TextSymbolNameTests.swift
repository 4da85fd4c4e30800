import Testing

@testable import AssetSymbolsCore

@Suite struct TextSymbolNameTests {
    @Test(arguments: [
        ("some.key", "someKey"), ("Pick a country", "pickACountry"), ("close", "close"), ("SAVE_NOW", "saveNow"),
        ("Retro Green CRT", "retroGreenCrt"), ("error.invalidURL", "errorInvalidURL"), ("iCloud sync", "iCloudSync"),
        ("Your iCloud", "yourICloud"), ("CFBundleName", "cfbundleName"), ("Read CKAsset", "readCkasset"),
        ("Ann’s cups, Ben's cup", "annsCupsBensCup"), ("Deleting…", "deleting"), ("Run ${script}", "run$Script"),
        ("tip.1", "tip1"), ("2 cups", "_2Cups"), ("ミルク ティー", "ミルクティー"), ("end-to-end", "endToEnd"),
    ])
    func `a key becomes a member`(key: String, member: String) {
        #expect(TextSymbolName.member(for: key) == member)
    }

    @Test(arguments: [
        ("%lld MiB", "miB"), ("%@ has %(count)lld cups", "hasCups"), ("welcome %1$@!", "welcome"),
        ("50% off", "_50Off"), ("%#@cups@ of tea", "ofTea"),
    ])
    func `a placeholder is no part of the name`(key: String, member: String) {
        #expect(TextSymbolName.member(for: key) == member)
    }

    @Test func `a key without letters and digits has no name`() {
        #expect(TextSymbolName.member(for: "… %@") == nil)
        #expect(TextSymbolName.member(for: "") == nil)
    }

    @Test func `a name that members can't have is changed`() {
        #expect(TextSymbolName.member(for: "init") == "init_")
        #expect(TextSymbolName.member(for: "$0") == "_$0")
    }

    @Test(arguments: [
        ("Onboarding", "Onboarding"), ("onboarding flow", "OnboardingFlow"), ("InfoPlist", "InfoPlist"),
        ("BundleDescription", "BundleDescription_"),
    ])
    func `a table becomes a type`(table: String, type: String) {
        #expect(TextSymbolName.namespace(for: table) == type)
    }
}
