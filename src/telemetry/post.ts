/** A collector that takes longer is away. The shop's own end waits no longer either. */
const DEADLINE_MS = 3_000

type Post = { url: string; headers: Record<string, string>; deadlineMs?: number }

/** Sends one message of OTLP to the collector that the operator named. Throws where it was not taken. */
export async function postOtlp(body: object, { url, headers, deadlineMs = DEADLINE_MS }: Post): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`)
}
