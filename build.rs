//! Tells cargo that the folders embedded in the library belong to it, so that a new file in one of
//! them is seen; a change in a known file is seen without this.

fn main() {
    for folder in ["assets/words/en", "assets/words/it", "assets/rulebook"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    for family in ["corona", "echecs", "petteia", "tafl", "tarocchini"] {
        println!("cargo::rerun-if-changed=levels/{family}");
    }
}
