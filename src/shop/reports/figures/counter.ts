import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/schema.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { isOpening, personsDevice } from './agent.ts'
import { type Device, METRICS, type PageFigures } from './contract.ts'
import * as counts from './day-counts.ts'
import { createEmptySearches } from './empty-searches.ts'
import { pageKindOf, productSlugOf } from './page-kind.ts'
import { searchLeftFrom, searchOf } from './search-steps.ts'
import { bucketOf } from './speed.ts'
import { forgetMarks } from './salt.ts'
import { writeCounts } from './write-counts.ts'

const KEPT_MONTHS = 13
const DAY_TABLES = [
  'visit_days',
  'page_view_days',
  'product_view_days',
  'empty_search_days',
  'search_days',
  'page_speed_days',
] as const
const MINUTE_MS = 60_000
const NOBODY = 'robot'
/** Names of browsers that are remembered, so that each is looked through once. */
const MOST_AGENTS = 5_000
/** A name that is longer tells nothing more. */
const LONGEST_AGENT = 400

/** An address that was opened, by whom as far as the request tells. */
export type Opened = { url: string; headers: Record<string, string | string[] | undefined>; address: string }
type Options = { db: Kysely<Database>; now: () => number }

/** Counts what visitors do: in memory at once, in the database once a minute. Nobody waits for it. */
export function createVisitCounter({ db, now }: Options) {
  const agents = new LRUCache<string, Device | typeof NOBODY>({ max: MOST_AGENTS })
  const emptySearches = createEmptySearches()
  const waiting = new Map<string, counts.DayCounts>()
  let minute = -1
  let today = ''
  let forgotOn = ''

  const dayNow = () => {
    const at = now()
    // To ask the calendar costs more than all the rest of a visit.
    if (Math.floor(at / MINUTE_MS) !== minute) {
      minute = Math.floor(at / MINUTE_MS)
      today = localDay(new Date(at))
    }
    return today
  }
  const countsOf = (day: string) => {
    let found = waiting.get(day)
    if (!found) waiting.set(day, (found = counts.noCounts()))
    return found
  }
  const deviceOf = (agent: string) => {
    let device = agents.get(agent)
    if (device === undefined) agents.set(agent, (device = personsDevice(agent) ?? NOBODY))
    return device === NOBODY ? undefined : device
  }
  const agentOf = ({ headers }: Pick<Opened, 'headers'>) => String(headers['user-agent'] ?? '').slice(0, LONGEST_AGENT)

  const see = (opened: Opened, device: Device) => {
    const at = opened.url.indexOf('?')
    const path = at < 0 ? opened.url : opened.url.slice(0, at)
    const query = at < 0 ? '' : opened.url.slice(at + 1)
    const kind = pageKindOf(path, query)
    if (!kind) return
    const day = countsOf(dayNow())
    const slug = kind === 'product' ? productSlugOf(path) : undefined
    counts.addVisitor(day, { address: opened.address, agent: agentOf(opened), device, sawProduct: slug !== undefined })
    counts.addViews(day, kind, device)
    if (slug !== undefined) counts.addProduct(day, slug)
    const words = kind === 'search' ? emptySearches.wordsOf(query) : undefined
    if (words !== undefined) counts.addSearch(day, words)
    const searched = kind === 'search' ? searchOf(path, query) : undefined
    if (searched !== undefined) counts.addSearched(day, searched, 'searches')
    const from = slug === undefined ? undefined : searchLeftFrom(opened.headers)
    if (from !== undefined) counts.addSearched(day, from, 'clicks')
  }

  return {
    /** Counts a page that was answered, if a person opened it. */
    visit: (opened: Opened) => {
      if (!isOpening(opened.headers)) return
      const device = deviceOf(agentOf(opened))
      if (device) see(opened, device)
    },
    /** Something was put into the cart; counted where it was done in the list of a search. */
    addedToCart: ({ headers }: Pick<Opened, 'headers'>) => {
      const from = searchLeftFrom(headers)
      if (from !== undefined && deviceOf(agentOf({ headers }))) counts.addSearched(countsOf(dayNow()), from, 'adds')
    },
    /** What a search found when its page was drawn. */
    noteSearch: emptySearches.note,
    /** What a browser tells of a page it had open. */
    tell: (figures: PageFigures, { headers, address }: Omit<Opened, 'url'>) => {
      const device = deviceOf(agentOf({ headers }))
      const kind = pageKindOf(figures.path)
      if (!device || !kind) return
      // It came out of the browser's own memory: the server was asked when a link was about to be followed.
      if (figures.unasked) see({ url: figures.path, headers, address }, device)
      const day = countsOf(dayNow())
      for (const metric of METRICS) {
        const value = figures[metric]
        if (value !== undefined) counts.addSample(day, { kind, device, metric, bucket: bucketOf(value) })
      }
    },
    flush: async () => {
      const batches = [...waiting].filter(([, counted]) => !counts.isEmpty(counted))
      waiting.clear()
      for (const [at, [day, counted]] of batches.entries()) {
        try {
          await writeCounts(db, day, counted)
        } catch (error) {
          for (const [lost, one] of batches.slice(at)) counts.addCounts(countsOf(lost), one)
          throw error
        }
      }
      if (batches.length > 0 || forgotOn !== dayNow()) await forgetMarks(db, dayNow())
      forgotOn = dayNow()
    },
    sweep: async () => {
      for (const table of DAY_TABLES)
        await sql`delete from ${sql.table(table)} where day < ${dayNow()}::date - ${`${KEPT_MONTHS} months`}::interval`.execute(
          db,
        )
    },
  }
}
export type VisitCounter = ReturnType<typeof createVisitCounter>
