#!/usr/bin/env python3
"""How strong the five strengths are at Échecs, on the scale of a public engine that can be made weaker: Stockfish with
UCI_LimitStrength (Debian's `stockfish`; `pip install chess` or python3-chess for the referee in between). It runs as a
process of its own and is linked to nothing here.

Each strength plays a number of games with either colour in turn. After every game the engine is set to where the estimate
stands by then, between the least and the most it can be set to. At the end the estimate is the Elo number under which all
these results together are likeliest (a win 1, a draw ½, the logistic curve), and the interval holds those numbers whose
likelihood is not worse by more than 95 % confidence allows. What lies beyond the engine's range is only said to do so.

The engine is given a number of positions for each move, not a time, so that a busy machine does not weaken it; our players
have their own budgets. A Pawn becomes a Dame only: the engine is not told so, and where it wants another man the Dame is
taken. Pat is a draw here.

    python3 benches/echecs_calibration.py --games 30 --engine /usr/games/stockfish target/release/tavoliere
"""

import argparse
import math
import re
import subprocess

import chess
import chess.engine

LEVEL = "echecs/encyclopedie"
# The engine's positions a move: at the strengths asked of it, its choice is made long before.
NODES = 10_000
# So many plies at the most; then the game is a draw.
LONGEST = 300
# Two times the log likelihood may fall short by so much (chi-squared, one degree of freedom, 95 %).
SHORTFALL = 3.84
# Where the search for the likeliest number looks, and how an outcome beyond the engine's range is kept from infinity.
LOWEST, HIGHEST = 0, 3600


class Ours:
    """One of our players at a table of the program's text play, where the engine is the person."""

    def __init__(self, program, strength, white, seed):
        seats = f"bot:{strength},person" if white else f"person,bot:{strength}"
        command = [program, "--language", "en", "text", LEVEL, "--seats", seats, "--seed", str(seed), "--plain"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.said = re.compile(("White" if white else "Black") + r" plays (\S+)\.$")

    def tell(self, move):
        self.process.stdin.write(f"{move}\n")
        self.process.stdin.flush()

    def answer(self):
        for line in self.process.stdout:
            if said := self.said.match(line.strip()):
                return said.group(1)
        raise RuntimeError("the program has left the table")

    def leave(self):
        self.process.kill()
        self.process.wait()


def play(program, strength, white, seed, engine):
    """One game; what our player scored."""
    ours = Ours(program, strength, white, seed)
    board = chess.Board()
    try:
        while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST:
            if board.turn == white:
                board.push_san(ours.answer())
                continue
            move = engine.play(board, chess.engine.Limit(nodes=NODES)).move
            if move.promotion:
                move.promotion = chess.QUEEN
            ours.tell(board.san(move))
            board.push(move)
    finally:
        ours.leave()
    outcome = board.outcome(claim_draw=True)
    if outcome is None or outcome.winner is None:
        return 0.5
    return 1.0 if outcome.winner == white else 0.0


def likelihood(elo, results):
    """Twice the log likelihood of results against the engine at these numbers."""
    total = 0.0
    for other, score in results:
        expected = 1 / (1 + 10 ** ((other - elo) / 400))
        total += score * math.log(expected) + (1 - score) * math.log(1 - expected)
    return 2 * total


def estimate(results):
    """The likeliest number and the interval around it."""
    values = {elo: likelihood(elo, results) for elo in range(LOWEST, HIGHEST + 1, 5)}
    best = max(values, key=values.get)
    inside = [elo for elo, value in values.items() if value >= values[best] - SHORTFALL]
    return best, inside[0], inside[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the built program")
    parser.add_argument("--engine", default="/usr/games/stockfish", help="the public engine")
    parser.add_argument("--games", type=int, default=30, help="games a strength (default 30)")
    parser.add_argument("--strengths", default="1,2,3,4,5", help="which strengths (default all)")
    arguments = parser.parse_args()
    with chess.engine.SimpleEngine.popen_uci(arguments.engine) as engine:
        least, most = engine.options["UCI_Elo"].min, engine.options["UCI_Elo"].max
        print(f"{engine.id['name']}, UCI_Elo from {least} to {most}, {NODES} positions a move")
        for strength in (int(text) for text in arguments.strengths.split(",")):
            results, elo = [], 1000 + 350 * strength
            for game in range(arguments.games):
                setting = max(least, min(most, 10 * round(elo / 10)))
                engine.configure({"UCI_LimitStrength": True, "UCI_Elo": setting, "Threads": 1, "Hash": 16})
                white = game % 2 == 0
                results.append((setting, play(arguments.program, strength, white, game, engine)))
                # Two games that were never played, one won and one lost, keep a short series within bounds.
                elo = estimate(results + [(setting, 0.0), (setting, 1.0)])[0]
            best, low, high = estimate(results)
            beyond = " (the engine cannot be set so weak)" if best < least else ""
            beyond = " (the engine cannot be set so strong)" if best > most else beyond
            points = sum(score for _, score in results)
            against = sum(setting for setting, _ in results) / len(results)
            told = f"{best} [{low}-{high}]"
            if points in (0, len(results)):
                told, beyond = (f"at most {high}" if points == 0 else f"at least {low}"), ""
            print(f"strength {strength}: {told}{beyond}; {points:g} of {len(results)} against {against:.0f} on average", flush=True)


if __name__ == "__main__":
    main()
