// Generated from i18n.py by `make docs`: change it there.

export const LANGUAGES = ["en", "th", "it", "de", "fr", "es"] as const
