import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createServiceSecrets } from '#db/service-secrets.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCallOutside, type Network } from '#outgoing/exchange.ts'
import type { Orders } from '#shop/orders/service.ts'
import { createChannelDelivery } from './deliver.ts'
import { createChannelEditing } from './edit-channels.ts'
import { createRecording, SEND_JOB } from './record.ts'
import { createChannels } from './service.ts'

type Needs = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  orders: Pick<Orders, 'findById'>
  secret: string
  shopUrl: string
  clock: Clock
  /** Which servers may be called; the open internet unless a test says otherwise. */
  network?: Network
}

/** Shopping and advertising channels: what pages carry of them, and what the shop tells them of its sales. */
export const channelsModule = defineModule({
  create: ({ db, settings, orders, secret, shopUrl, clock, network }: Needs) => {
    const secrets = createServiceSecrets({
      db,
      secret,
      purpose: 'vitrine: secrets of channels',
      table: 'channel_secrets',
      owner: 'channel',
    })
    const now = () => new Date(clock.now())
    const findOrder = orders.findById
    const call = createCallOutside(network)
    return {
      channels: createChannels({ db, settings, now }),
      channelEditing: createChannelEditing({ db, secrets, settings }),
      channelDelivery: createChannelDelivery({ db, settings, secrets, findOrder, call, shopUrl, now }),
      channelListener: createRecording({ db, settings, findOrder, now }),
    }
  },
  jobs: ({ channelDelivery }) => ({ [SEND_JOB]: channelDelivery.deliver }),
  on: ({ channelListener: listener }) => ({ name: 'channels', listener }),
  sweep: ({ channels }) => channels.sweep(),
})
