import FoundationModels
import FoundationModelsTesting
import KissaCommand
import Testing

@Suite("The lines that kissa understands")
struct UsageTests {
    @Test
    func `help tells of every command, and each command's help of all its options`() async {
        let console = TestConsole()
        #expect(await console.run("--help") == KissaCommand.success)
        let options = [
            "chat": "--model NAME", "generate": "--model NAME", "models": "--model NAME", "bench": "--model NAME",
            "new": "--kissa PLACE", "run": "--previews", "shot": "--size WxH", "doctor": "--help",
        ]
        for (command, option) in options {
            #expect(console.output.contains("  \(command) "))
            let own = TestConsole()
            #expect(await own.run(command, "--help") == KissaCommand.success)
            #expect(own.output.contains("kissa \(command)") && own.output.contains(option))
            #expect(own.errors.isEmpty)
        }
    }

    @Test(arguments: [
        ([], "What shall be done"), (["dance"], "no command dance"), (["chat", "--loud"], "no option --loud"),
        (["chat", "-x"], "no option -x"), (["chat", "hello"], "no words"), (["generate"], "one PROMPT"),
        (["generate", "a", "b"], "not 2"), (["generate", "--seed", "x", "a"], "--seed is x"),
        (["generate", "--seed", "-1", "a"], "--seed is -1"), (["generate", "--temperature=nan", "a"], "is nan"),
        (["generate", "--top-p", "1.5", "a"], "--top-p is 1.5"),
        (["generate", "--max-tokens", "0", "a"], "from 1"),
        (["generate", "--top-k=1", "--top-p=1", "a"], "exclude each other"),
        (
            ["generate", "--chat-template", "jinja", "a"],
            "there are smollm3, qwen2.5, qwen3, qwen-thinking, qwen, chatml"
        ),
        (["generate", "--adapter", "barista.gguf", "a"], "for files"),
        (["models", "--fetch-for", "/dev/null"], "/dev/null is no adapter"),
        (["models", "--fetch", "gpt"], "there are smollm2, gemma-3-270m, qwen2.5-coder-1.5b"),
        (["generate", "--seed"], "needs a value"), (["generate", "--seed=1", "--seed=2", "a"], "twice"),
        (["models", "--json=yes"], "takes no value"), (["bench", "--runs", "0"], "--runs is 0"),
    ])
    func `what is not understood exits with 2, with one line that says why`(arguments: [String], words: String) async {
        let console = TestConsole()
        let command = KissaCommand(console: console.console) { _ in ScriptedLanguageModel().systemModel }
        #expect(await command.run(arguments) == KissaCommand.misuse)
        #expect(console.errors.contains(words) && console.errors.contains("--help"))
        #expect(console.errors.filter { $0 == "\n" }.count == 1)
        #expect(console.output.isEmpty)
    }

    @Test
    func `a value may stand behind an equals sign, and words that begin with a minus behind two`() async {
        let model = ScriptedLanguageModel("Hi", "Hi")
        #expect(await TestConsole().run("generate", "--seed=7", "--", "--odd", model: model) == KissaCommand.success)
        #expect(model.requests[0].transcript.last?.description == "Prompt: --odd")
        #expect(model.requests[0].generationOptions.seed == 7 && model.requests[0].generationOptions.sampling == nil)
    }
}
