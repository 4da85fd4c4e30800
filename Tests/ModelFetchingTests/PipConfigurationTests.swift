import Foundation
import Testing

@testable import ModelFetching

@Suite("The index that pip uses")
struct PipConfigurationTests {
    private func index(_ environment: [String: String] = [:], _ files: [String: String] = [:]) -> String {
        let environment = ["HOME": "/ann"].merging(environment) { $1 }
        return PipConfiguration(in: environment) { files[$0] }.index.absoluteString
    }

    @Test
    func `it is pip's own where nobody says otherwise`() {
        #expect(index() == PipConfiguration.indexDefault)
        #expect(
            index(["PIP_INDEX_URL": ""], ["/etc/pip.conf": "[global]\ntimeout = 3"]) == PipConfiguration.indexDefault)
    }

    @Test
    func `the environment counts more than the user's file, and that more than the machine's`() {
        let user = "/ann/.config/pip/pip.conf"
        let files = [
            "/etc/pip.conf": "[global]\nindex-url = https://machine/simple\n",
            user: "# mine\n[global]\nindex_url: https://user/simple",
        ]
        #expect(index([:], files) == "https://user/simple")
        #expect(index([:], files.filter { $0.key != user }) == "https://machine/simple")
        #expect(index(["PIP_INDEX_URL": "https://me/simple"], files) == "https://me/simple")
        #expect(index(["PIP_CONFIG_FILE": "/dev/null"], files) == PipConfiguration.indexDefault)
        #expect(
            index(["PIP_CONFIG_FILE": "/a"], files.merging(["/a": "[global]\nindex-url=https://a"]) { $1 })
                == "https://a")
        #expect(index(["XDG_CONFIG_HOME": "/x"], ["/x/pip/pip.conf": "[global]\nindex-url=https://x"]) == "https://x")
    }

    @Test
    func `a command's own section counts more than the global one, and other sections don't`() {
        let text =
            "[install]\nindex-url = https://install\n[global]\nindex-url = https://global\n[list]\nindex-url = https://l"
        #expect(index([:], ["/etc/pip.conf": text]) == "https://install")
        #expect(index([:], ["/etc/pip.conf": "[list]\nindex-url = https://l"]) == PipConfiguration.indexDefault)
    }
}
