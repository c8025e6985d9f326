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
    .target(name: "GtkBridge", dependencies: ["CGtk", "CWayland"], swiftSettings: onTheMainThread),
    .target(
      name: "CollectionGtk", dependencies: ["CollectionEngine", "GtkBridge", "CGtk"], swiftSettings: onTheMainThread),
    .target(
      name: "QuiverCore",
      dependencies: ["SpringboardEngine", "CollectionEngine", "Freedesktop", "Listings", "KeyFile", "Posix"],
      swiftSettings: strict),
    .target(
      name: "QuiverApp",
      dependencies: [
        "QuiverCore", "SpringboardEngine", "CollectionEngine", "CollectionGtk", "Freedesktop", "Listings", "Posix",
        "GtkBridge",
      ],
      swiftSettings: onTheMainThread),
    // This target imports only QuiverApp and QuiverCore. It depends on the other targets too, because values of QuiverApp
    // and QuiverCore contain values of these targets. Without the dependency, SwiftPM would not compile this target again
    // when such a value changes its size but the interfaces of QuiverApp and QuiverCore stay the same, and the program
    // would read past the end of the values.
    .executableTarget(
      name: "quiver",
      dependencies: [
        "QuiverApp", "QuiverCore", "SpringboardEngine", "CollectionEngine", "Freedesktop", "Listings", "Posix",
        "GtkBridge",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),

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
      name: "BridgeProbe", dependencies: ["GtkBridge"], path: "Tests/BridgeProbe", swiftSettings: onTheMainThread),
    .testTarget(name: "GtkBridgeTests", dependencies: ["GtkBridge", "BridgeProbe", "TestSupport"]),
    .executableTarget(
      name: "CollectionBenchmark", dependencies: ["CollectionGtk", "CollectionEngine", "GtkBridge", "CGtk"],
      path: "Tests/CollectionBenchmark", swiftSettings: onTheMainThread),
    .executableTarget(
      name: "CollectionProbe", dependencies: ["CollectionGtk", "CollectionEngine", "GtkBridge"],
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
        "quiver", "TestSupport",
      ],
      exclude: ["Preload"]),
    .executableTarget(
      name: "StoreProbe", dependencies: ["QuiverCore", "SpringboardEngine", "CollectionEngine", "Listings", "Posix"],
      path: "Tests/StoreProbe",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "CommandTests", dependencies: ["quiver", "StoreProbe", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "quiver", "ExamplePhotos", "ExampleAlbum", "ExampleGuide", "ExampleShuffle", "Posix", "TestSupport",
      ],
      exclude: [
        "Harness/Scripts", "Preload", "Traces",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
