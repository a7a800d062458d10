#!/usr/bin/env python3
"""A referee for Échecs who knows nothing of this program: python-chess (`pip install chess`, or Debian's python3-chess).

`tavoliere match` plays games and keeps their records, on three levels: as usual, to the letter, and in the Italian way.
The referee plays every record through. Every move made must be in his list of legal moves, which is python-chess's with what
the rules page changes; and before each seventh move the program's own list (`tavoliere replay --digest 7`: the number of
moves and their SHA-256) must be the same as his, move by move:

- a Pawn becomes a Dame only: moves to other men are left out;
- `en_passant=forbidden`: no double step past a square an enemy Pawn sees, pinned or not;
- `en_passant=passer_bataille`: nothing is taken in passing;
- `toute_rigueur`: each move may be made silently, with échec or with échec et mat, so that it stands in the list three times;

The word with which the record ends must be what he sees on the board: mate, a mate not announced, pat, the third time, fifty
moves, or that neither side has more than a King with one Fou or one Cavalier.

    python3 benches/echecs_referee.py --games 1000 target/release/tavoliere
"""

import argparse
import collections
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile

import chess

# Level, its two options, and the pairs of players with their part of the games.
LEVELS = [
    ("echecs/encyclopedie", "take", False),
    ("echecs/letter", "forbidden", True),
    ("echecs/italian", "passer_bataille", False),
]
PLAYERS = [("random,random", 4), ("bot:1,random", 3), ("bot:1,bot:1", 2), ("bot:2,bot:1", 1)]
SCALE = 10
# Lists of moves are compared before each move of this number.
EVERY = 7
# How a move may be said under toute rigueur.
SAID = ["", "+", "#"]
ENDINGS = {"mate", "unseen_mate", "stalemate", "repetition", "fifty_moves", "material"}


class Foul(Exception):
    """The program and the referee do not agree."""


def legal(board, en_passant):
    """The legal moves by the rules page."""
    for move in board.legal_moves:
        if move.promotion not in (None, chess.QUEEN):
            continue
        if en_passant == "forbidden" and board.piece_type_at(move.from_square) == chess.PAWN:
            if abs(move.to_square - move.from_square) == 16:
                passed = (move.from_square + move.to_square) // 2
                enemies = board.pieces(chess.PAWN, not board.turn)
                if board.attackers(not board.turn, passed) & enemies:
                    continue
        yield move


def plain(board, move):
    """A move as the program writes it plainly."""
    return board.san(move).rstrip("+#")


def check_list(board, en_passant, rigour, line, counts):
    """Compares the list of legal moves with a line of digests."""
    moves = [plain(board, move) for move in legal(board, en_passant)]
    if rigour:
        moves = [move + said for move in moves for said in SAID]
    moves.sort(key=lambda text: text.encode())
    _, count, digest = line.split()
    own = hashlib.sha256("\n".join(moves).encode()).hexdigest()
    if int(count) != len(moves) or digest != own:
        raise Foul(f"{board.fen()}: the program has {count} moves, the referee {len(moves)}: {' '.join(moves)}")
    counts["lists compared"] += 1


def is_bare(board):
    """Has neither side more than a King with one Bishop or one Knight?"""
    heavy = board.pawns | board.rooks | board.queens
    return not heavy and all(chess.popcount(board.occupied_co[colour]) <= 2 for colour in chess.COLORS)


def check_end(board, en_passant, rigour, seen, word, said_mate):
    """Compares the word at the end of the record with what is on the board."""
    can_move = any(True for _ in legal(board, en_passant))
    if not can_move and board.is_check():
        expected = "unseen_mate" if rigour and not said_mate else "mate"
    elif not can_move:
        expected = "stalemate"
    elif seen[key(board)] >= 3:
        expected = "repetition"
    elif is_bare(board):
        expected = "material"
    elif board.halfmove_clock >= 100:
        expected = "fifty_moves"
    else:
        expected = None
    if word != expected:
        raise Foul(f"{board.fen()}: the record says {word}, the referee {expected}")


def key(board):
    """What makes two positions the same: who stands where, who moves, castling, taking in passing where it can be done."""
    return board._transposition_key()


def judge(program, path, en_passant, rigour, counts):
    """Plays a record through."""
    text = path.read_text(encoding="utf-8")
    movetext = text.split("\n\n", 1)[1]
    end = re.search(r"\(([a-z_]+):[a-z]+\)\s*$", movetext)
    if not end or end.group(1) not in ENDINGS:
        raise Foul(f"the record ends with {movetext[-40:]!r}")
    tokens = [word for word in movetext[: end.start()].split() if not re.fullmatch(r"\d+\.+", word)]
    digests = subprocess.run([program, "replay", "--digest", str(EVERY), str(path)], check=True, capture_output=True, text=True)
    lines = iter(digests.stdout.splitlines())
    board = chess.Board()
    seen = collections.Counter([key(board)])
    said_mate = False
    for ply, token in enumerate(tokens):
        if ply % EVERY == 0:
            check_list(board, en_passant, rigour, next(lines), counts)
        said_mate = token.endswith("#")
        move = board.parse_san(token)
        if move not in legal(board, en_passant):
            raise Foul(f"{board.fen()}: {token} is no move by the rules page")
        counts["taken in passing"] += board.is_en_passant(move)
        counts["castled"] += board.is_castling(move)
        counts["Pawns that became a Dame"] += move.promotion is not None
        board.push(move)
        # Where nothing is taken in passing, nothing is remembered of a double step.
        if en_passant != "take":
            board.ep_square = None
        seen[key(board)] += 1
        counts["moves"] += 1
    check_end(board, en_passant, rigour, seen, end.group(1), said_mate)
    counts["games"] += 1
    counts[f"ended by {end.group(1)}"] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the built program")
    parser.add_argument("--games", type=int, default=1000, help="how many games, about (default 1000)")
    arguments = parser.parse_args()
    share = arguments.games / len(LEVELS) / sum(part for _, part in PLAYERS)
    total, fouls = collections.Counter(), 0
    for level, en_passant, rigour in LEVELS:
        counts = collections.Counter()
        for seed, (seats, part) in enumerate(PLAYERS, 1):
            games = 2 * max(1, round(share * part / 2))
            with tempfile.TemporaryDirectory() as folder:
                command = [arguments.program, "match", level, "--seats", seats, "--games", str(games)]
                command += ["--seed", str(seed), "--scale", str(SCALE), "--record", folder]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for path in sorted(pathlib.Path(folder).iterdir()):
                    try:
                        judge(arguments.program, path, en_passant, rigour, counts)
                    except (Foul, ValueError) as foul:
                        fouls += 1
                        print(f"{level}, {seats}, {path.name}: {foul}\n{path.read_text(encoding='utf-8')}")
        print(f"{level}: " + ", ".join(f"{count} {what}" for what, count in counts.items() if count))
        total += counts
    print("in all: " + ", ".join(f"{count} {what}" for what, count in total.items() if count))
    print(f"{fouls} games on which the two do not agree")
    return 1 if fouls else 0


if __name__ == "__main__":
    sys.exit(main())
