import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { TrackingEvent } from '#shop/orders/tracking/step.ts'
import type { CarrierConnections } from '#shop/shipping/carrier-connections.ts'
import type { LabelPlanning } from '#shop/shipping/labels/plan-labels.ts'
import { readReturnEvents, recordReturnEvents } from './return-events.ts'
import { ASK_RETURN_JOB, createReturnShipments } from './return-shipments.ts'
import { createAfterSale } from './service.ts'

type Options = Parameters<typeof createAfterSale>[0]
type ShipmentOptions = Parameters<typeof createReturnShipments>[0]
type Needs = Omit<Options, 'mails' | 'shipmentOf'> & {
  db: Kysely<Database>
  orders: Orders
  returnMails: Options['mails']
  returnCodeMail: ShipmentOptions['mail']
  settings: ShipmentOptions['settings']
  carrierConnections: CarrierConnections
  labelPlanning: LabelPlanning
}

/** What buyers may still do with an order: give it up, or send it back. */
export const afterSaleModule = defineModule({
  create: ({
    returnMails: mails,
    returnCodeMail: mail,
    carrierConnections: connections,
    labelPlanning: planning,
    settings,
    ...needs
  }: Needs) => {
    const { db, orders, putMail } = needs
    const returnShipments = createReturnShipments({ db, orders, connections, planning, settings, mail, putMail })
    return {
      returnShipments,
      afterSale: createAfterSale({ ...needs, mails, shipmentOf: returnShipments.of }),
      /** Where what carriers tell of returns is kept. */
      returnTimeline: {
        read: (orderId: number) => readReturnEvents(db, orderId),
        record: (orderId: number, events: readonly TrackingEvent[], actor: string) =>
          recordReturnEvents(db, orderId, events, actor),
      },
    }
  },
  jobs: ({ returnShipments }) => ({ [ASK_RETURN_JOB]: returnShipments.askJob }),
})
