import Testing

/// What Apple's framework has and this one has not does not compile, and says what to do instead.
@Suite("What is unavailable")
struct UnavailabilityTests {
    @Test(arguments: [
        ("_ = PrivateCloudComputeLanguageModel()", "name a server in KISSA_MODEL"),
        ("let picture: Attachment<Int>? = nil", "describe the image in words"),
        ("struct Changing: DynamicInstructions {}", "begin another session"),
        ("struct Changing: DynamicProfile {}", "begin another session"),
        ("struct Values { @SessionPropertyEntry var name = 1 }", "there are no profiles here"),
    ])
    func `the compiler says what to use instead`(source: String, advice: String) throws {
        let messages = try CompilerMessages.on(source)
        #expect(messages.contains("is unavailable"), "\(messages)")
        #expect(messages.contains(advice), "\(messages)")
    }
}
