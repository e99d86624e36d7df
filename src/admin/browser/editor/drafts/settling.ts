const underway = new Set<Promise<unknown>>()
const finished = new Set<string>()

/** An editor that closes still writes its draft; whoever looks for drafts waits for it. */
export function settle(work: Promise<unknown>) {
  const done: Promise<unknown> = work.catch(() => undefined).finally(() => underway.delete(done))
  underway.add(done)
}
export const allSettled = () => Promise.all(underway)

/** What an editor wrote is saved for good: its draft is nothing to recover, even where it is not thrown away yet. */
export const markFinished = (client: string) => void finished.add(client)
export const isFinished = (client: string) => finished.has(client)
