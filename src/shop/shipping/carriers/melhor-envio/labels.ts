import { formatMoney } from '#kit/money.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierSettings, KnownLabel, LabelAsked, LabelKey, LabelMaking } from '../carrier.ts'
import { centsOf, findOut, orNothing, unreadable } from '../wire.ts'
import type { MelhorEnvioApi } from './api.ts'
import { labelFile, MOST_IN_FILE } from './label-file.ts'
import { cartRequest } from './label-request.ts'

const SERVICE = 'Melhor Envio'
const MOST_CART_PAGES = 5
/** Their number of «another reason»: they have no list of them. */
const CANCEL_REASON = '2'

type Entry = { id: string; status: string; price: unknown; code: string }

/**
 * Labels of Melhor Envio: put into its cart, paid from the balance, made. Nothing is paid before our side has written down what the
 * service calls it, and only what still waits in the cart is paid: repeated at any point, one label is bought.
 */
export function createLabels({ ask, fetchFile }: MelhorEnvioApi, settings: CarrierSettings): LabelMaking {
  const post = async (path: string, body: unknown) => await ask('POST', `/api/v2/me/${path}`, { body })
  const found = async (path: string): Promise<Entry | undefined> => {
    try {
      return readEntry(await ask('GET', `/api/v2/me/${path}`))
    } catch (error) {
      if (error instanceof ServiceTrouble && error.status === 404) return undefined
      throw error
    }
  }
  /** Bought ones and those in the cart are kept in two places. */
  const look = async (id: string) => await findOut(async () => (await found(`orders/${id}`)) ?? (await found(`cart/${id}`)))

  /** What an earlier try has left in the cart. One that is not found costs nothing: it is never paid. */
  const inCart = async (reference: string): Promise<Entry | undefined> => {
    for (let page = 1; page <= MOST_CART_PAGES; page++) {
      const answer = recordOf(await ask('GET', `/api/v2/me/cart?page=${page}`))
      const rows = listOf(answer['data'])
      const own = rows.find((row) => listOf(recordOf(row)['tags']).some((tag) => recordOf(tag)['tag'] === reference))
      if (own !== undefined) return readEntry(own)
      if (rows.length === 0 || page >= Number(answer['last_page'] ?? 1)) return undefined
    }
    return undefined
  }
  const add = async (asked: LabelAsked, reference: string) => {
    try {
      return readEntry(await post('cart', cartRequest(asked, reference, settings)))
    } catch (error) {
      if (!(error instanceof ServiceTrouble) || error.kind !== 'refused' || !/ag[êe]nc/i.test(error.message)) throw error
      throw new ServiceTrouble('refused', `${error.message} ${CHOOSE_AGENCY}`)
    }
  }
  const entryOf = async (asked: LabelAsked, { reference, id, isRepeat, keepId }: LabelKey): Promise<Entry> => {
    if (id !== '') {
      const known = await look(id)
      if (!known) throw new ServiceTrouble('refused', `${SERVICE}: a etiqueta não está mais no carrinho. Nada foi cobrado.`)
      return known
    }
    const entry = (isRepeat ? await inCart(reference) : undefined) ?? (await add(asked, reference))
    if (entry.id === '') throw unreadable(SERVICE)
    await keepId(entry.id)
    return entry
  }
  const leaveCart = async (id: string) => {
    try {
      await ask('DELETE', `/api/v2/me/cart/${id}`)
    } catch (error) {
      // It stays there unpaid, until it expires.
      if (!(error instanceof ServiceTrouble)) throw error
    }
  }
  const pay = async (entry: Entry, mostCents: number): Promise<Entry> => {
    const { id } = entry
    const cents = centsOf(entry.price)
    if (cents === undefined) throw unreadable(SERVICE)
    if (cents > mostCents) {
      await leaveCart(id)
      throw new ServiceTrouble('refused', priceChanged(mostCents, cents))
    }
    try {
      await post('shipment/checkout', { orders: [id] })
    } catch (error) {
      if (!(error instanceof ServiceTrouble) || error.kind !== 'refused') throw error
      // Paid a moment ago is refused too.
      const now = await look(id)
      if (now && now.status !== 'pending') return now
      await leaveCart(id)
      throw /saldo|balance/i.test(error.message) ? new ServiceTrouble('refused', NO_BALANCE) : error
    }
    return (await look(id)) ?? entry
  }
  /** Makes one that is paid for, and asks by which code it is followed. */
  const madeCode = async ({ id, status }: Entry): Promise<string> => {
    if (status === 'released') await post('shipment/generate', { orders: [id] })
    return codeOf(recordOf(recordOf(await post('shipment/tracking', { orders: [id] }))[id]))
  }

  return {
    labelsInPdf: MOST_IN_FILE,
    buyLabel: async (asked, key) => {
      let entry = await entryOf(asked, key)
      if (entry.status === 'pending') entry = await pay(entry, asked.mostCents)
      if (entry.status === 'pending') throw new ServiceTrouble('down', `${SERVICE}: o pagamento ainda não foi confirmado.`)
      if (OVER.has(entry.status)) throw new ServiceTrouble('refused', `${SERVICE}: a etiqueta foi cancelada ou venceu lá.`)
      const { id } = entry
      // It is paid for: what keeps it from being made now is asked again later.
      const code = (await orNothing(() => madeCode(entry))) ?? ''
      return { id, code: code || entry.code, cents: centsOf(entry.price) }
    },
    labelCode: async ({ id }) => {
      const now = await look(id)
      return now ? await madeCode(now) : ''
    },
    labelPdf: async (labels) => {
      const orders = labels.map(({ id }) => id)
      const known = await Promise.all(orders.map(look))
      const unmade = orders.filter((_id, at) => known[at]?.status === 'released')
      if (unmade.length > 0) await post('shipment/generate', { orders: unmade })
      return await labelFile({ ask, fetchFile }, orders)
    },
    cancelLabel: async ({ id }: KnownLabel) => {
      const now = await look(id)
      if (!now || OVER.has(now.status)) return
      const order = { id, reason_id: CANCEL_REASON, description: 'Cancelada pela loja' }
      const answer = recordOf(recordOf(await post('shipment/cancel', { order }))[id])
      if (answer['canceled'] !== true)
        throw new ServiceTrouble('refused', `${SERVICE}: não cancelou a etiqueta. Só vale antes da postagem e dentro do prazo.`)
    },
  }
}

const NO_BALANCE = 'Melhor Envio: saldo insuficiente na carteira. Coloque saldo e tente de novo: nada foi cobrado.'
const CHOOSE_AGENCY = 'Escolha a agência do serviço em Ajustes › Frete › Melhor Envio e tente de novo.'
const OVER = new Set(['canceled', 'cancelled', 'expired'])

const priceChanged = (agreed: number, now: number) =>
  `Melhor Envio: o preço mudou de ${formatMoney(agreed)} para ${formatMoney(now)}. Nada foi cobrado: tente de novo para ver o total.`

const codeOf = (one: Record<string, unknown>) =>
  (textOf(one['tracking']) || textOf(one['melhorenvio_tracking']) || textOf(one['self_tracking'])).slice(0, 100)

function readEntry(raw: unknown): Entry {
  const one = recordOf(raw)
  return { id: textOf(one['id']), status: textOf(one['status']), price: one['price'], code: codeOf(one) }
}
