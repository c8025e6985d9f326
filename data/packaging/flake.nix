# Quiver for Nix: `nix run ./data/packaging` in a checkout, or the same with the directory of this file in a release.
# It takes the program from the release's tarball for ~/.local, so that nothing is compiled.
{
  description = "Home screen with pages of icons, for desktops and kiosks";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      version = "0.1.0";
      inherit (nixpkgs) lib;
      # release.sh writes the sums of the tarballs here.
      hashes = {
        "x86_64-linux" = lib.fakeHash;
        "aarch64-linux" = lib.fakeHash;
      };

      quiver = { stdenv, autoPatchelfHook, expat, fetchurl, gtk-layer-shell, gtk3, hicolor-icon-theme, libical
        , libjpeg, librsvg, libwebp, libxcrypt, makeWrapper, zlib }:
        let inherit (stdenv.hostPlatform) system;
        in stdenv.mkDerivation {
          pname = "quiver";
          inherit version;
          src = fetchurl {
            url = "https://github.com/quiver-launcher/quiver/releases/download/${version}/quiver-${version}-${lib.removeSuffix "-linux" system}.tar.xz";
            hash = hashes.${system};
          };
          nativeBuildInputs = [ autoPatchelfHook makeWrapper ];
          buildInputs = [ expat gtk3 stdenv.cc.cc.lib zlib ];
          # These are loaded when they are needed.
          runtimeDependencies = [ gtk-layer-shell libical libjpeg librsvg libwebp libxcrypt ];
          installPhase = ''
            runHook preInstall
            sh ./install $out
            rm $out/bin/quiver-uninstall $out/share/quiver/installed-files
            wrapProgram $out/bin/quiver-window \
              --suffix XDG_DATA_DIRS : ${hicolor-icon-theme}/share:${gtk3}/share/gsettings-schemas/${gtk3.name}
            runHook postInstall
          '';
          meta = {
            description = "Home screen with pages of icons, for desktops and kiosks";
            homepage = "https://github.com/quiver-launcher/quiver";
            license = with lib.licenses; [ mit asl20 ];
            mainProgram = "quiver";
            platforms = lib.attrNames hashes;
          };
        };
    in {
      packages = lib.mapAttrs (system: _: { default = nixpkgs.legacyPackages.${system}.callPackage quiver { }; }) hashes;
    };
}
