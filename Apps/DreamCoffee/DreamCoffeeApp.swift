@main struct DreamCoffeeApp { static func main() {} }
