import type { CallOutside } from '#outgoing/exchange.ts'
import { type EdgeService, STALE_SECONDS } from './contract.ts'
import { inBatches } from './surrogate-keys.ts'

/** As many as fit into a header of Varnish. */
const KEYS_AT_ONCE = 100

type Options = { hosts: readonly string[]; token: string | undefined; call: CallOutside }

/** Varnish with `deploy/varnish/vitrine.vcl`: each of them is told by a request of its own. */
export const varnish = ({ hosts, token, call }: Options): EdgeService => ({
  headers: (keys, seconds) => ({
    'surrogate-control': `max-age=${seconds}, stale-if-error=${STALE_SECONDS}`,
    'surrogate-key': keys.join(' '),
  }),
  purge: async (keys) => {
    const calls = hosts.flatMap((host) =>
      inBatches(keys, KEYS_AT_ONCE).map(async (some) => {
        const headers = { 'x-purge-keys': some.join(' '), ...(token !== undefined && { 'x-purge-token': token }) }
        const { status } = await call({ url: `http://${host}/`, method: 'PURGE', headers })
        if (status !== 200) throw new Error(`Varnish at ${host} answered the purge with ${status}.`)
      }),
    )
    await Promise.all(calls)
  },
})
