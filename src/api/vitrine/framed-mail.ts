import type { Answer } from '#http/rest/contract.ts'
import { sent } from '#http/rest/download.ts'

/** A mail in a frame of the workbench: it shows itself and does nothing. */
export const framedMail = (html: string): Answer =>
  sent(html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  })
