#!/usr/bin/env bash
# Makes web/dist, the page with everything it loads.
#   web/build.sh                     as it is shipped: small, takes long
#   web/build.sh --profile web-ci    as the tests want it: the same program, built in minutes
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/setup.sh
source .ci/setup.sh

profile=web
while (($#)); do
    case $1 in
        --profile)
            profile=${2:-}
            shift 2 || die "usage: web/build.sh [--profile web|web-ci]"
            ;;
        *) die "usage: web/build.sh [--profile web|web-ci]" ;;
    esac
done
case $profile in
    web | web-ci) ;;
    *) die "There is no profile '$profile' for the page: it is 'web' or 'web-ci'." ;;
esac

limit_jobs
need_web_rust
need_wasm_bindgen
need_node_modules

export CARGO_TARGET_DIR=$TAVOLIERE_CACHE/web
# The random numbers of the browser.
export CARGO_ENCODED_RUSTFLAGS=$'--cfg\x1fgetrandom_backend="wasm_js"'
compiled=$CARGO_TARGET_DIR/wasm32-unknown-unknown/$profile
stage=$CARGO_TARGET_DIR/page-$profile
rm -rf "$stage"
mkdir -p "$stage"

# What wasm-opt takes off the shipped page; the tests do without it, for it takes many minutes.
# Only what Chromium, Firefox and Safari have had for years; with everything switched on wasm-opt writes imports that
# browsers refuse.
features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int
    --enable-reference-types --enable-multivalue)

# program NAME LEVEL CARGO_ARGUMENT..: compiles one program, when shipped optimised at that level, and leaves NAME.js and
# NAME_bg.wasm on the stage.
program() {
    local name=$1 level=$2 out=$stage/$1_bg.wasm
    shift 2
    "${web_cargo[@]}" build --locked --target wasm32-unknown-unknown --profile "$profile" --bin "$name" "$@"
    "$wasm_bindgen" --target web --no-typescript --remove-name-section --remove-producers-section \
        --out-dir "$stage" "$compiled/$name.wasm"
    [[ $profile == web ]] || return 0
    web/node_modules/.bin/wasm-opt "-O$level" "${features[@]}" "$out" -o "$out.small"
    mv "$out.small" "$out"
}
program tavoliere z
# Who thinks is small anyway, and has to be quick.
program worker 3 --no-default-features --features worker --config profile.web.opt-level=3

node web/pack.mjs --stage "$stage" --dist web/dist --profile "$profile"
