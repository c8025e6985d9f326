// swift-tools-version: 6.2
import PackageDescription

// The random tests of the pure targets take minutes without optimization, so test.sh asks for it. Other builds have no
// unsafe flags, because SwiftPM does not let other packages depend on targets that have some.
let optimized: [SwiftSetting] = Context.environment["QUIVER_OPTIMIZE_TESTS"] == nil ? [] : [.unsafeFlags(["-O"])]
let strict: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)] + optimized
let onTheMainThread: [SwiftSetting] = [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]
let examples: [Target.Dependency] = ["CollectionGtk", "CollectionEngine", "ExampleWindow"]

let package = Package(
  name: "quiver",
  products: [
    .executable(name: "quiver", targets: ["quiver"]),
    .executable(name: "quiver-command", targets: ["quiver-command"]),
    .executable(name: "quiver-window", targets: ["quiver-window"]),
    .library(name: "KeyFile", targets: ["KeyFile"]),
    .library(name: "Freedesktop", targets: ["Freedesktop"]),
    .library(name: "CollectionEngine", targets: ["CollectionEngine"]),
    .library(name: "CollectionGtk", targets: ["CollectionGtk"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "SpringboardEngine", targets: ["SpringboardEngine"]),
    .library(name: "Listings", targets: ["Listings"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "CGio", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .target(name: "KeyFile", swiftSettings: strict),
    .target(name: "CPosix"),
    .target(name: "Posix", dependencies: ["CPosix"], swiftSettings: strict),
    .target(name: "Freedesktop", dependencies: ["KeyFile", "Posix"], swiftSettings: strict),
    .target(name: "CollectionEngine", swiftSettings: strict),
    .target(name: "SpringboardEngine", dependencies: ["CollectionEngine", "KeyFile"], swiftSettings: strict),
    .systemLibrary(
      name: "CFormats", pkgConfig: "expat", providers: [.apt(["libexpat1-dev", "zlib1g-dev"])]),
    .target(name: "FormatBridge", dependencies: ["CFormats"], swiftSettings: strict),
    .target(name: "Listings", dependencies: ["FormatBridge", "Posix"], swiftSettings: strict),
    .target(name: "CWayland", exclude: ["protocols"]),
    .target(name: "GioBridge", dependencies: ["CGio"], swiftSettings: onTheMainThread),
    .target(
      name: "GtkBridge", dependencies: ["GioBridge", "Posix", "CGtk", "CWayland"], swiftSettings: onTheMainThread),
    .target(
      name: "CollectionGtk", dependencies: ["CollectionEngine", "GtkBridge", "GioBridge", "CGtk"],
      swiftSettings: onTheMainThread),
    .target(
      name: "QuiverCore",
      dependencies: [
        "SpringboardEngine", "CollectionEngine", "Freedesktop", "Listings", "FormatBridge", "KeyFile", "Posix",
      ],
      swiftSettings: strict),
    .target(
      name: "QuiverSession",
      dependencies: ["QuiverCore", "SpringboardEngine", "Freedesktop", "Posix", "GioBridge"],
      swiftSettings: onTheMainThread),
    .target(
      name: "QuiverApp",
      dependencies: [
        "QuiverSession", "QuiverCore", "SpringboardEngine", "CollectionEngine", "CollectionGtk", "Freedesktop",
        "Listings", "Posix",
        "GtkBridge", "GioBridge",
      ],
      swiftSettings: onTheMainThread),
    // QuiverCommands and quiver-window depend also on targets that they do not import, because values of the others contain values of these.
    // Without the dependency, SwiftPM would not compile a target again when such a value changes its size but the interfaces of the
    // others stay the same, and the program would read past the end of the values.
    .target(
      name: "QuiverCommands",
      dependencies: [
        "QuiverSession", "QuiverCore", "SpringboardEngine", "CollectionEngine", "Freedesktop", "Listings", "Posix",
        "GioBridge", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "quiver-window",
      dependencies: [
        "QuiverCommands", "QuiverApp", "QuiverSession", "QuiverCore", "SpringboardEngine", "CollectionEngine",
        "Freedesktop", "Listings", "Posix", "GtkBridge", "GioBridge",
      ],
      swiftSettings: onTheMainThread),
    .executableTarget(
      name: "quiver-command", dependencies: ["QuiverCommands"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .executableTarget(name: "quiver", dependencies: ["CDBus"]),

    .target(
      name: "ExampleWindow", dependencies: ["CollectionGtk", "CGtk"], path: "Sources/Examples/Window",
      swiftSettings: onTheMainThread),
    .executableTarget(
      name: "ExamplePhotos", dependencies: examples, path: "Sources/Examples/Photos", swiftSettings: onTheMainThread),
    .executableTarget(
      name: "ExampleAlbum", dependencies: examples, path: "Sources/Examples/Album", swiftSettings: onTheMainThread),
    .executableTarget(
      name: "ExampleGuide", dependencies: examples, path: "Sources/Examples/Guide", swiftSettings: onTheMainThread),
    .executableTarget(
      name: "ExampleShuffle", dependencies: examples, path: "Sources/Examples/Shuffle", swiftSettings: onTheMainThread),

    .testTarget(name: "KeyFileTests", dependencies: ["KeyFile"]),
    .testTarget(name: "PosixTests", dependencies: ["Posix", "TestSupport"]),
    .testTarget(name: "FreedesktopTests", dependencies: ["Freedesktop", "Posix", "TestSupport"]),
    .testTarget(name: "ListingsTests", dependencies: ["FormatBridge", "Listings", "Posix", "TestSupport"]),
    .testTarget(name: "CollectionEngineTests", dependencies: ["CollectionEngine", "TestSupport"]),
    .testTarget(
      name: "SpringboardEngineTests", dependencies: ["SpringboardEngine", "CollectionEngine", "TestSupport"]),
    .executableTarget(
      name: "BridgeProbe", dependencies: ["GtkBridge", "GioBridge"], path: "Tests/BridgeProbe",
      swiftSettings: onTheMainThread),
    .testTarget(name: "GtkBridgeTests", dependencies: ["GtkBridge", "BridgeProbe", "TestSupport"]),
    .executableTarget(
      name: "CollectionBenchmark",
      dependencies: ["CollectionGtk", "CollectionEngine", "GtkBridge", "GioBridge", "CGtk"],
      path: "Tests/CollectionBenchmark", swiftSettings: onTheMainThread),
    .executableTarget(
      name: "CollectionProbe", dependencies: ["CollectionGtk", "CollectionEngine", "GtkBridge", "GioBridge"],
      path: "Tests/CollectionProbe", swiftSettings: onTheMainThread),
    .testTarget(name: "CollectionGtkTests", dependencies: ["CollectionProbe", "TestSupport"]),
    .target(
      name: "TestSupport", dependencies: ["SpringboardEngine", "CollectionEngine"], path: "Tests/TestSupport",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "QuiverCoreTests",
      dependencies: [
        "QuiverCore", "SpringboardEngine", "CollectionEngine", "Freedesktop", "Listings", "KeyFile", "Posix",
        "TestSupport",
      ]),
    .testTarget(
      name: "QuiverAppTests",
      dependencies: [
        "QuiverApp", "QuiverCore", "SpringboardEngine", "CollectionEngine", "Freedesktop", "Posix", "GtkBridge",
        "GioBridge",
        "QuiverSession", "quiver-command", "quiver-window", "TestSupport",
      ],
      exclude: ["Preload"]),
    .executableTarget(
      name: "StoreProbe", dependencies: ["QuiverCore", "SpringboardEngine", "CollectionEngine", "Listings", "Posix"],
      path: "Tests/StoreProbe",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "CommandTests", dependencies: ["quiver-command", "quiver-window", "StoreProbe", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "quiver-command", "quiver-window", "ExamplePhotos", "ExampleAlbum", "ExampleGuide", "ExampleShuffle", "Posix",
        "TestSupport",
      ],
      exclude: [
        "Harness/Scripts", "Preload", "Traces",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
