import CoreGraphics
import Foundation
import Permissions
import PersonalData
import Synchronization
import os

/// One calendar with its events.
struct CalendarFile: Sendable {
    let calendar: EKCalendar
    let events: [EventData]
    /// Changes of occurrences that can't be read.
    var lost: [LostChange] = []
}

/// The source of the calendars. Files are read on demand, and again when they have changed.
final class CalendarLibrary: Sendable {
    static let shared = CalendarLibrary(environment: ProcessInfo.processInfo.environment)

    private struct Read {
        let state: PersonalFileState
        let file: CalendarFile
    }

    private let path: String?
    private let read = Mutex<[URL: Read]>([:])
    private let sampleRead = Mutex<(day: Date, file: CalendarFile)?>(nil)
    private let faults = FaultLog {
        Logger(subsystem: "kissa", category: "calendars").error("\($0, privacy: .public)")
    }
    private let now: @Sendable () -> Date

    init(environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }) {
        path = environment["KISSA_CALENDARS"].flatMap { $0.isEmpty ? nil : $0 }
        self.now = now
    }

    /// Whether these are the user's own calendars rather than the sample events.
    var isPersonal: Bool { path != nil }

    /// All calendars. If the path can't be read, this is logged, and the result is empty.
    func calendars() -> [CalendarFile] {
        guard let path else { return [sample()] }
        do {
            let listing = try PersonalFiles.files(at: path, suffix: "ics")
            for fault in listing.faults { faults.tell(fault.description) }
            let present = Set(listing.files)
            read.withLock { known in known = known.filter { present.contains($0.key) } }
            return listing.files.enumerated().compactMap { file($1, $0) }
        } catch {
            faults.tell("KISSA_CALENDARS names '\(path)', which can't be read (\(error.reason)).")
            return []
        }
    }

    /// The sample events of today, made once a day.
    private func sample() -> CalendarFile {
        let day = Calendar.current.startOfDay(for: now())
        if let known = sampleRead.withLock({ $0 }), known.day == day { return known.file }
        let file = parse(Data(SampleEvents.text(on: day).utf8), "sample", 0)
        sampleRead.withLock { $0 = (day, file) }
        return file
    }

    private func file(_ url: URL, _ index: Int) -> CalendarFile? {
        do {
            let state = try PersonalFileState(of: url)
            if let known = read.withLock({ $0[url] }), known.state == state { return known.file }
            let file = parse(try PersonalFiles.data(of: url), url.path, index)
            read.withLock { $0[url] = Read(state: state, file: file) }
            return file
        } catch {
            faults.tell(error.description)
            return nil
        }
    }

    private func parse(_ data: Data, _ path: String, _ index: Int) -> CalendarFile {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let result = CalendarReader.read(data, name: name)
        faults.tell(result.faults, of: path)
        let color = result.color.flatMap(EKCalendar.color) ?? EKCalendar.palette[index % EKCalendar.palette.count]
        return CalendarFile(
            calendar: EKCalendar(identifier: path, title: result.title ?? name, color: color), events: result.events,
            lost: result.lost)
    }
}
