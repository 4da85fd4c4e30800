/// Calls a closure. On Apple's systems it releases the objects that Objective-C keeps until later; Swift on Linux keeps none.
public func autoreleasepool<Result: ~Copyable, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
