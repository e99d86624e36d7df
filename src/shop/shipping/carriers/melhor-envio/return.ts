import { recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { Carrier, CarrierSettings, Party, ReturnAsked } from '../carrier.ts'
import { centimetres, centsOf, kilograms, reais } from '../wire.ts'
import { quoteRequest, readQuote } from './quote.ts'

type Ask = (method: 'GET' | 'POST', path: string, asking: { body?: unknown }) => Promise<unknown>

/** States of a label that nobody has paid for yet. */
const UNPAID = new Set(['', 'pending'])
const VOID = new Set(['canceled', 'cancelled', 'expired'])

/**
 * A reverse label: put into the cart, which costs nothing, and its id kept; then paid, then made. A try that ended in between goes on
 * where the label stands.
 */
export const melhorEnvioReturn =
  (ask: Ask, settings: CarrierSettings): NonNullable<Carrier['buyReturn']> =>
  async (asked, { key, reference, keep }) => {
    const stateOf = async (id: string) => {
      const told = recordOf(recordOf(await ask('POST', '/api/v2/me/shipment/tracking', { body: { orders: [id] } }))[id])
      const code = textOf(told['authorization_code']) || textOf(told['tracking']) || textOf(told['melhorenvio_tracking'])
      return { status: textOf(told['status']), code }
    }
    /** Where another carrier brought it: the cheapest that takes it back. */
    const cheapest = async ({ from, to, packages }: ReturnAsked): Promise<string> => {
      const valueCents = packages.reduce((sum, one) => sum + one.valueCents, 0)
      const wanted = { from: from.postcode, to: to.postcode, packages, items: [], usesBoxes: true, valueCents }
      const answer = await ask('POST', '/api/v2/me/shipment/calculate', { body: quoteRequest(wanted, settings) })
      const [first] = readQuote(answer, 0).offers.toSorted((one, other) => one.cents - other.cents)
      if (!first) throw new ServiceTrouble('refused', 'Melhor Envio: nenhum serviço traz este pacote de volta.')
      return first.service
    }
    let id = reference
    let costCents: number | undefined
    if (id === '' || VOID.has((await stateOf(id)).status)) {
      const service = asked.service || (await cheapest(asked))
      const made = recordOf(await ask('POST', '/api/v2/me/cart', { body: cartRequest({ ...asked, service }, key) }))
      id = textOf(made['id'])
      costCents = centsOf(made['price'])
      if (id === '') throw new ServiceTrouble('refused', 'Melhor Envio: não criou a etiqueta de devolução.')
      await keep(id)
    }
    const orders = { body: { orders: [id] } }
    const before = await stateOf(id)
    if (UNPAID.has(before.status)) await ask('POST', '/api/v2/me/shipment/checkout', orders)
    if (UNPAID.has(before.status) || before.status === 'released') await ask('POST', '/api/v2/me/shipment/generate', orders)
    const { code } = await stateOf(id)
    // It is made after the answer: asked for again in a while.
    if (code === '') throw new ServiceTrouble('busy', 'Melhor Envio: a etiqueta ainda está sendo gerada.', 60)
    const printed = recordOf(await ask('POST', '/api/v2/me/shipment/print', { body: { mode: 'public', orders: [id] } }))
    return { reference: id, code, url: textOf(printed['url']), costCents }
  }

function cartRequest({ from, to, service, packages, items }: ReturnAsked, key: string) {
  const worth = packages.reduce((sum, { valueCents }) => sum + valueCents, 0)
  return {
    service: Number(service),
    from: party(from),
    to: party(to),
    products: items.map(({ name, units, unitCents }) => ({ name, quantity: units, unitary_value: reais(unitCents) })),
    volumes: packages.map(({ sides, grams }) => ({
      length: centimetres(sides[0]),
      width: centimetres(sides[1]),
      height: centimetres(sides[2]),
      weight: kilograms(grams),
    })),
    options: {
      insurance_value: reais(worth),
      receipt: false,
      own_hand: false,
      reverse: true,
      non_commercial: true,
      tags: [{ tag: key }],
    },
  }
}

const party = (one: Party) => ({
  name: one.name,
  phone: one.phone,
  email: one.email,
  ...(one.document.length > 11 ? { company_document: one.document } : { document: one.document }),
  address: one.street,
  number: one.number,
  complement: one.complement,
  district: one.neighborhood,
  city: one.city,
  state_abbr: one.state,
  country_id: 'BR',
  postal_code: one.postcode,
})
