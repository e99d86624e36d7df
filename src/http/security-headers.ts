import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { NOTHING_OUTSIDE, type Outside } from '#kit/csp-sources.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Of a page's style, which is long and hardly changes. */
function styleHashOf(style: string) {
  const known = styleHashes.get(style)
  if (known !== undefined) return known
  const hash = hashOf(style)
  styleHashes.set(style, hash)
  return hash
}
const styleHashes = new LRUCache<string, string>({ max: 30 })

type Printed = {
  styles: string[]
  scripts?: string[]
  frames?: string[]
  /** Where forms may be sent besides the shop. */
  forms?: string[]
  /** Scripts of others that the merchant added, which load once a visitor allows it: their hosts, and their code to the letter. */
  others?: { hosts: readonly string[]; codes?: readonly string[] }
  /** What the page's widgets may reach of other hosts. */
  outside?: Outside
  /** A page in the builder may stand in a frame of the workbench; no other page may stand in any. */
  inBuilder?: boolean
  /** The page may call the shop's service worker. */
  hasApp?: boolean
}

/** Where browsers tell what a page's policy has stopped. */
export const POLICY_REPORTS = '/relatos-de-seguranca'
const REPORTS = [`report-uri ${POLICY_REPORTS}`, 'report-to seguranca']
const REPORTING = { 'reporting-endpoints': `seguranca="${POLICY_REPORTS}"` }
/** For a policy of somebody else's making: what it stops is told too. */
export const withReports = (policy: string) => ({ 'content-security-policy': [policy, ...REPORTS].join('; '), ...REPORTING })

/** The headers that guard a page. */
export const pageGuards = (printed: Printed) => withReports(pagePolicy(printed))

/**
 * The page's policy: only scripts and styles that we printed, known by their fingerprints, since a cached page can't carry nonces.
 * A page with scripts of others lets just those run, and lets them work as they do elsewhere: they turn text into markup and bring styles of their own.
 */
export function pagePolicy({
  styles,
  scripts = [],
  frames = [],
  forms = [],
  others = { hosts: [] },
  outside = {},
  inBuilder = false,
  hasApp = false,
}: Printed): string {
  const reached = { ...NOTHING_OUTSIDE, ...outside }
  const { hosts, codes = [] } = others
  const hasOthers = hosts.length + codes.length > 0
  const allFrames = [...frames, ...reached.frames, ...hosts]
  const connects = [...hosts, ...hosts.map(socketOf), ...reached.connects]
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scripts.map(hashOf), ...codes.map(hashOf), ...hosts, ...reached.scripts].join(' '),
    ...(connects.length > 0 ? [`connect-src 'self' ${connects.join(' ')}`] : []),
    // A fingerprint would make browsers pass over the word that lets styles of others in.
    [`style-src 'self'`, ...(hasOthers ? [`'unsafe-inline'`, ...hosts] : styles.map(styleHashOf))].join(' '),
    ...(hosts.length > 0 ? [`font-src 'self' data: ${hosts.join(' ')}`] : []),
    `frame-src ${allFrames.length > 0 ? allFrames.join(' ') : "'none'"}`,
    [`img-src 'self' data:`, ...hosts, ...reached.images].join(' '),
    ...(hosts.length + reached.media.length > 0 ? [`media-src 'self' ${[...hosts, ...reached.media].join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...forms].join(' '),
    `frame-ancestors ${inBuilder ? "'self'" : "'none'"}`,
    ...trustedTypes({ hasOthers, hasApp, widgetsBringScripts: reached.scripts.length > 0 }),
  ].join('; ')
}

/** One policy of our own turns text into markup; a widget's script from outside brings its own; what a merchant added knows of neither. */
const trustedTypes = ({
  hasOthers,
  hasApp,
  widgetsBringScripts,
}: Record<'hasOthers' | 'hasApp' | 'widgetsBringScripts', boolean>) => {
  if (hasOthers) return []
  return [
    `require-trusted-types-for 'script'`,
    ...(widgetsBringScripts ? [] : [`trusted-types fragments${hasApp ? ' app' : ''}`]),
  ]
}

/** Chats keep a socket open; the word for a host does not mean its sockets. */
const socketOf = (host: string) => host.replace(/^http/, 'ws')

/** On every answer, whatever it is. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
