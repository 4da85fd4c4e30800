import Foundation

/// A few fictitious people, so that an app has contacts to show. There is a birthday in every month.
package enum SamplePeople {
    /// A sample person.
    package struct Person: Sendable {
        package let given: String
        package let family: String
        let reading: (given: String, family: String)?
        let birthday: (year: Int?, month: Int, day: Int)
        let nickname: String
        let job: String
        let city: String

        package var name: String { reading == nil ? "\(given) \(family)" : "\(family) \(given)" }
        /// An address in a domain that is reserved for examples.
        package var email: String {
            let names = reading.map { [$0.given, $0.family] } ?? [given, family]
            let latin = names.map {
                ($0.applyingTransform(.toLatin, reverse: false) ?? $0).searchForm.filter { $0.isASCII && $0.isLetter }
            }
            return latin.joined(separator: ".").lowercased() + "@example.com"
        }
    }

    package static let people: [Person] = [
        Person(
            given: "Nadia", family: "Okafor", reading: nil, birthday: (1988, 1, 14), nickname: "", job: "Botanist",
            city: "Leeds"),
        Person(
            given: "陽菜", family: "佐藤", reading: ("ひな", "さとう"), birthday: (1996, 2, 3), nickname: "ひなちゃん", job: "絵本作家",
            city: "京都市"),
        Person(
            given: "Marek", family: "Novotný", reading: nil, birthday: (1979, 3, 27), nickname: "", job: "Clockmaker",
            city: "Brno"),
        Person(
            given: "健太", family: "山本", reading: ("けんた", "やまもと"), birthday: (1991, 4, 9), nickname: "", job: "パン職人",
            city: "札幌市"),
        Person(
            given: "Imogen", family: "Hart", reading: nil, birthday: (nil, 5, 30), nickname: "Immy", job: "Cellist",
            city: "Bristol"),
        Person(
            given: "Tomás", family: "Rivera", reading: nil, birthday: (1984, 6, 18), nickname: "",
            job: "Lighthouse keeper", city: "Cádiz"),
        Person(
            given: "さくら", family: "伊藤", reading: ("さくら", "いとう"), birthday: (2000, 7, 7), nickname: "", job: "天文学者",
            city: "松本市"),
        Person(
            given: "Wren", family: "Adeyemi", reading: nil, birthday: (1993, 8, 22), nickname: "", job: "Kite maker",
            city: "Portland"),
        Person(
            given: "直樹", family: "高橋", reading: ("なおき", "たかはし"), birthday: (1975, 9, 12), nickname: "", job: "駅長",
            city: "金沢市"),
        Person(
            given: "Greta", family: "Lindqvist", reading: nil, birthday: (1969, 10, 31), nickname: "", job: "Librarian",
            city: "Uppsala"),
        Person(
            given: "美咲", family: "小林", reading: ("みさき", "こばやし"), birthday: (nil, 11, 16), nickname: "", job: "陶芸家",
            city: "益子町"),
        Person(
            given: "Oliver", family: "Finch", reading: nil, birthday: (1987, 11, 2), nickname: "Ollie",
            job: "Bird ringer", city: "Norwich"),
        Person(
            given: "Amara", family: "Singh", reading: nil, birthday: (1998, 12, 5), nickname: "", job: "Glassblower",
            city: "Dundee"),
        Person(
            given: "蓮", family: "中村", reading: ("れん", "なかむら"), birthday: (2002, 3, 21), nickname: "", job: "学生",
            city: "福岡市"),
    ]

    static let contacts: [ContactData] = people.enumerated().map { index, person in
        var data = ContactData()
        data.identifier = "kissa-sample-\(index + 1)"
        (data.givenName, data.familyName, data.nickname, data.jobTitle) = (
            person.given, person.family, person.nickname, person.job
        )
        (data.phoneticGivenName, data.phoneticFamilyName) = person.reading.map { ($0.given, $0.family) } ?? ("", "")
        data.birthday = DateComponents(
            calendar: Calendar(identifier: .gregorian), year: person.birthday.year, month: person.birthday.month,
            day: person.birthday.day)
        data.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: person.email))]
        let address = CNMutablePostalAddress()
        address.city = person.city
        data.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: CNPostalAddress(address.parts))]
        return data
    }
}
