/** The ten facts of a visit's source, by the names that the cookies give them. */
export type Source = Record<'typ' | 'src' | 'mdm' | 'cmp' | 'cnt' | 'trm' | 'id' | 'plt' | 'fmt' | 'tct', string>

export const NONE = '(none)'

/** Host, the parameter that holds what was searched for, and the name when it is not the host. */
const ENGINES: [host: string, parameter: string, name?: string][] = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query'],
]
const RENAMED: Record<string, string> = { 't.co': 'twitter.com', 'plus.url.google.com': 'plus.google.com' }

type Visit = {
  href: string
  referrer: string
  /** A visit that has begun before, and goes on. */ isGoingOn: boolean
  isKnown: boolean
}

/** Where this page view comes from; nothing when it adds nothing to what is known. The first of the four kinds that fits. */
export function sourceOf({ href, referrer, isGoingOn, isKnown }: Visit): Source | undefined {
  const page = read(href)
  const from = read(referrer)
  const campaign = page && campaignOf(parametersOf(page.search), from)
  if (campaign) return campaign
  const isForeign = from && from.hostname !== '' && !isWithin(from.hostname, ownHost(page?.hostname ?? ''))
  const engine = isForeign ? engineOf(from) : undefined
  if (engine) return make({ typ: 'organic', src: engine, mdm: 'organic' })
  if (isForeign && !isGoingOn) {
    const host = from.hostname.replace('www.', '')
    return make({ typ: 'referral', src: RENAMED[host] ?? host, mdm: 'referral', cnt: from.pathname })
  }
  return isKnown ? undefined : make({ typ: 'typein', src: '(direct)' })
}

export const ownHost = (host: string) => host.replace(/^www\./, '')

const make = (known: Partial<Source>): Source => ({
  typ: NONE,
  src: NONE,
  mdm: NONE,
  cmp: NONE,
  cnt: NONE,
  trm: NONE,
  id: NONE,
  plt: NONE,
  fmt: NONE,
  tct: NONE,
  ...known,
})

function campaignOf(given: Map<string, string>, from: URL | undefined): Source | undefined {
  const utm = (name: string) => given.get(`utm_${name}`)
  const paid = given.has('gclid') ? 'google' : given.has('yclid') ? 'yandex' : undefined
  if (!paid && ![...given.keys()].some((name) => UTM.has(name))) return undefined
  const searched = from && isYandex(from) ? parametersOf(from.search).get('text') : undefined
  return make({
    typ: 'utm',
    src: utm('source') ?? paid ?? NONE,
    mdm: utm('medium') ?? (paid ? 'cpc' : NONE),
    cmp: utm('campaign') ?? (paid ? `${paid}_cpc` : NONE),
    cnt: utm('content') ?? NONE,
    trm: utm('term') ?? searched ?? NONE,
    id: utm('id') ?? NONE,
    plt: utm('source_platform') ?? NONE,
    fmt: utm('creative_format') ?? NONE,
    tct: utm('marketing_tactic') ?? NONE,
  })
}

const UTM = new Set(
  'source medium campaign content term id source_platform creative_format marketing_tactic'
    .split(' ')
    .map((name) => `utm_${name}`),
)

/** Values stay as they are written in the address: the cookie is decoded once more when it is read. */
function parametersOf(search: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of search.slice(1).split('&')) {
    const [name = '', value] = part.split('=')
    if (value === undefined) continue
    const before = found.get(name)
    found.set(name, before === undefined ? value : `${before},${value}`)
  }
  return found
}

function engineOf(from: URL): string | undefined {
  if (isYandex(from) && /text=/i.test(from.search)) return 'yandex'
  if (/^(www\.)?google\..{2,9}$/.test(from.hostname)) return 'google'
  const found = ENGINES.find(
    ([host, parameter]) => isWithin(from.hostname, host) && from.search.toLowerCase().includes(`${parameter}=`),
  )
  return found && (found[2] ?? found[0])
}

const isYandex = ({ hostname }: URL) => /^(.*\.)?yandex\..{2,9}$/.test(hostname)
const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

function read(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
