import SwiftUI

/// The screens in this folder. They are written like tutorials, samples and small apps, using only Apple's documentation.
public enum SampleScreen: String, CaseIterable, Sendable {
    case asyncFeed, bookLibrary, calendarMonth, chat, deepNavigation, dialogZoo
    case expenses, formatShowcase, genericList, habitTracker, loginForm, miniGames
    case motionStudio, musicPlayer, onboarding, peopleTable, photoCarousel, placeMap, profileEditor
    case quiz, readingList, recipe, scrollEffects, searchList, settingsForm, shoppingCart
    case stopwatch, styleGallery, tagFlow, themeEnvironment, timerWheel, todoList, weatherCard
    case bookingSteps, cardStack, eggTimer, fileViewer, glowTabs, kanbanBoard, notesColumns, packingList, photoGrid,
        snapCards
    case bubbleChat, calculator, drawingBoard, flashCards, focusTimer, forecastCards, hikeList, spendingCharts
    case storedTasks, longChain, longForm, longFrames, longLoops, longScreen, longTexts

    @MainActor public var view: AnyView {
        switch self {
        case .asyncFeed: AnyView(AsyncFeedScreen())
        case .bookLibrary: AnyView(BookLibraryScreen())
        case .calendarMonth: AnyView(CalendarMonthScreen())
        case .chat: AnyView(ChatScreen())
        case .deepNavigation: AnyView(DeepNavigationScreen())
        case .dialogZoo: AnyView(DialogZooScreen())
        case .expenses: AnyView(ExpensesScreen())
        case .formatShowcase: AnyView(FormatShowcaseScreen())
        case .genericList: AnyView(GenericListScreen())
        case .habitTracker: AnyView(HabitTrackerScreen())
        case .loginForm: AnyView(LoginFormScreen())
        case .miniGames: AnyView(MiniGamesScreen())
        case .motionStudio: AnyView(MotionStudioScreen())
        case .musicPlayer: AnyView(MusicPlayerScreen())
        case .onboarding: AnyView(OnboardingScreen())
        case .peopleTable: AnyView(PeopleTableScreen())
        case .photoCarousel: AnyView(PhotoCarouselScreen())
        case .placeMap: AnyView(PlaceMapScreen())
        case .profileEditor: AnyView(ProfileEditorScreen())
        case .quiz: AnyView(QuizScreen())
        case .readingList: AnyView(ReadingListScreen())
        case .recipe: AnyView(RecipeScreen())
        case .scrollEffects: AnyView(ScrollEffectsScreen())
        case .searchList: AnyView(SearchListScreen())
        case .settingsForm: AnyView(SettingsFormScreen())
        case .shoppingCart: AnyView(ShoppingCartScreen())
        case .stopwatch: AnyView(StopwatchScreen())
        case .styleGallery: AnyView(StyleGalleryScreen())
        case .tagFlow: AnyView(TagFlowScreen())
        case .themeEnvironment: AnyView(ThemeEnvironmentScreen())
        case .timerWheel: AnyView(TimerWheelScreen())
        case .todoList: AnyView(TodoListScreen())
        case .weatherCard: AnyView(WeatherCardScreen())
        case .bookingSteps: AnyView(BookingStepsScreen())
        case .cardStack: AnyView(CardStackScreen())
        case .eggTimer: AnyView(EggTimerScreen())
        case .fileViewer: AnyView(FileViewerScreen())
        case .glowTabs: AnyView(GlowTabsScreen())
        case .kanbanBoard: AnyView(KanbanBoardScreen())
        case .notesColumns: AnyView(NotesColumnsScreen())
        case .packingList: AnyView(PackingListScreen())
        case .photoGrid: AnyView(PhotoGridScreen())
        case .snapCards: AnyView(SnapCardsScreen())
        case .bubbleChat: AnyView(BubbleChatScreen())
        case .calculator: AnyView(CalculatorScreen())
        case .drawingBoard: AnyView(DrawingBoardScreen())
        case .flashCards: AnyView(FlashCardsScreen())
        case .focusTimer: AnyView(FocusTimerScreen())
        case .forecastCards: AnyView(ForecastCardsScreen())
        case .hikeList: AnyView(HikeListScreen())
        case .spendingCharts: AnyView(SpendingChartsScreen())
        case .storedTasks: AnyView(StoredTasksScreen())
        case .longChain: AnyView(LongChainScreen())
        case .longForm: AnyView(LongFormScreen())
        case .longFrames: AnyView(LongFramesScreen())
        case .longLoops: AnyView(LongLoopsScreen())
        case .longScreen: AnyView(LongScreenScreen())
        case .longTexts: AnyView(LongTextsScreen())
        }
    }
}
