import Foundation
import Testing

@testable import BrowserHost

@Suite struct VisitorDeskTests {
    private func desk(_ limits: HostConfiguration.Limits = .init(), knew: Set<String> = []) -> VisitorDesk {
        VisitorDesk(identity: .init { knew.contains($0) }, limits: limits)
    }

    private func receive(_ cookie: String, at desk: VisitorDesk, isSecure: Bool = false) -> VisitorDesk.Answer {
        desk.receive(cookie: cookie, isSecure: isSecure, from: "1.2.3.4", atSeconds: 0)
    }

    /// The cookie of a visitor, as a browser sends it back.
    private func cookie(_ visitor: Visitor, of desk: VisitorDesk, isSecure: Bool = false) -> String {
        String(desk.header(for: visitor, isSecure: isSecure).value.prefix { $0 != ";" })
    }

    @Test func `The folder of the keys is made, for the process's user alone`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("deep/visitors.key")
        let first = VisitorDesk(identity: .init(keyFile: file), limits: .init())
        let second = VisitorDesk(identity: .init(keyFile: file), limits: .init())
        let cookie = first.header(for: .make(), isSecure: false).value.prefix { $0 != ";" }
        #expect(second.visitor(ofCookie: String(cookie), isSecure: false) != nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `A visitor is known by the cookie that was signed for it`() {
        let (desk, visitor) = (desk(), Visitor.make())
        #expect(receive("a=b; \(cookie(visitor, of: desk))", at: desk) == .known(visitor))
        #expect(desk.visitor(ofCookie: cookie(visitor, of: desk), isSecure: false) == visitor)
    }

    @Test func `What is kept of a visitor doesn't say its cookie`() {
        let visitor = Visitor.make()
        #expect(visitor.name != visitor.id && !visitor.name.contains(visitor.id))
        #expect(visitor.name == Visitor(id: visitor.id).name && visitor.name != Visitor.make().name)
    }

    @Test(arguments: [
        "kissa-visitor=me", "kissa-visitor=\(Secret.make())", "kissa-visitor=\(Secret.make()).",
        "kissa-visitor=\(Secret.make()).\(Secret.make())\(Secret.make())", "kissa-visitor=", "kissa-visitor=.",
        "xkissa-visitor=\(Secret.make())",
    ])
    func `Who has chosen an id gets another one`(cookie: String) throws {
        guard case .newcomer(let visitor) = receive(cookie, at: desk()) else {
            Issue.record("\(cookie) was taken")
            return
        }
        #expect(!cookie.contains(visitor.id))
    }

    @Test func `Somebody else's signature is none for an id`() {
        let (desk, one, other) = (desk(), Visitor.make(), Visitor.make())
        let signature = cookie(one, of: desk).drop { $0 != "." }
        #expect(desk.visitor(ofCookie: "kissa-visitor=\(other.id)\(signature)", isSecure: false) == nil)
        let both = "\(cookie(one, of: desk)); \(cookie(other, of: desk))"
        #expect(desk.visitor(ofCookie: both, isSecure: false) == nil)
    }

    @Test func `Behind TLS the cookie is this host's alone`() {
        let (desk, visitor) = (desk(), Visitor.make())
        let header = desk.header(for: visitor, isSecure: true).value
        #expect(
            header.hasPrefix("__Host-kissa-visitor=\(visitor.id).") && header.hasSuffix("; SameSite=Strict; Secure"))
        #expect(receive(cookie(visitor, of: desk, isSecure: true), at: desk, isSecure: true) == .known(visitor))
        // Another host of the same domain can set a cookie with the plain name.
        #expect(receive(cookie(visitor, of: desk), at: desk, isSecure: true) != .known(visitor))
    }

    @Test func `Who had an unsigned cookie before, and has something kept, stays who it is`() {
        let old = Visitor.make()
        let desk = desk(knew: [old.name])
        #expect(receive("kissa-visitor=\(old.id)", at: desk) == .known(old))
        #expect(desk.visitor(ofCookie: "kissa-visitor=\(old.id)", isSecure: false) == nil)
    }

    @Test func `Who had an unsigned cookie is made no newcomer while nobody can tell`() {
        let desk = VisitorDesk(identity: .init(wasKnownUnsigned: { _ in nil }), limits: .init())
        #expect(receive("kissa-visitor=\(Visitor.make().id)", at: desk) == .later)
        // A new browser has no state to lose.
        #expect(receive("", at: desk) != .later)
    }

    @Test func `Beside a cookie of its name that somebody else has set, the signed one counts`() {
        let (desk, visitor) = (desk(), Visitor.make())
        let cookie = cookie(visitor, of: desk)
        let name = cookie.prefix { $0 != "=" }
        for header in ["\(name)=x; \(cookie)", "\(cookie); \(name)=\(Visitor.make().id)"] {
            #expect(receive(header, at: desk) == .known(visitor))
        }
    }

    @Test func `An address has so many newcomers, and ten times fewer who made up their cookies`() {
        var limits = HostConfiguration.Limits()
        (limits.newcomerBurst, limits.newcomersPerSecondAndAddress) = (30, 1)
        let desk = desk(limits)
        let known = Visitor.make()
        #expect((0..<4).map { _ in receive("kissa-visitor=x", at: desk) }.last == .tooMany)
        #expect(receive("", at: desk) == .tooMany)
        // Known visitors aren't counted, and other addresses have their own limit.
        #expect(receive(cookie(known, of: desk), at: desk) == .known(known))
        let elsewhere = desk.receive(cookie: "", isSecure: false, from: "5.6.7.8", atSeconds: 0)
        #expect(elsewhere != .tooMany)
        #expect(desk.receive(cookie: "", isSecure: false, from: "1.2.3.4", atSeconds: 2) != .tooMany)
    }

    @Test func `Without a place for keys visitors are known until the process ends`() {
        let nowhere = URL(fileURLWithPath: "/proc/nothing/visitors.key")
        let desk = VisitorDesk(identity: .init(keyFile: nowhere), limits: .init())
        let visitor = Visitor.make()
        #expect(receive(cookie(visitor, of: desk), at: desk) == .known(visitor))
    }
}
