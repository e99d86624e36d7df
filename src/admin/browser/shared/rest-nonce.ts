/** The page's own proof lives at least twelve hours; after six a fresh one is asked for. */
const FRESH_FOR_MS = 6 * 60 * 60 * 1000

let known: { nonce: string; at: number } | undefined

/** The proof that a form or a call comes from this workbench, for those that don't go through the provider. */
export async function restNonce(): Promise<string> {
  known ??= { nonce: document.getElementById('painel')?.dataset.restNonce ?? '', at: Date.now() }
  if (Date.now() - known.at < FRESH_FOR_MS) return known.nonce
  const answer = await fetch('/wp-admin/admin-ajax.php?action=rest-nonce', { credentials: 'same-origin' }).catch(() => undefined)
  if (answer?.ok) known = { nonce: await answer.text(), at: Date.now() }
  return known.nonce
}
