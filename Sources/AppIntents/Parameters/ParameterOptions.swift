import Foundation
import FoundationAdditions

/// Whether a parameter takes the result of the step before it in a shortcut. There are no shortcuts here.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// As Shortcuts sees fit.
    case `default`
    /// Never.
    case never
    /// Always.
    case connectToPreviousIntentResult
}

/// How Shortcuts shows a number.
public enum NumberControlStyle: Hashable, Sendable {
    case stepper, field, slider
}

/// What of a date matters.
public enum DateParameterKind: Hashable, Sendable {
    case date, time, dateTime
}

extension Bool {
    /// Names for true and false.
    public struct IntentDisplayName: Hashable, Sendable {
        private let texts: [LocalizedStringResource]
        /// Names for true and false.
        public init(true trueText: LocalizedStringResource, false falseText: LocalizedStringResource) {
            texts = [trueText, falseText]
        }
    }
}

extension String {
    /// How Shortcuts lets people type a text.
    public struct IntentInputOptions: Hashable, Sendable {
        /// The keys that are shown.
        public enum KeyboardType: Hashable, Sendable {
            case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
                twitter, webSearch, asciiCapableNumberPad, `default`
        }

        /// Which letters are capital.
        public enum CapitalizationType: Hashable, Sendable {
            case none, words, sentences, allCharacters
        }

        /// The keys that are shown.
        public var keyboardType: KeyboardType
        /// Which letters are capital.
        public var capitalizationType: CapitalizationType
        /// Whether the text has several lines.
        public var multiline: Bool
        /// Whether typing is corrected.
        public var autocorrect: Bool
        /// Whether quotes are curly.
        public var smartQuotes: Bool
        /// Whether two hyphens become a dash.
        public var smartDashes: Bool

        /// How people type a text.
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType) = (keyboardType, capitalizationType)
            (self.multiline, self.autocorrect) = (multiline, autocorrect)
            (self.smartQuotes, self.smartDashes) = (smartQuotes, smartDashes)
        }
    }
}

/// The sizes of widgets, for parameters.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline, accessoryCorner
}

/// How many values a widget takes of a parameter.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    private let counts: [IntentWidgetFamily: IntentCollectionSize]
    private let largest: Int

    private init(_ counts: [IntentWidgetFamily: IntentCollectionSize], _ largest: Int) {
        (self.counts, self.largest) = (counts, largest)
    }

    /// As many in each size of a widget.
    public init(integerLiteral value: Int) { self.init([:], value) }
    /// A count for each size of a widget.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, IntentCollectionSize)...) {
        self.init(Dictionary(elements) { $1 }, 0)
    }
    /// At most so many.
    public init(min: Int = 0, max: Int) { self.init([:], max) }
}
