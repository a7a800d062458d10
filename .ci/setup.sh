# shellcheck shell=bash
# shellcheck disable=SC2034  # web_cargo and wasm_bindgen are answers, read by web/build.sh
# What this project's scripts need from the machine: where things are kept, and how what is missing
# gets installed. Read with `source` by play, test, .ci/run and web/build.sh; it only defines functions and
# the places where builds are kept.

web_cargo=()
wasm_bindgen=
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Built dependencies live outside the checkout, so that a second clone does not build them again.
TAVOLIERE_CACHE=${TAVOLIERE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tavoliere}
export TAVOLIERE_CACHE
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$TAVOLIERE_CACHE/target}

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$*"
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Runs a command as the administrator.
as_root() {
    if [[ $(id -u) -eq 0 ]]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        die "This needs the administrator, and there is no sudo here. Please run it yourself: $*"
    fi
}

# One compiler for each core, but never more than the memory bears: Bevy's crates take about 2 GB each.
limit_jobs() {
    local cores memory
    cores=$(nproc 2>/dev/null || echo 2)
    memory=$(awk '/^MemTotal:/ { print int($2 / 2000000) }' /proc/meminfo 2>/dev/null || true)
    memory=${memory:-$cores}
    ((memory >= 1)) || memory=1
    export CARGO_BUILD_JOBS=${CARGO_BUILD_JOBS:-$((cores < memory ? cores : memory))}
}

# Debian's list of packages is fetched at most once a run.
lists_fetched=no
fetch_lists() {
    [[ $lists_fetched == no ]] || return 0
    as_root apt-get update -qq || say "The list of packages could not be fetched; going on with the one at hand."
    lists_fetched=yes
}

is_installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# Does Debian offer this package, at this version or a newer one?
is_offered() {
    local candidate
    candidate=$(apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" { print $2 }')
    [[ -n $candidate && $candidate != "(none)" ]] && dpkg --compare-versions "$candidate" ge "$2"
}

# need_packages WHAT_FOR PACKAGE..: installs those Debian packages that are missing. On another system it says which
# they are and goes on, since they may be there under another name.
need_packages() {
    local purpose=$1 missing=() name
    shift
    if ! have apt-get || ! have dpkg-query; then
        say "For $purpose this needs what Debian calls: $*. If the build fails, install them under this system's names."
        return 0
    fi
    for name in "$@"; do
        is_installed "$name" || missing+=("$name")
    done
    ((${#missing[@]})) || return 0
    say "Installing for $purpose: ${missing[*]}"
    fetch_lists
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-remove --no-install-recommends "${missing[@]}" \
        </dev/null >&2 || die "These packages could not be installed: ${missing[*]}"
}

# The oldest Rust that builds this project.
rust_floor() { sed -n 's/^rust-version = "\(.*\)".*/\1/p' "$root/Cargo.toml"; }

# Is there a Rust, and is it new enough?
rust_will_do() {
    local found
    have cargo && have rustc || return 1
    found=$(rustc --version 2>/dev/null | awk '{ print $2 }') || return 1
    [[ -n $found && $(printf '%s\n' "$(rust_floor)" "$found" | sort -V | head -n 1) == "$(rust_floor)" ]]
}

# rustup's Rust where there is one, Debian's otherwise.
need_rust() {
    [[ -x $HOME/.cargo/bin/cargo && :$PATH: != *:$HOME/.cargo/bin:* ]] && PATH=$HOME/.cargo/bin:$PATH
    if rust_will_do; then return 0; fi
    if ! have rustup && have apt-get; then
        fetch_lists
        if is_offered cargo-web "$(rust_floor)"; then
            need_packages "the compiler" cargo-web rustc-web
        elif is_offered rustup 1.26; then
            need_packages "the compiler" rustup
            rustup default stable >&2
        fi
    fi
    hash -r
    rust_will_do || die "Rust $(rust_floor) or newer is needed, and $(rustc --version 2>/dev/null || echo "there is none here").
Install it from https://rustup.rs, or bring it up to date with: rustup update stable"
}

# The formatter and the linter, which come with rustup's Rust but apart from Debian's.
need_rust_tools() {
    need_rust
    cargo fmt --version >/dev/null 2>&1 || need_packages "the formatter" rustfmt-web
    cargo clippy --version >/dev/null 2>&1 || need_packages "the linter" rust-web-clippy
}

# What the program is compiled and linked against.
need_desktop_build() {
    need_packages "building" gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev
}

# What the program opens while it runs; the Vulkan driver also draws where there is no graphics card.
need_desktop_run() {
    need_packages "drawing" libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 mesa-vulkan-drivers
}

# Node.js runs the page's packer, optimiser and tests.
need_node() {
    local found=0
    have node && found=$(node --version | sed 's/^v\([0-9]*\).*/\1/')
    if ((found < 18)) || ! have npm; then
        need_packages "making the page" nodejs npm
        hash -r
    fi
    found=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
    if ((${found:-0} < 18)) || ! have npm; then
        die "Node.js 18 or newer with npm is needed for the web page."
    fi
}

# The page's own tools, at the versions of the lock file.
need_node_modules() {
    need_node
    local lock=$root/web/package-lock.json mark=$root/web/node_modules/.installed-lock
    cmp -s "$lock" "$mark" && return 0
    say "Fetching the page's tools"
    npm ci --prefix "$root/web" --no-audit --no-fund >&2 || die "The page's tools could not be fetched with npm."
    cp "$lock" "$mark"
}

# The compiler of the page. With rustup's target for the web installed, nothing more is needed; Debian packages no such
# target but ships the standard library's source, from which it is built; elsewhere rustup fetches the target.
# Answers in `web_cargo`: the command that builds for the web.
need_web_rust() {
    need_rust
    web_cargo=(cargo)
    if has_web_target; then return 0; fi
    if have apt-get; then
        fetch_lists
        if is_installed rustc-web || is_offered rustc-web "$(rust_floor)"; then
            need_packages "making the page" cargo-web rustc-web rust-web-src rust-web-llvm lld-22
            # Building the standard library is not yet stable in cargo; this lets the stable compiler do it.
            web_cargo=(env RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
                CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=/usr/bin/rust-lld
                /usr/bin/cargo -Z "build-std=std,panic_abort")
            return 0
        fi
    fi
    if have rustup; then rustup target add wasm32-unknown-unknown >&2 || true; fi
    has_web_target || die "The page needs Rust's target for the web: rustup target add wasm32-unknown-unknown"
}

has_web_target() { [[ -d $(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib ]]; }

# The program that joins the compiled page to JavaScript, at exactly the version of its library in Cargo.lock.
# Answers in `wasm_bindgen`.
need_wasm_bindgen() {
    local version tools=$TAVOLIERE_CACHE/tools
    version=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/[^0-9.]/, ""); print; exit }' "$root/Cargo.lock")
    wasm_bindgen=$tools/bin/wasm-bindgen
    if [[ $("$wasm_bindgen" --version 2>/dev/null) == "wasm-bindgen $version" ]]; then return 0; fi
    say "Building wasm-bindgen $version, once"
    local install=(cargo install wasm-bindgen-cli --version "=$version" --no-default-features --bin wasm-bindgen
        --root "$tools" --target-dir "$tools/build" --force)
    # Its own lock file may name versions that a mirror of the registry does not have yet.
    "${install[@]}" --locked || "${install[@]}" || die "wasm-bindgen $version could not be built."
    rm -rf "$tools/build"
}

# A browser for the page's tests.
need_chromium() {
    have chromium || need_packages "the browser tests" chromium
    have chromium || die "The browser tests need Chromium, as the command chromium."
}
