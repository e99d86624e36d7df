import type { EdgeAddress } from '#kit/edge-address.ts'
import { createCallOutside, type Network } from '#outgoing/exchange.ts'
import { cloudflare } from './cloudflare.ts'
import type { EdgeService } from './contract.ts'
import { fastly } from './fastly.ts'
import { varnish } from './varnish.ts'

/** Who runs the shop names its Varnish, which stands in the own network. */
const OWN_NETWORK: Network = { allowed: { protocols: ['http:'], address: () => true }, deadlineMs: 5_000 }

export function createEdgeService({ url, token }: EdgeAddress, network?: Network): EdgeService {
  const [, kind, place = ''] = /^(\w+):\/\/(.+)$/.exec(url) ?? []
  if (kind === 'varnish') return varnish({ hosts: place.split(','), token, call: createCallOutside(OWN_NETWORK) })
  const call = createCallOutside(network)
  return kind === 'fastly'
    ? fastly({ service: place, token: token ?? '', call })
    : cloudflare({ zone: place, token: token ?? '', call })
}
