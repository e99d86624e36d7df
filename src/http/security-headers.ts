import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Printed = {
  styles: string[]
  scripts?: string[]
  frames?: string[]
  /** Hosts of the merchant's tag script, which loads once a visitor allows it. */
  tagHosts?: string[]
}

/** The page's policy: only scripts and styles that we printed, known by their fingerprints, since a cached page can't carry nonces. */
export function pagePolicy({ styles, scripts = [], frames = [], tagHosts = [] }: Printed): string {
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scripts.map(hashOf), ...tagHosts].join(' '),
    ...(tagHosts.length > 0 ? [`connect-src 'self' ${tagHosts.join(' ')}`] : []),
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    [`img-src 'self' data:`, ...tagHosts].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
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
