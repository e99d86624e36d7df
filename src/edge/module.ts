import type { EdgeHeaders } from '#http/kept-page.ts'
import type { Logger } from '#http/log.ts'
import type { Metrics } from '#http/metrics.ts'
import type { EdgeAddress } from '#kit/edge-address.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Network } from '#outgoing/exchange.ts'
import type { EdgeService } from './contract.ts'
import { createEdgeService } from './edge-service.ts'
import { createPurger } from './purger.ts'
import { surrogateKeys } from './surrogate-keys.ts'

type Needs = {
  config: { edge: EdgeAddress | undefined; role: string }
  log: Logger
  metrics: Pick<Metrics, 'edgePurges'>
  network?: Network
  works: boolean
}

/** A cache in front of the shop, where the operator named one. Processes that only answer visitors leave purging to the others. */
export const edgeModule = defineModule({
  create: ({ config, log, metrics, network, works }: Needs) => {
    const edge = config.edge && createEdgeService(config.edge, network)
    const purges = edge !== undefined && works && config.role !== 'web'
    const purger =
      purges &&
      createPurger({
        service: edge,
        onPurge: () => metrics.edgePurges.inc({ outcome: 'done' }),
        onFailure: (err) => {
          metrics.edgePurges.inc({ outcome: 'failed' })
          log.warn({ err }, 'the cache in front of the shop was not told of a change')
        },
      })
    // What changed while no process was there to tell it.
    if (purger) purger.missed()
    return { edgeHeaders: edge && headersOf(edge), purger: purger || undefined }
  },
  onContentChange: ({ purger }) => ({
    changed: (tags) => purger?.changed(tags),
    missed: () => purger?.missed(),
  }),
  close: ({ purger }) => purger?.close(),
})

/** A page of too much content for the keys' header is kept as long as by any cache that knows nothing of the shop. */
const headersOf =
  (edge: EdgeService): EdgeHeaders =>
  (tags, seconds) => {
    const keys = surrogateKeys(tags)
    return keys.length > 0 ? edge.headers(keys, seconds) : {}
  }
