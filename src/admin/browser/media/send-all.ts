type Input<W, S> = { send: (one: W) => Promise<S>; onRefused: (one: W, problem: string) => void }

/** Sends what waits, one after the other, also what comes to wait meanwhile. What is refused keeps none of the others back. */
export async function sendAll<W, S>(waiting: W[], { send, onRefused }: Input<W, S>): Promise<{ sent: S[]; refused: number }> {
  const sent: S[] = []
  let refused = 0
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    try {
      sent.push(await send(next))
    } catch (error) {
      refused++
      onRefused(next, refusalOf(error))
    }
  }
  return { sent, refused }
}

export const refusalOf = (error: unknown) =>
  error instanceof Error ? error.message : 'O arquivo não foi enviado. Tente de novo.'
