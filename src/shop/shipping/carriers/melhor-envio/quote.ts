import type { Cents } from '#kit/money.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { CarrierSettings, Offer, Quoted, QuoteAsked } from '../carrier.ts'
import { centimetres, centsOf, daysOf, kilograms, reais, unreadable } from '../wire.ts'

/** Boxes of the merchant go as they are; without any the service packs the things itself, by the rules of each carrier. */
export function quoteRequest(
  { from, to, packages, items, usesBoxes, valueCents }: QuoteAsked,
  { insures, receipt, ownHand, services = '' }: CarrierSettings,
) {
  const insured = (cents: number) => (insures === 'true' ? reais(cents) : 0)
  const wanted = services.replaceAll(/[^\d,]/g, '')
  const sized = (sides: readonly [number, number, number], grams: number) => ({
    length: centimetres(sides[0]),
    width: centimetres(sides[1]),
    height: centimetres(sides[2]),
    weight: kilograms(grams),
  })
  return {
    from: { postal_code: from },
    to: { postal_code: to },
    ...(usesBoxes
      ? {
          volumes: packages.map(({ sides, grams, valueCents: worth }) => ({
            ...sized(sides, grams),
            insurance_value: insured(worth),
          })),
        }
      : {
          products: items.map(({ sides, weightGrams, units, valueCents: worth }, at) => ({
            id: String(at + 1),
            ...sized(sides, weightGrams),
            insurance_value: insured(worth),
            quantity: units,
          })),
        }),
    options: {
      receipt: receipt === 'true',
      own_hand: ownHand === 'true',
      collect: false,
      ...(usesBoxes && { insurance_value: insured(valueCents) }),
    },
    ...(wanted !== '' && { services: wanted }),
  }
}

/** An offer or an error for each service; what the merchant added at Melhor Envio counts. */
export function readQuote(answer: unknown, insuredCents: Cents): Quoted {
  if (!Array.isArray(answer)) throw unreadable('Melhor Envio')
  const quoted: Quoted = { offers: [], refusals: [] }
  for (const raw of answer) {
    const one = recordOf(raw)
    const service = String(one['id'] ?? '').slice(0, 40)
    const company = textOf(recordOf(one['company'])['name'])
    const name = `${textOf(one['name']) || service}${company === '' ? '' : ` (${company})`}`.slice(0, 100)
    if (service === '') continue
    const offer = readOffer(one)
    if (offer) quoted.offers.push({ service, name, ...offer, insuredCents })
    else quoted.refusals.push({ service, name, reason: textOf(one['error']).slice(0, 300) || 'Resposta incompleta.' })
  }
  return quoted
}

function readOffer(one: Record<string, unknown>): Pick<Offer, 'cents' | 'days'> | undefined {
  if (textOf(one['error']) !== '') return undefined
  const cents = centsOf(one['custom_price']) ?? centsOf(one['price'])
  const range = recordOf(one['custom_delivery_range'] ?? one['delivery_range'])
  const to = daysOf(range['max']) ?? daysOf(one['custom_delivery_time']) ?? daysOf(one['delivery_time'])
  const from = daysOf(range['min']) ?? to
  if (cents === undefined || to === undefined || from === undefined) return undefined
  return { cents, days: { from: Math.min(from, to), to } }
}

/** What it says of a request that it does not take. */
export function refusalIn(body: unknown): string {
  const { message, error, errors } = recordOf(body)
  const [first] = Object.values(recordOf(errors)).flatMap((texts) => listOf(texts))
  return textOf(first) || textOf(message) || textOf(error)
}
