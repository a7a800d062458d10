//! Tells cargo that the folders embedded in the library belong to it, so that a new file in one of
//! them is seen; a change in a known file is seen without this.

fn main() {
    for folder in [
        "assets/words/en",
        "assets/words/it",
        "assets/rulebook",
        "levels/corona",
        "levels/echecs",
        "levels/petteia",
        "levels/tafl",
    ] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
