import ExternalPrograms
import Foundation
import TestSupport
import Testing

/// `Scripts/test`, which is ended by Ctrl-C as often as it ends by itself.
struct TestScriptTests {
    /// A folder with the script, and with a fake `swift` whose tests run for ten minutes in their own process group.
    /// It fails if a second run starts before the first has read its database, as SwiftPM does.
    private static let setting = """
        mkdir -p Scripts .build bin && cp "$SCRIPT" Scripts/test
        cat >bin/swift <<'END'
        #!/bin/bash
        [ "$1" = build ] && exit 0
        mkdir database 2>/dev/null || exit 1
        sleep 0.5
        rmdir database
        echo "Test Suite 'Selected tests' started"
        setsid sleep 600 &
        echo "$! $$" >>pids
        wait
        END
        chmod +x bin/swift
        """

    /// Starts the script, interrupts it once its tests run, and prints which of its processes are still running. (A shell's
    /// background job can't be sent Ctrl-C.)
    private static let run = """
        PATH="$PWD/bin:$PATH" bash Scripts/test $ARGUMENTS >/dev/null 2>&1 &
        script=$!
        for try in $(seq 1200); do
            started=$(cat pids 2>/dev/null | wc -l)
            [ "$started" -ge "$COUNT" ] && break
            sleep 0.05
        done
        kill -TERM $script; wait $script
        for try in $(seq 100); do
            left=
            for pid in $(cat pids); do
                [ -e /proc/$pid ] && ! grep -q 'State:.Z' /proc/$pid/status 2>/dev/null && left="$left $pid"
            done
            [ -z "$left" ] && break
            sleep 0.1
        done
        echo "$started:$left" >left
        [ -z "$left" ] || kill -KILL $left
        """

    @Test(arguments: [("--filter LayoutTests", 1), ("", 2)])
    func `what it has started ends with it`(arguments: String, count: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = RepositoryFiles.root.appendingPathComponent("Scripts/test").path
        let program = """
            cd '\(folder.path)' && SCRIPT='\(script)' ARGUMENTS='\(arguments)' COUNT=\(count)
            \(Self.setting)
            \(Self.run)
            """
        _ = try ExternalProgram(["sh", "-c", program], output: .nowhere, errors: .nowhere).run()
        let left = try String(contentsOf: folder.appendingPathComponent("left"), encoding: .utf8)
        #expect(left.filter { !$0.isWhitespace } == "\(count):")
    }
}
