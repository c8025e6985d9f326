// swift-tools-version: 6.2
import PackageDescription

// This package is separate, because the program does not need its dependencies. To run it:
// `swift package --package-path Tests/Benchmarks benchmark`.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "quiver", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "SpringboardEngine", package: "quiver"),
        .product(name: "CollectionEngine", package: "quiver"),
        .product(name: "KeyFile", package: "quiver"),
        .product(name: "Listings", package: "quiver"),
      ],
      path: "EngineBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
