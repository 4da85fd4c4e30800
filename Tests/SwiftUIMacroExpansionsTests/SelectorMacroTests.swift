import Testing

@Suite("Selectors") struct SelectorMacroTests {
    private func selector(_ method: String, in type: String = "final class Page: UIView") -> String {
        let (text, messages) = expanded("\(type) { func load() { use(#_selector(\"\(method)\")) } }")
        let start = text.firstRange(of: "use(")?.upperBound ?? text.startIndex
        return messages.first ?? String(text[start...].prefix { $0 != "}" }.dropLast(2))
    }

    @Test func `a method's name alone is a member of the type around it`() {
        #expect(selector("tapped") == #"Selector("tapped", of: Page.tapped)"#)
        #expect(selector("self.tapped(_:)") == #"Selector("tapped:", of: Page.tapped(_:))"#)
        #expect(selector("Self.tapped") == #"Selector("tapped", of: Page.tapped)"#)
        #expect(selector("tapped()", in: "extension Shop.Page") == #"Selector("tapped", of: Shop.Page.tapped)"#)
        #expect(selector("tapped", in: "actor Page<Row>") == #"Selector("tapped", of: Page.tapped)"#)
    }

    @Test func `a method of a type that is named is that type's`() {
        #expect(
            selector("UIResponder.resignFirstResponder", in: "struct Form: View")
                == #"Selector("resignFirstResponder", of: UIResponder.resignFirstResponder)"#)
        #expect(selector("Shop.Page.tapped(_:)") == #"Selector("tapped:", of: Shop.Page.tapped(_:))"#)
    }

    @Test func `a method of an object is bound to it`() {
        #expect(
            selector("context.coordinator.tapped(_:)")
                == #"Selector("tapped:", bound: context.coordinator.tapped(_:))"#)
    }

    @Test func `a type tells methods of the same name apart`() {
        #expect(selector("tapped as () -> Void") == #"Selector("tapped", of: (Page.tapped as (Page) -> () -> Void))"#)
        #expect(
            selector("Page.tapped as (Page) -> () -> Void")
                == #"Selector("tapped", of: (Page.tapped as (Page) -> () -> Void))"#)
    }

    @Test func `labels are part of the name, as in Objective-C`() {
        #expect(selector("show(count:animated:)").hasPrefix(#"Selector("showWithCount:animated:""#))
        #expect(selector("show(_:animated:)").hasPrefix(#"Selector("show:animated:""#))
        #expect(selector("show(_:_:)").hasPrefix(#"Selector("show::""#))
        #expect(selector("move(to:)").hasPrefix(#"Selector("moveTo:""#))
        #expect(selector("handleWith(event:)").hasPrefix(#"Selector("handleWithEvent:""#))
    }

    @Test func `what can't be a method is told`() {
        #expect(selector("getter: Page.title").contains("write a method for it"))
        let (_, messages) = expanded("let tap = #_selector(\"tapped\")")
        #expect(messages.first?.contains("write the type before the method's name") == true, "\(messages)")
    }
}
