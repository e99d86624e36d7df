import { AsyncLocalStorage } from 'node:async_hooks'
import { createMemoCache } from '#kit/memo-cache.ts'

const making = new AsyncLocalStorage<true>()

/** The work makes a public page that is kept until its content changes: what it reads of products and texts may come from memory, too. */
export const makesKeptPage = <T>(work: () => T): T => making.run(true, work)

/** Changes that nothing takes part in that is read of products and of their pictures. Settings do: the least price of thirty days is one. */
const BESIDE_PRODUCTS = /^(?:menus|templates|popups|pages|posts|redirects|comments|content:\d+|comments:\d+)$/
/** The same of pages, posts and the pictures in them. */
const BESIDE_TEXTS = /^(?:settings|menus|products|product:\d+|promotions|redirects|comments|comments:\d+)$/

// A change that nobody knows here may be about anything.
/** Whether what was read of products may be old now. */
export const touchesProducts = (tags: readonly string[]) => !tags.every((tag) => BESIDE_PRODUCTS.test(tag))
/** Whether what was read of pages, posts and pictures may be old now. */
export const touchesTexts = (tags: readonly string[]) => !tags.every((tag) => BESIDE_TEXTS.test(tag))

/** What nobody announces, such as how many are left of a plentiful product, is no older than this on a page that is made anew. */
const LONGEST_MS = 60_000

export type PageReads = Pick<ReturnType<typeof createPageReads>, 'of'>
type Options = {
  /** While nobody would hear of a change, nothing is kept. */
  isUpToDate: () => boolean
  nowMs?: () => number
}

/** Not kept: it may be there the next moment, without any change of its row. */
const NOTHING = new Error('There is no such thing.')

/** What pages read of one kind, kept until some of it changes: a page that is made anew since something else changed reads only that. */
export function createPageReads({ isUpToDate, nowMs = () => performance.now() }: Options) {
  const memo = createMemoCache({ isUpToDate })
  let sinceMs = nowMs()
  const forget = () => {
    sinceMs = nowMs()
    memo.forget()
  }
  return {
    /** The question names the work. */
    of: async <T>(question: string, work: () => Promise<T>): Promise<T> => {
      if (!making.getStore()) return await work()
      if (nowMs() - sinceMs > LONGEST_MS) forget()
      try {
        return await memo.of(question, async () => {
          const found = await work()
          if (found === undefined) throw NOTHING
          return found
        })
      } catch (error) {
        if (error === NOTHING) return undefined as T // what the work answered
        throw error
      }
    },
    forget,
  }
}

/** For whom everything is read when it is asked for. */
export const NOTHING_READ_AHEAD: PageReads = { of: (_question, work) => work() }
