import { createHash } from 'node:crypto'
import { NOTHING_OUTSIDE, type Outside } from '#kit/outside.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Printed = {
  styles: string[]
  scripts?: string[]
  frames?: string[]
  /** Hosts of the merchant's tag script, which loads once a visitor allows it. */
  tagHosts?: string[]
  /** What the page's widgets may reach of other hosts. */
  outside?: Outside
  /** A page in the builder may stand in a frame of the workbench; no other page may stand in any. */
  inBuilder?: boolean
}

/** Where browsers tell what a page's policy has stopped. */
export const POLICY_REPORTS = '/relatos-de-seguranca'
const REPORTS = [`report-uri ${POLICY_REPORTS}`, 'report-to seguranca']
const REPORTING = { 'reporting-endpoints': `seguranca="${POLICY_REPORTS}"` }
/** For a policy of somebody else's making: what it stops is told too. */
export const withReports = (policy: string) => ({ 'content-security-policy': [policy, ...REPORTS].join('; '), ...REPORTING })

/** The headers that guard a page. */
export const pageGuards = (printed: Printed) => withReports(pagePolicy(printed))

/** The page's policy: only scripts and styles that we printed, known by their fingerprints, since a cached page can't carry nonces. */
export function pagePolicy({
  styles,
  scripts = [],
  frames = [],
  tagHosts = [],
  outside = {},
  inBuilder = false,
}: Printed): string {
  const reached = { ...NOTHING_OUTSIDE, ...outside }
  const allFrames = [...frames, ...reached.frames]
  const connects = [...tagHosts, ...reached.connects]
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scripts.map(hashOf), ...tagHosts, ...reached.scripts].join(' '),
    ...(connects.length > 0 ? [`connect-src 'self' ${connects.join(' ')}`] : []),
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    `frame-src ${allFrames.length > 0 ? allFrames.join(' ') : "'none'"}`,
    [`img-src 'self' data:`, ...tagHosts, ...reached.images].join(' '),
    ...(reached.media.length > 0 ? [`media-src 'self' ${reached.media.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${inBuilder ? "'self'" : "'none'"}`,
    `require-trusted-types-for 'script'`,
    // One policy of our own turns text into markup; scripts of others, where they may come, bring theirs.
    ...(tagHosts.length + reached.scripts.length > 0 ? [] : [`trusted-types fragments`]),
  ].join('; ')
}

/** On every answer, whatever it is. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
