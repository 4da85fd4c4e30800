// Tries each language or time zone of a visitor in a fresh process. Foundation's ICU caches what it has loaded, so a call that
// hangs in a fresh process may return in one that has used other languages.
//
//     LocaleProbe language|zone SECONDS < names     one name a line
//
// Prints the names for which a process failed or didn't finish within SECONDS.
import Foundation
import FoundationAdditions

/// Declared here because Swift doesn't import it. The child only calls the code below and exits with `_exit`.
@_silgen_name("fork") func forkProcess() -> pid_t

let date = Date(timeIntervalSince1970: 1_700_000_000)

func useLanguage(_ name: String) {
    _ = Reader(of: name).best(of: ["en", "ja", "nb", "zh-Hant", "pt-BR"], source: "en")
    let locale = Locale(identifier: LanguageTag.known(of: [name])[0].identifier)
    _ = 1234.5.formatted(.number.locale(locale)) + 0.5.formatted(.percent.locale(locale))
    _ =
        3.formatted(.currency(code: "EUR").locale(locale))
        + ["a", "b", "c"].formatted(.list(type: .and).locale(locale))
    _ = date.formatted(Date.FormatStyle(date: .complete, time: .complete, locale: locale))
    _ = date.formatted(.relative(presentation: .named).locale(locale))
    _ = Int64(3333).formatted(.byteCount(style: .file).locale(locale))
    _ = "iI".uppercased(with: locale) + "iI".lowercased(with: locale)
    _ = (locale.measurementSystem, locale.hourCycle, locale.firstDayOfWeek, locale.currency, locale.numberingSystem)
    _ = locale.localizedString(forLanguageCode: "ja")
    var calendar = locale.calendar
    calendar.locale = locale
    _ = (calendar.monthSymbols, calendar.weekdaySymbols, calendar.firstWeekday)
    let dates = DateFormatter()
    dates.locale = locale
    dates.dateStyle = .full
    _ = dates.string(from: date)
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .spellOut
    _ = numbers.string(from: 12)
    _ = TimeZone(identifier: "Europe/Oslo")?.localizedName(for: .standard, locale: locale)
}

func useZone(_ name: String) {
    guard let zone = TimeZone(named: name) else { return }
    var style = Date.FormatStyle(date: .complete, time: .complete, locale: Locale(identifier: "en"))
    style.timeZone = zone
    _ = date.formatted(style)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    _ = calendar.dateComponents([.year, .hour], from: date)
    _ = (zone.secondsFromGMT(for: date), zone.nextDaylightSavingTimeTransition(after: date), zone.abbreviation())
    _ = zone.localizedName(for: .generic, locale: Locale(identifier: "ja"))
}

let (kind, seconds) = (CommandLine.arguments.dropFirst().first, CommandLine.arguments.last.flatMap(UInt32.init))
guard let kind, let seconds, ["language", "zone"].contains(kind) else { exit(2) }
while let name = readLine() {
    let child = forkProcess()
    if child == 0 {
        alarm(seconds)
        kind == "language" ? useLanguage(name) : useZone(name)
        _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    if status != 0 { print(name) }
}
