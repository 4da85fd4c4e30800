import CoreGraphics
import Foundation

/// What the blocks of a property animator change: values of views and layers, with those from before.
@MainActor
final class RecordedChanges {
    /// The changes that are recorded at present.
    private static var recording: RecordedChanges?

    private var changes: [RecordedChange] = []
    private var indices: [Key: Int] = [:]

    private struct Key: Hashable {
        let owner: ObjectIdentifier
        let property: AnyKeyPath
    }

    var isEmpty: Bool { changes.isEmpty }

    /// Runs code and records what it changes.
    func record(_ body: () -> Void) {
        let outer = Self.recording
        Self.recording = self
        body()
        Self.recording = outer
    }

    /// Shows all values at a share of their ways.
    func show(_ share: CGFloat) {
        Self.withoutRecording { for change in changes { change.show(share) } }
    }

    /// Runs code whose changes aren't recorded.
    static func withoutRecording<Value>(_ body: () -> Value) -> Value {
        let outer = recording
        recording = nil
        defer { recording = outer }
        return body()
    }

    /// Properties that earlier changes move as well begin where those are at their shares. The last one that moves decides.
    func goOn(from earlier: [(changes: RecordedChanges, share: CGFloat)]) {
        for (key, index) in indices {
            for (changes, share) in earlier {
                guard let known = changes.indices[key].map({ changes.changes[$0] }) else { continue }
                if share > 0 || !self.changes[index].goesOn { self.changes[index].goOn(from: known, at: share) }
            }
        }
    }

    /// A property has changed from a value.
    static func note<Owner: AnyObject, Value: Blendable>(
        _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, from old: Value
    ) {
        recording?.add(owner, property, from: old) { $0.blended(to: $1, $2) }
    }

    /// A color has changed.
    static func note(_ view: UIView, backgroundFrom old: UIColor?) {
        recording?.add(view, \.backgroundColor, from: old) { one, other, share in
            share == 1 ? other : one.map(ViewColor.init).blendedColor(to: other.map(ViewColor.init), share)?.color
        }
    }

    /// A color of a layer has changed.
    static func note(
        _ layer: CALayer, _ property: ReferenceWritableKeyPath<CALayer, CGColor?>, from old: CGColor?
    ) {
        recording?.add(layer, property, from: old) { one, other, share in
            one.map(LayerColor.init).blendedColor(to: other.map(LayerColor.init), share)?.color
        }
    }

    /// A second change of the same property keeps the first one's start.
    private func add<Owner: AnyObject, Value>(
        _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, from old: Value,
        _ blend: @escaping (Value, Value, CGFloat) -> Value
    ) {
        let key = Key(owner: ObjectIdentifier(owner), property: property)
        let new = owner[keyPath: property]
        if let index = indices[key], let known = changes[index] as? Change<Owner, Value> {
            known.end = new
        } else {
            indices[key] = changes.count
            changes.append(Change(owner, property, old, new, blend))
        }
    }
}

@MainActor
private protocol RecordedChange: AnyObject {
    /// Whether an earlier change moves the property until this one begins.
    var goesOn: Bool { get }
    func goOn(from earlier: any RecordedChange, at share: CGFloat)
    func show(_ share: CGFloat)
}

/// One property's change. It keeps the owner, as an animation does.
@MainActor
private final class Change<Owner: AnyObject, Value>: RecordedChange {
    private let owner: Owner
    private let property: ReferenceWritableKeyPath<Owner, Value>
    private var start: Value
    private(set) var goesOn = false
    var end: Value
    private let blend: (Value, Value, CGFloat) -> Value

    init(
        _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, _ start: Value, _ end: Value,
        _ blend: @escaping (Value, Value, CGFloat) -> Value
    ) {
        (self.owner, self.property, self.start, self.end, self.blend) = (owner, property, start, end, blend)
    }

    private func value(at share: CGFloat) -> Value { blend(start, end, share) }

    func goOn(from earlier: any RecordedChange, at share: CGFloat) {
        guard let earlier = earlier as? Change<Owner, Value> else { return }
        (start, goesOn) = (earlier.value(at: share), true)
    }

    func show(_ share: CGFloat) {
        guard share > 0 || !goesOn else { return }
        owner[keyPath: property] = value(at: share)
    }
}
