import Foundation

/// Says when a timeline's view is to be evaluated.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// Dates from a start, in order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may change; here it is always `normal`.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A view that is evaluated at the dates of a schedule.
///
/// See [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview). Each date is an evaluation and a
/// message to the browser: what only has to move is better animated, which costs nothing while it runs.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// The date that the view is evaluated for.
    public struct Context {
        /// How often a view may change.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        /// The date.
        public let date: Date
        /// How often the view may change. Always `live`.
        public let cadence: Cadence

        /// Does nothing: here no view keeps what it drew.
        public func invalidateTimelineContent() {}
    }
}

extension TimelineView where Content: View {
    /// A view that is evaluated at the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    }
}

/// What a timeline's closure is given, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        TimelineNode(view, context)
    }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<TimelineView<Schedule, Content>>
{
    private var view: TimelineView<Schedule, Content>
    private var child: TypedNode<Content>!
    private let alarm: Alarm
    private var date: Date

    init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
        self.view = view
        alarm = Alarm(graph: context.graph)
        date = context.graph.time.date
        super.init(context)
        let next = schedule()
        child = makeTypedChild(content())
        alarm.set(for: next) { [weak self] in self?.ring() }
    }

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: TimelineView<Schedule, Content>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        graph.didEvaluate(self)
        let next = schedule()
        child.update(content())
        alarm.set(for: next) { [weak self] in self?.ring() }
    }

    override func teardown() {
        super.teardown()
        alarm.cancel()
    }

    private func content() -> Content { track { view.content(.init(date: date, cadence: .live)) } }

    private func ring() {
        guard isAlive else { return }
        graph.invalidate(self)
    }

    /// Moves to the last date that is past; gives the next.
    private func schedule() -> Date? {
        let now = graph.time.date
        date = now
        var next: Date?
        var last: Date?
        // A schedule that begins with very many dates in the past is not worth more than this.
        for entry in view.schedule.entries(from: now, mode: .normal).prefix(100_000) {
            if entry > now {
                next = entry
                break
            }
            last = entry
        }
        if let last { date = last }
        return next.map { max($0, now.addingTimeInterval(TimelineLimits.intervalMin)) }
    }
}

enum TimelineLimits {
    /// Thirty evaluations a second are the most that a window is asked for.
    static let intervalMin = 1.0 / 30
}
