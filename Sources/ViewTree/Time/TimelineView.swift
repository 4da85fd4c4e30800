import Foundation

/// Determines when a timeline's view is evaluated.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// Dates in order, from a start on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may update; here it is always `normal`.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A view that is evaluated at the dates of a schedule.
///
/// See [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview). Each date causes an evaluation and a
/// message to the browser: for mere movement, use an animation, which costs nothing while it runs.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// The context of an evaluation.
    public struct Context {
        /// How often a view may change.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        /// The date.
        public let date: Date
        /// How often the view may change. Always `live`.
        public let cadence: Cadence

        /// Does nothing: views here don't cache what they drew.
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

/// The context for a timeline's closure, independent of its schedule.
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

    override var onlyChild: ViewNode? { child }

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

    /// Moves to the last past date; returns the next one.
    private func schedule() -> Date? {
        let now = graph.time.date
        date = now
        var next: Date?
        var last: Date?
        // The limit for a schedule that begins with very many past dates.
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
    /// A timeline is evaluated at most thirty times a second by its schedule.
    static let intervalMin = 1.0 / 30
}
