import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { CarrierNotification, NotifiedPackages } from '../carrier.ts'

const NAMES = ['id', 'tracking', 'self_tracking', 'protocol']

/**
 * Which label something happened to. It is signed with the application's secret. Its address is tried without a signature when the
 * merchant enters it: such a call is answered well, and nothing follows from it.
 */
export const readMelhorEnvioNotification =
  (clientSecret: string) =>
  ({ raw, headers }: CarrierNotification): NotifiedPackages => {
    const signature = headers['x-me-signature']
    if (signature === undefined || clientSecret === '') return { ok: true, packages: [] }
    if (!isSigned(raw, String(signature), clientSecret)) return { ok: false, problem: 'forged' }
    const data = recordOf(recordOf(parseOrNothing(raw))['data'])
    return { ok: true, packages: NAMES.map((name) => textOf(data[name])).filter((name) => name !== '') }
  }

function isSigned(raw: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(raw).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
