/** The catalogues, parsed by the build (`plugins/words.ts`): by language and set, fetched when they are needed. */
declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";

  type Message = FluentResource["body"][number];
  type Packed = [id: Message["id"], value: Message["value"], attributes?: Message["attributes"]];
  const words: Record<string, Record<string, () => Promise<{ default: Packed[] }>>>;
  export default words;
}
