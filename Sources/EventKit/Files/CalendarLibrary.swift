import CoreGraphics
import Foundation
import Permissions
import Synchronization
import os

/// One calendar with its events.
struct CalendarFile: Sendable {
    let calendar: EKCalendar
    let events: [EventData]
}

/// Where the calendars come from, read when they are asked for, and again when a file has changed.
final class CalendarLibrary: Sendable {
    static let shared = CalendarLibrary(environment: ProcessInfo.processInfo.environment)

    private struct Read {
        let date: Date?
        let size: Int
        let file: CalendarFile
    }

    private let path: String?
    private let read = Mutex<[String: Read]>([:])
    private let now: @Sendable () -> Date

    init(environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }) {
        path = environment["KISSA_CALENDARS"].flatMap { $0.isEmpty ? nil : $0 }
        self.now = now
    }

    /// Whether the calendars are somebody's.
    var isPersonal: Bool { path != nil }

    /// Nothing if there is nothing at the path, which is told of.
    func calendars() -> [CalendarFile] {
        guard let path else { return [sample()] }
        guard let files = try? PersonalFiles.files(at: path, suffix: "ics") else {
            log.error("KISSA_CALENDARS names '\(path, privacy: .public)', which can't be read.")
            return []
        }
        return files.enumerated().map { file($1, $0) }
    }

    /// The sample events of today, made once a day.
    private func sample() -> CalendarFile {
        let day = Calendar.current.startOfDay(for: now())
        if let known = read.withLock({ $0["sample"] }), known.date == day { return known.file }
        let file = parse(Data(SampleEvents.text(on: day).utf8), "sample", 0)
        read.withLock { $0["sample"] = Read(date: day, size: 0, file: file) }
        return file
    }

    private func file(_ url: URL, _ index: Int) -> CalendarFile {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let (date, size) = (attributes?[.modificationDate] as? Date, attributes?[.size] as? Int ?? 0)
        if let known = read.withLock({ $0[url.path] }), known.date == date, known.size == size { return known.file }
        let data = size <= PersonalFiles.byteCountMax ? try? Data(contentsOf: url) : nil
        if data == nil { log.error("\(url.path, privacy: .public) can't be read.") }
        let file = parse(data ?? Data(), url.path, index)
        read.withLock { $0[url.path] = Read(date: date, size: size, file: file) }
        return file
    }

    /// Faults are told of once, with file and line.
    private func parse(_ data: Data, _ path: String, _ index: Int) -> CalendarFile {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let result = CalendarReader.read(data, name: name)
        for fault in result.faults.prefix(20) {
            log.error("\(path, privacy: .public), \(fault.description, privacy: .public)")
        }
        let color = result.color.flatMap(EKCalendar.color) ?? EKCalendar.palette[index % EKCalendar.palette.count]
        return CalendarFile(
            calendar: EKCalendar(identifier: path, title: result.title ?? name, color: color), events: result.events)
    }

    private var log: Logger { Logger(subsystem: "kissa", category: "calendars") }
}
