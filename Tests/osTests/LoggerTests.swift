import Foundation
import Testing

@testable import os

@Suite struct LoggerTests {
    @Test func `a line has time level source and text`() throws {
        let written = try lines { destination in
            Logger(subsystem: "org.example.coffee", category: "Dialog", destination: destination)
                .notice("Lisa sits down")
        }
        let line = try #require(written.first)
        #expect(written.count == 1)
        let pattern = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} notice org\.example\.coffee:Dialog Lisa sits down/#
        #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
    }

    @Test func `A line is a JSON object where that is asked for, whatever is in it`() throws {
        let text = "a \"b\" \\ \n\u{1b}[1m 猫"
        let written = try lines(filter: "json,trace") { destination in
            Logger(subsystem: "org.example.coffee", category: "Dialog", destination: destination)
                .warning("\(text, privacy: .public)")
            destination.writeForOperator(text)
        }
        let objects = try written.map { try JSONDecoder().decode([String: String].self, from: Data($0.utf8)) }
        #expect(objects.map { $0["message"] } == [text, text])
        #expect(objects.map { $0["level"] } == ["warning", "notice"])
        #expect(objects.map { $0["subsystem"] } == ["org.example.coffee", "Kissa"])
        #expect(objects[0]["category"] == "Dialog" && objects[1]["category"] == nil)
        let time = objects[0]["time"] ?? ""
        #expect(time.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil, "\(time)")
    }

    @Test func `What the framework tells an operator is a plain line otherwise`() throws {
        let written = try lines(filter: "off") { $0.writeForOperator("the database is away") }
        #expect(written == ["Kissa: the database is away"])
    }

    @Test func `every method writes under its own name`() throws {
        let written = try lines { destination in
            let logger = Logger(subsystem: "s", category: "c", destination: destination)
            logger.log("x")
            logger.trace("x")
            logger.debug("x")
            logger.info("x")
            logger.notice("x")
            logger.warning("x")
            logger.error("x")
            logger.critical("x")
            logger.fault("x")
            for type in [OSLogType.default, .info, .debug, .error, .fault] { logger.log(level: type, "x") }
        }
        let levels = written.map { $0.split(separator: " ")[2] }
        #expect(
            levels == [
                "notice", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
                "notice", "info", "debug", "error", "fault",
            ])
    }

    @Test func `a message whose level is off is never built`() throws {
        var built = 0
        func value() -> Int {
            built += 1
            return built
        }
        let written = try lines(filter: "info") { destination in
            let logger = Logger(subsystem: "s", category: "c", destination: destination)
            logger.debug("\(value())")
            logger.info("\(value())")
        }
        #expect(built == 1)
        #expect(written.count == 1)
    }

    @Test func `is enabled agrees with what is written`() throws {
        _ = try lines(filter: "warning") { destination in
            let logger = Logger(subsystem: "s", category: "c", destination: destination)
            #expect(logger.isEnabled(type: .error))
            #expect(logger.isEnabled(type: .fault))
            #expect(!logger.isEnabled(type: .default))
            #expect(!logger.isEnabled(type: .info))
        }
    }

    @Test func `lines of many threads stay whole`() throws {
        let text = String(repeating: "coffee", count: 200)
        let written = try lines { destination in
            DispatchQueue.concurrentPerform(iterations: 400) { index in
                Logger(subsystem: "s", category: "c", destination: destination)
                    .info("<\(index) \(text, privacy: .public)>")
            }
        }
        #expect(written.count == 400)
        #expect(written.allSatisfy { $0.contains(" s:c <") && $0.hasSuffix("coffee>") })
        #expect(Set(written.map { $0.split(separator: "<")[1] }).count == 400)
    }

    @Test func `a text of several lines cannot pass for an entry`() throws {
        let forged = "ok\n2026-11-21 00:00:00.000 fault bank all is lost\r\u{1B}[2J"
        let written = try lines { destination in
            Logger(subsystem: "s", category: "c", destination: destination).info("\(forged, privacy: .public)")
        }
        #expect(written.count == 2)
        #expect(written[1] == "    2026-11-21 00:00:00.000 fault bank all is lost\\r\\u{1B}[2J")
    }

    @Test func `a reader that went away does not stop the program`() {
        let closed = LogDestination(descriptor: -1, filter: LogFilter("trace"))
        Logger(subsystem: "s", category: "c", destination: closed).fault("nobody reads this")
        #expect(closed.filter.allows(.fault, from: LogSource(subsystem: "s", category: "c")))
    }
}
