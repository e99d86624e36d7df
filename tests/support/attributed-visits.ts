import { attribute, type Jar, SESSION_MINUTES, valuesOf } from '#storefront/runtime/attribution/attribute.ts'
import { decode, encode } from '#storefront/runtime/attribution/packing.ts'

const START_MS = Date.UTC(2026, 10, 15, 12)
export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'

export type PageView = {
  at?: string
  from?: string
  minute?: number
  /** The browser was closed since the page before. */ reopened?: boolean
}

/** A browser as far as its cookies matter: the visit's ends by itself, the others go when it is closed. */
export function aBrowser(host = 'https://loja.example') {
  let jar: Jar = {}
  let lastMinute = -Infinity
  return {
    see: ({ at = '/', from = '', minute = 0, reopened = false }: PageView) => {
      const { session, ...others } = jar
      const isGoingOn = session !== undefined && minute - lastMinute < SESSION_MINUTES
      const before: Jar = { ...(reopened ? {} : others), ...(isGoingOn ? { session } : {}) }
      lastMinute = minute
      const after = attribute({
        href: new URL(at, host).href,
        referrer: from,
        userAgent: AGENT,
        nowMs: START_MS + minute * 60_000,
        before,
      })
      jar = Object.fromEntries(Object.entries(after).map(([name, content]) => [name, content && decode(encode(content))]))
      return { jar, values: valuesOf(jar) }
    },
  }
}

/** What is known after a single page, or after several. */
export function seen(...views: PageView[]) {
  const browser = aBrowser()
  return views.map((view) => browser.see(view)).at(-1)!
}

/** The fields that tell the source, short enough for a table. */
export function sourceIn({ values }: ReturnType<typeof seen>) {
  const { source_type, utm_source, utm_medium, utm_campaign } = values
  return [source_type, utm_source, utm_medium, utm_campaign].join(' | ')
}
