import { readFileSync } from "node:fs";

const NAME = /["'`]([a-z0-9]+(?:-[a-z0-9_]+)*-?)(?=["'`]|\$\{)/g;

/** Whether sources ask for a message: by its whole key, or by a beginning of it that goes on with a value. */
export function said(files: Iterable<string>): (id: string) => boolean {
  const named = new Set<string>();
  for (const file of files)
    if (/\.(ts|svelte)$/.test(file))
      for (const [, name] of readFileSync(file, "utf-8").matchAll(NAME)) named.add(name!);
  // `wb-${…}` alone says nothing of which one is meant
  const begun = [...named].filter((name) => name.endsWith("-") && name.split("-").length > 2);
  return (id) => named.has(id) || begun.some((start) => id.startsWith(start));
}
