import type { AttributionField } from '#shop/attribution/contract.ts'
import { pack, unpack } from './packing.ts'
import { NONE, sourceOf } from './sources.ts'

/** Without an activity of this long a visit has ended: the next page begins another one. */
export const SESSION_MINUTES = 30
/** In months. Less than a minute, so the cookies live until the browser is closed. */
export const LIFETIME_MONTHS = 1e-5

export const COOKIES = ['migrations', 'current', 'current_add', 'first', 'first_add', 'session', 'udata', 'promo'] as const
/** Contents of the cookies by their names without `sbjs_`. */
export type Jar = Partial<Record<(typeof COOKIES)[number], string>>
export type Visit = { href: string; referrer: string; userAgent: string; nowMs: number; before: Jar }

/** What the cookies hold once this page was seen. */
export function attribute({ href, referrer, userAgent, nowMs, before }: Visit): Jar {
  const isGoingOn = before.session !== undefined
  const source = sourceOf({ href, referrer, isGoingOn, isKnown: (before.first ?? before.current) !== undefined })
  const current = source ? pack(Object.entries(source)) : before.current
  const entry = source
    ? pack([
        ['fd', new Date(nowMs).toISOString().slice(0, 19).replace('T', ' ')],
        ['ep', href],
        ['rf', referrer || NONE],
      ])
    : before.current_add
  const visits = countIn(before.udata, 'vst')
  return {
    migrations: '1418474375998=1',
    current,
    current_add: entry,
    first: before.first ?? current,
    first_add: before.first_add ?? entry,
    session: pack([
      ['pgs', isGoingOn ? countIn(before.session, 'pgs') + 1 : 1],
      ['cpg', href],
    ]),
    udata: pack([
      ['vst', before.udata === undefined || isGoingOn ? visits : visits + 1],
      ['uip', NONE],
      ['uag', userAgent],
    ]),
  }
}

const countIn = (packed: string | undefined, key: string) => Number.parseInt(unpack(packed)[key] ?? '') || 1

/** Which cookie and which key of it each field shows. */
export const FIELDS: Record<AttributionField, `${keyof Jar}.${string}`> = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
}

export type Values = Record<AttributionField, string | null>

/** The sixteen fields as the cookies tell them; all empty for a visitor who is not followed. */
export function valuesOf(jar: Jar | undefined): Values {
  const told = Object.entries(FIELDS).map(([field, path]) => {
    const [cookie, key] = path.split('.') as [keyof Jar, string] // as the type above spells it
    return [field, jar ? (unpack(jar[cookie])[key] ?? '') : null]
  })
  return Object.fromEntries(told) as Values // made of the fields one by one
}
