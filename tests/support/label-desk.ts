import { type KyselyPlugin, sql } from 'kysely'
import { createSettings } from '#content/settings/service.ts'
import { createKeptTables } from '#db/kept-tables.ts'
import type { Network } from '#outgoing/exchange.ts'
import type { Customer } from '#shop/checkout/contract.ts'
import { labelsModule } from '#shop/shipping/labels/module.ts'
import type { WantedLabels } from '#shop/shipping/labels/buy-labels.ts'
import { shippingModule } from '#shop/shipping/module.ts'
import { anOrderDesk } from './an-order-desk.ts'
import { aCustomer } from './order-desk.ts'
import { SECRET } from './shop.ts'

const KILLED = new Error('killed')

export const SENDER = {
  name: 'Casa Aroeira',
  document: '11.222.333/0001-81',
  address: 'Rua Direita, 40 – Centro',
  city: 'Tiradentes',
  state: 'MG',
  postcode: '36325-000',
  email: 'loja@loja.example',
  phone: '(32) 3355-1234',
}

/** Paid orders and carriers that sell labels, without the rest of the shop. Several of them share a database like processes do. */
export async function aLabelDesk(network: Network) {
  const desk = await anOrderDesk({ poolSize: 10 })
  const { db } = desk
  const settings = createSettings({ db })
  await settings.set('shop', SENDER)
  const aProcess = async (processDb = db) => {
    const shipping = await shippingModule.create!({
      db,
      keptTables: createKeptTables({ db }),
      settings,
      secret: SECRET,
      shopUrl: 'https://loja.example',
      clock: { now: () => Date.now() },
      network,
      log: { warn: () => {} },
      askExtensions: { asksFreight: () => false, freight: async (own) => own },
    })
    const made = await labelsModule.create!({
      db: processDb,
      orders: desk.orders,
      carrierConnections: shipping.carrierConnections,
      settings,
    })
    return { ...shipping, ...made }
  }
  const first = await aProcess()
  const vase = await desk.aProduct({ units: null, cents: 10_000 })
  await sql`update products set weight_grams = 1000, length_mm = 200, width_mm = 150, height_mm = 100 where id = ${vase.id}`.execute(
    db,
  )
  const rows = async (orderId: number) =>
    await db.selectFrom('shipping_labels').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
  return {
    ...desk,
    ...first,
    settings,
    aProcess,
    /** A process that can be killed: from then on it writes nothing down. */
    aMortalProcess: async () => {
      let isDead = false
      const dying: KyselyPlugin = {
        transformQuery: ({ node }) => {
          if (isDead) throw KILLED
          return node
        },
        transformResult: async ({ result }) => result,
      }
      return { ...(await aProcess(db.withPlugin(dying))), kill: () => void (isDead = true) }
    },
    rows,
    connect: async (carrier: string, typed: Record<string, unknown>) => {
      const outcome = await first.carrierEditing.change(carrier, { isOn: true, settings: typed })
      if (!outcome.ok) throw new Error(`${carrier}: ${JSON.stringify(outcome)}`)
    },
    /** Paid, and nobody has sent it. */
    aPaidOrder: async ({ units = 1, customer = {} }: { units?: number; customer?: Partial<Customer> } = {}) => {
      const { id } = await desk.anOrder([{ productId: vase.id, quantity: units }], { customer: aCustomer(customer) })
      await sql`update orders set status = 'processing', paid_cents = total_cents where id = ${id}`.execute(db)
      return id
    },
    /** What the merchant confirms: by this service, for so much a package. */
    wants: (orderId: number, over: Partial<WantedLabels> = {}): WantedLabels => ({
      orderId,
      carrier: 'melhor_envio',
      service: '1',
      serviceName: 'PAC (Correios)',
      packageCents: [2_200],
      ...over,
    }),
    /** As if all pauses had passed: everything that is due is done, by any of the processes. */
    minute: async (processes: readonly Pick<typeof first, 'labelWork'>[] = [first]) => {
      await sql`update shipping_labels set next_ask_at = now() - interval '1 second' where state in ('planned', 'asked', 'bought')`.execute(
        db,
      )
      const done = await Promise.allSettled(processes.map(({ labelWork }) => labelWork.workOnDue()))
      for (const one of done) if (one.status === 'rejected' && one.reason !== KILLED) throw one.reason
    },
    stateOf: async (orderId: number) => (await rows(orderId)).map(({ state }) => state),
  }
}
