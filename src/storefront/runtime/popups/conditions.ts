import type { BrowserName, Device, PopupReferrer, PopupTiming, PopupVisitor } from '#content/popups/contract.ts'
import { countFrom, type Memory } from '../storage.ts'
import { originsOf } from './visit.ts'

/** What the conditions ask about: all of it known without asking anybody. */
export type Facts = {
  pageViews: number
  sessions: number
  referrer: string
  /** The shop's own host. */
  host: string
  device: Device
  browser: BrowserName | undefined
}

/** One rule of when a popup may come by itself. The memory is the popup's own. */
type Condition = (timing: PopupTiming, facts: Facts, memory: Memory) => boolean

const enoughPageViews: Condition = ({ page_views_views = 0 }, { pageViews }, memory) =>
  pageViews - atFirstCheck(memory, 'page_views_initialPageViews', pageViews) >= page_views_views

const enoughSessions: Condition = ({ sessions_sessions = 0 }, { sessions }, memory) =>
  sessions - atFirstCheck(memory, 'sessions_initialSessions', sessions) >= sessions_sessions

// An expression is asked of the server, which has an engine that no expression can stop.
const cameFromAddress: Condition = ({ url_action, url_url = '' }, { referrer }) =>
  url_action === 'regex' || referrer.includes(url_url) !== (url_action === 'hide')

const cameFromSource: Condition = ({ sources_sources = [] }, { referrer, host }) => {
  const origins = originsOf(referrer, host)
  return sources_sources.length === 3 || sources_sources.some((source) => origins[source])
}

const onDevice: Condition = ({ devices_devices = [] }, { device }) => devices_devices.includes(device)

const shownFewerTimes: Condition = ({ times_times = 0 }, _facts, memory) => countFrom(memory, 'times') < times_times

const inBrowser: Condition = ({ browsers_browsers, browsers_browsers_options = [] }, { browser }) =>
  browsers_browsers === 'all' || (browser !== undefined && browsers_browsers_options.includes(browser))

export const CONDITIONS = {
  page_views: enoughPageViews,
  sessions: enoughSessions,
  url: cameFromAddress,
  sources: cameFromSource,
  devices: onDevice,
  times: shownFewerTimes,
  browsers: inBrowser,
} satisfies Partial<Record<keyof PopupTiming, Condition>>

/** Who is not signed in always passes; the others only if none of their roles was chosen. */
export function suitsVisitor({ logged_in_users, logged_in_roles = [] }: PopupTiming, { roles }: PopupVisitor): boolean {
  if (roles === null) return true
  return logged_in_users !== 'all' && !roles.some((role) => logged_in_roles.includes(role))
}

type Asking = {
  facts: Facts
  memory: Memory
  /** Whether the popup's expression is found in the address that the visitor came from. */
  askReferrer: (referrer: string) => Promise<PopupReferrer>
  askVisitor: () => Promise<PopupVisitor>
}

/** Everything that is switched on must pass. What costs a request is asked last and only if it still matters. */
export async function mayShow(timing: PopupTiming, { facts, memory, askReferrer, askVisitor }: Asking): Promise<boolean> {
  // Each one is asked, also when one before it failed: pages and visits are counted from the first check on.
  const passed = namesOf(CONDITIONS).map((name) => !timing[name] || CONDITIONS[name](timing, facts, memory))
  if (passed.includes(false)) return false
  if (timing.url && timing.url_action === 'regex' && !(await askReferrer(facts.referrer)).matches) return false
  return !timing.logged_in || suitsVisitor(timing, await askVisitor())
}

function atFirstCheck(memory: Memory, name: string, now: number): number {
  if (memory.get(name) === undefined) memory.set(name, now)
  return countFrom(memory, name)
}

const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[] // a literal's own names
