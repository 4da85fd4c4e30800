import Foundation

/// An amount of money.
///
/// See [IntentCurrencyAmount](https://developer.apple.com/documentation/appintents/intentcurrencyamount).
public struct IntentCurrencyAmount: _IntentValue, Hashable {
    /// The amount.
    public var amount: Decimal
    /// The currency, as ISO 4217 names it.
    public var currencyCode: String
    /// An amount of a currency.
    public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
