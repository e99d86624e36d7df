import { AsyncLocalStorage } from 'node:async_hooks'
import { createMemoCache } from '#kit/memo-cache.ts'

const making = new AsyncLocalStorage<true>()

/** The work makes a public page that is kept until its content changes: what it reads of products may come from memory, too. */
export const makesKeptPage = <T>(work: () => T): T => making.run(true, work)

/** Changes that nothing takes part in that is read of products and of their pictures. */
const BESIDE_PRODUCTS = /^(?:settings|menus|templates|popups|pages|posts|redirects|comments|content:\d+|comments:\d+)$/

/** Whether what was read of products may be old now. What nobody knows here may be about products. */
export const touchesProducts = (tags: readonly string[]) => !tags.every((tag) => BESIDE_PRODUCTS.test(tag))

/** What nobody announces, such as how many are left of a plentiful product, is no older than this on a page that is made anew. */
const LONGEST_MS = 60_000

export type PageReads = Pick<ReturnType<typeof createPageReads>, 'of'>
type Options = {
  /** While nobody would hear of a change, nothing is kept. */
  isUpToDate: () => boolean
  nowMs?: () => number
}

/** What pages read of products, kept until one changes: a page that is made anew since something else changed reads only that. */
export function createPageReads({ isUpToDate, nowMs = () => performance.now() }: Options) {
  const memo = createMemoCache({ isUpToDate })
  let sinceMs = nowMs()
  const forget = () => {
    sinceMs = nowMs()
    memo.forget()
  }
  return {
    /** The question names the work. */
    of: <T>(question: string, work: () => Promise<T>): Promise<T> => {
      if (!making.getStore()) return work()
      if (nowMs() - sinceMs > LONGEST_MS) forget()
      return memo.of(question, work)
    },
    forget,
  }
}

/** For whom everything is read when it is asked for. */
export const NOTHING_READ_AHEAD: PageReads = { of: (_question, work) => work() }
