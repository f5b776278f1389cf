/** An act of a seat at this device that is not looking at the moment. */
import { ask, newKey } from "./api";
import type { MySeat } from "./my-seats";

export async function actFor({ table, token }: MySeat, action: string): Promise<void> {
  const request = { path: { id: table }, access: { token } };
  const { position, legal } = await ask("GET /api/tables/{id}", request);
  if (!legal.includes(action)) return; // it has answered already
  await ask("POST /api/tables/{id}/actions", { ...request, body: { action, position, key: newKey() } });
}
