import Foundation
import JSONSyntax

/// What a page reports of the visitor's position. Values that no browser sends are nil, or left out.
enum PositionReport {
    /// `isChange` if the visitor has changed it while the page was open.
    case permission(CLAuthorizationStatus, isChange: Bool)
    /// `isAnswer` if the position was asked for by itself.
    case position(CLLocation, isAnswer: Bool)
    case failure(CLError.Code)

    init?(_ value: JSONValue) {
        if case .string(let state)? = value["permission"] {
            self = .permission(
                Self.statuses[state] ?? .notDetermined, isChange: value["isChange"] == .bool(true))
        } else if let location = value["position"].flatMap(CLLocation.init(reported:)) {
            self = .position(location, isAnswer: value["isAnswer"] == .bool(true))
        } else if case .number(let code)? = value["failure"] {
            // A browser's codes: 1 denied, 2 unavailable, 3 too slow.
            self = .failure(code == 1 ? .denied : .locationUnknown)
        } else {
            return nil
        }
    }

    private static let statuses: [String: CLAuthorizationStatus] = [
        "granted": .authorizedWhenInUse, "denied": .denied, "prompt": .notDetermined,
    ]
}

extension CLLocation {
    /// Nil if the coordinate isn't valid.
    fileprivate convenience init?(reported value: JSONValue) {
        func number(_ name: String) -> Double? {
            guard case .number(let number)? = value[name], number.isFinite else { return nil }
            return number
        }
        guard let latitude = number("latitude"), let longitude = number("longitude") else { return nil }
        let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(place) else { return nil }
        let altitude = number("altitude")
        self.init(
            coordinate: place, altitude: altitude ?? 0, horizontalAccuracy: max(number("accuracy") ?? 0, 0),
            verticalAccuracy: altitude == nil ? -1 : max(number("altitudeAccuracy") ?? 0, 0),
            course: number("heading") ?? -1, speed: number("speed") ?? -1,
            timestamp: number("time").map(Date.init(timeIntervalSince1970:)) ?? Date())
    }
}
