import { type ConsentPlan, isAllowed, readChoice } from '#kit/consent.ts'
import type { OrderVisit, VisitIdName, VisitIds } from './contract.ts'

/** The cookies of the channels' own scripts, and what of them is told. Anything else in them is none. */
const MARKETING_COOKIES: [VisitIdName, string, RegExp][] = [
  ['fbp', '_fbp', /^fb\.\d\.\d{10,16}\.\d{1,30}$/],
  ['fbc', '_fbc', /^fb\.\d\.\d{10,16}\.[\w-]{1,400}$/],
  ['ttp', '_ttp', /^[\w.-]{10,100}$/],
  ['ttclid', 'ttclid', /^[\w.-]{10,400}$/],
  ['epik', '_epik', /^[\w.-]{10,400}$/],
]

/** What a buyer said yes to, in person; none without a yes, also where a shop follows visitors until they refuse. */
export function visitOf(cookies: string, plan: Pick<ConsentPlan, 'version'>, measurementId: string): OrderVisit | undefined {
  const choice = readChoice(cookies)
  const asked = { version: plan.version, mode: 'opt-in' as const }
  const [statistics, marketing] = [isAllowed('statistics', asked, choice), isAllowed('marketing', asked, choice)]
  if (!choice || (!statistics && !marketing)) return undefined
  const jar = jarOf(cookies)
  const ids: VisitIds = {
    ...(statistics && analyticsIds(jar, measurementId)),
    ...(marketing &&
      Object.fromEntries(
        MARKETING_COOKIES.flatMap(([name, cookie, shape]) => {
          const value = jar.get(cookie)
          return value !== undefined && shape.test(value) ? [[name, value]] : []
        }),
      )),
  }
  return { receipt: choice.receipt, statistics, marketing, ids }
}

/** «GA1.1.123.456» names the visitor by its last two numbers; the session's stands in a cookie of its own, in two shapes. */
function analyticsIds(jar: Map<string, string>, measurementId: string): VisitIds {
  const [, ga] = /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/.exec(jar.get('_ga') ?? '') ?? []
  const [, gaSession] = /^GS\d\.\d\.s?(\d{6,20})(?:[.$]|$)/.exec(jar.get(`_ga_${measurementId.slice(2)}`) ?? '') ?? []
  return { ...(ga !== undefined && { ga }), ...(gaSession !== undefined && { gaSession }) }
}

const jarOf = (cookies: string) =>
  new Map(
    cookies
      .slice(0, 16_000)
      .split(/; ?/)
      .flatMap((pair) => {
        const at = pair.indexOf('=')
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
      }),
  )
