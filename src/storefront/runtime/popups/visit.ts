import type { BrowserName, Device } from '#content/popups/contract.ts'

/** Up to these widths a screen counts as a phone or a tablet: the same at which pages change their layout. */
export const MOBILE_MAX_WIDTH_PX = 767
export const TABLET_MAX_WIDTH_PX = 1024

export function deviceOf(width: number): Device {
  return width <= MOBILE_MAX_WIDTH_PX ? 'mobile' : width <= TABLET_MAX_WIDTH_PX ? 'tablet' : 'desktop'
}

// Most browsers also name those they descend from, so the descendants are asked first.
const BROWSER_MARKS: [BrowserName, RegExp][] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOP(R|T|iOS)\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['ie', /\bTrident\/|\bMSIE /],
  ['safari', /\bSafari\//],
]

export function browserOf(userAgent: string): BrowserName | undefined {
  return BROWSER_MARKS.find(([, mark]) => mark.test(userAgent))?.[0]
}

const SEARCH_ENGINE = /(^|\.)(google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(\.[a-z]{2})?$/

/**
 * Where a visitor came from. A search engine is another host too, so it is both; who typed the address or came by a
 * bookmark has no referrer, and nothing is not another host.
 */
export function originsOf(referrer: string, ownHost: string): { internal: boolean; external: boolean; search: boolean } {
  const host = URL.canParse(referrer) ? plainHost(new URL(referrer).host) : ''
  const internal = host !== '' && host === plainHost(ownHost)
  const external = host !== '' && !internal
  return { internal, external, search: external && SEARCH_ENGINE.test(host) }
}

const plainHost = (host: string) => host.toLowerCase().replace(/^www\./, '')
