import type { CallOutside } from '#outgoing/exchange.ts'
import { type EdgeService, STALE_SECONDS } from './contract.ts'
import { inBatches } from './surrogate-keys.ts'

const API = 'https://api.cloudflare.com/client/v4'
/** Cloudflare takes 30 tags in one call. */
const TAGS_AT_ONCE = 30

type Options = { zone: string; token: string; call: CallOutside; api?: string }

export const cloudflare = ({ zone, token, call, api = API }: Options): EdgeService => ({
  headers: (keys, seconds) => ({
    'cloudflare-cdn-cache-control': `max-age=${seconds}, stale-if-error=${STALE_SECONDS}`,
    'cache-tag': keys.join(','),
  }),
  purge: async (keys) => {
    for (const tags of inBatches(keys, TAGS_AT_ONCE)) {
      const { status } = await call({
        url: `${api}/zones/${encodeURIComponent(zone)}/purge_cache`,
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      })
      if (status !== 200) throw new Error(`Cloudflare answered the purge with ${status}.`)
    }
  },
})
