"""How Sphinx makes the website; `tools/docs_site.py` gives it the pages."""

import tomllib
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent.parent

project = "Connectable"
author = "the Connectable authors"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_enable_extensions = ["attrs_block", "attrs_inline"]  # classes on pictures and tables
myst_heading_anchors = 4
highlight_language = "text"
default_role = "code"  # docstrings put code in single backticks

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"{project} {version}"
html_logo = html_favicon = str(ROOT / "web/public/icon.svg")
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
# The colours of the table: web/src/styles/tokens.css.
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {"color-brand-primary": "#4a2257", "color-brand-content": "#2e4796"},
    "dark_css_variables": {"color-brand-primary": "#f2ae2e", "color-brand-content": "#a9bbf5"},
}


def setup(app: Sphinx) -> None:
    """Kinds of files that the pages name and the highlighter does not know are shown as they are."""
    app.add_lexer("csv", TextLexer)
