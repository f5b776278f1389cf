/** Why a call of the server failed, in a sentence for whoever asked for it. */
import { say } from "../app/i18n.svelte";
import { Refused } from "./api";

/** The server's own sentence, or that nobody answered. */
export function whyFailed(error: unknown): string {
  return (error instanceof Refused && error.problem.sentence) || say("wb-no-answer");
}
