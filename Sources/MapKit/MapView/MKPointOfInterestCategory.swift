/// A kind of shops and the like.
///
/// See [MKPointOfInterestCategory](https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory).
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Airport.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// Amusement park.
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    /// Animal service.
    public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
    /// Aquarium.
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    /// Cash machines.
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    /// Automotive repair.
    public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
    /// Bakery.
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    /// Bank.
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    /// Baseball.
    public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
    /// Basketball.
    public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
    /// Beach.
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    /// Beauty.
    public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
    /// Bowling.
    public static let bowling = Self(rawValue: "MKPOICategoryBowling")
    /// Brewery.
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    /// Cafe.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// Campground.
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    /// Car rental.
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    /// Castle.
    public static let castle = Self(rawValue: "MKPOICategoryCastle")
    /// Convention center.
    public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
    /// Distillery.
    public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
    /// Chargers of cars.
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    /// Fairground.
    public static let fairground = Self(rawValue: "MKPOICategoryFairground")
    /// Fire station.
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    /// Fishing.
    public static let fishing = Self(rawValue: "MKPOICategoryFishing")
    /// Fitness center.
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    /// Food market.
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    /// Fortress.
    public static let fortress = Self(rawValue: "MKPOICategoryFortress")
    /// Gas station.
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    /// Go kart.
    public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
    /// Golf.
    public static let golf = Self(rawValue: "MKPOICategoryGolf")
    /// Hiking.
    public static let hiking = Self(rawValue: "MKPOICategoryHiking")
    /// Hospital.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// Hotel.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// Kayaking.
    public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
    /// Landmark.
    public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
    /// Laundry.
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    /// Library.
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    /// Mailbox.
    public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
    /// Marina.
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    /// Mini golf.
    public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
    /// Movie theater.
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    /// Museum.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// Music venue.
    public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
    /// National monument.
    public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
    /// National park.
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    /// Nightlife.
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    /// Park.
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// Parking.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// Pharmacy.
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    /// Planetarium.
    public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
    /// Police.
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    /// Post office.
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    /// Public transport.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurant.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// Restroom.
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    /// Rock climbing.
    public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
    /// Parks of caravans.
    public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
    /// School.
    public static let school = Self(rawValue: "MKPOICategorySchool")
    /// Skate park.
    public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
    /// Skating.
    public static let skating = Self(rawValue: "MKPOICategorySkating")
    /// Skiing.
    public static let skiing = Self(rawValue: "MKPOICategorySkiing")
    /// Soccer.
    public static let soccer = Self(rawValue: "MKPOICategorySoccer")
    /// Spa.
    public static let spa = Self(rawValue: "MKPOICategorySpa")
    /// Stadium.
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    /// Store.
    public static let store = Self(rawValue: "MKPOICategoryStore")
    /// Surfing.
    public static let surfing = Self(rawValue: "MKPOICategorySurfing")
    /// Swimming.
    public static let swimming = Self(rawValue: "MKPOICategorySwimming")
    /// Tennis.
    public static let tennis = Self(rawValue: "MKPOICategoryTennis")
    /// Theater.
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    /// University.
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    /// Volleyball.
    public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
    /// Winery.
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    /// Zoo.
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
