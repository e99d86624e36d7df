import type { CallOutside } from '#outgoing/exchange.ts'
import { type EdgeService, STALE_SECONDS } from './contract.ts'
import { inBatches } from './surrogate-keys.ts'

const API = 'https://api.fastly.com'
/** Fastly takes 256 keys in one call. */
const KEYS_AT_ONCE = 256

type Options = { service: string; token: string; call: CallOutside; api?: string }

export const fastly = ({ service, token, call, api = API }: Options): EdgeService => ({
  headers: (keys, seconds) => ({
    'surrogate-control': `max-age=${seconds}, stale-if-error=${STALE_SECONDS}`,
    'surrogate-key': keys.join(' '),
  }),
  purge: async (keys) => {
    for (const some of inBatches(keys, KEYS_AT_ONCE)) {
      const { status } = await call({
        url: `${api}/service/${encodeURIComponent(service)}/purge`,
        method: 'POST',
        // A soft purge keeps the old page for when the shop is away.
        headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'surrogate-key': some.join(' ') },
        body: '',
      })
      if (status !== 200) throw new Error(`Fastly answered the purge with ${status}.`)
    }
  },
})
