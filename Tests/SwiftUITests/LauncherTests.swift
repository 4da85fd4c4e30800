import Testing

@testable import SwiftUI

@MainActor
@Suite("Starting an app from the environment")
struct LauncherTests {
    @Test func `without variables an app listens on the loopback`() throws {
        let configuration = try Launcher.configuration([:], name: "Cups")
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.allowedHosts == [])
        #expect(configuration.page.title == "Cups")
        #expect(configuration.accessLog == nil && !configuration.isOpenToOthers)
    }

    @Test func `an access log is written where it is asked for`() throws {
        #expect(try Launcher.configuration(["KISSA_ACCESS_LOG": "1"], name: "Cups").accessLog != nil)
        #expect(try Launcher.configuration(["KISSA_ACCESS_LOG": "0"], name: "Cups").accessLog == nil)
    }

    @Test(arguments: [
        ("HOST", "0.0.0.0"), ("HOST", "192.0.2.1"), ("HOST", "cafe.example"), ("HOST", "::"),
        ("KISSA_ALLOWED_HOSTS", "cafe.example"), ("KISSA_TRUSTED_PROXIES", "127.0.0.1"),
    ])
    func `others may come in where it listens beyond the loopback, or a proxy brings them`(
        name: String, value: String
    ) throws {
        #expect(try Launcher.configuration([name: value], name: "Cups").isOpenToOthers)
        for host in ["localhost", "127.0.0.1", "127.1.2.3", "::1"] {
            #expect(try !Launcher.configuration(["HOST": host], name: "Cups").isOpenToOthers)
        }
    }

    @Test func `port host and allowed hosts are taken`() throws {
        let variables = ["PORT": "0", "HOST": "0.0.0.0", "KISSA_ALLOWED_HOSTS": "cafe.example, cafe.example:8443,"]
        let configuration = try Launcher.configuration(variables, name: "Cups")
        #expect(configuration.host == "0.0.0.0")
        #expect(configuration.port == 0)
        #expect(configuration.allowedHosts == ["cafe.example", "cafe.example:8443"])
    }

    @Test(arguments: ["eighty", "80 80", "8e3", "-1", "65536"]) func `a port that is none is an error`(port: String) {
        #expect(throws: LaunchError.self) { try Launcher.configuration(["PORT": port], name: "Cups") }
    }

    @Test func `Limits are taken, and a wrong one is told by its name`() throws {
        let configuration = try Launcher.configuration(["KISSA_LIMITS": "windowCountMax=9"], name: "Cups")
        #expect(configuration.limits.windowCountMax == 9)
        let error = #expect(throws: LaunchError.self) {
            try Launcher.configuration(["KISSA_LIMITS": "windows=9"], name: "Cups")
        }
        #expect(error?.description.contains("KISSA_LIMITS: There is no limit windows") == true)
    }

    @Test func `A visitor's header is taken where there is a proxy that is trusted to send it`() throws {
        let header = ["KISSA_VISITOR_HEADER": "X-Remote-User"]
        let trusted = header.merging(["KISSA_TRUSTED_PROXIES": "127.0.0.1"]) { $1 }
        #expect(try Launcher.configuration(trusted, name: "Cups").proxy.visitorHeader == "x-remote-user")
        #expect(throws: LaunchError.self) { try Launcher.configuration(header, name: "Cups") }
        let odd = trusted.merging(["KISSA_VISITOR_HEADER": "x user:"]) { $1 }
        #expect(throws: LaunchError.self) { try Launcher.configuration(odd, name: "Cups") }
    }

    @Test func `Keys follow from one another only where somebody says that there are copies`() {
        #expect(!Launcher.areKeysCopied(["KISSA_STORE": "postgresql://a@b/c"]))
        #expect(Launcher.areKeysCopied(["KISSA_KEY_COPIES": "1"]))
    }

    @Test func `How long windows wait before they are handed over is a number of seconds`() throws {
        #expect(try Launcher.drainSeconds([:]) == 2)
        #expect(try Launcher.drainSeconds(["KISSA_DRAIN_SECONDS": "0.5"]) == 0.5)
        for text in ["soon", "-1", "601", "nan"] {
            #expect(throws: LaunchError.self) { try Launcher.drainSeconds(["KISSA_DRAIN_SECONDS": text]) }
        }
    }

    @Test func `a process is called by its words`() {
        #expect(Launcher.title(ofProcess: "DreamCoffee") == "Dream Coffee")
        #expect(Launcher.title(ofProcess: "cups") == "cups")
    }
}
