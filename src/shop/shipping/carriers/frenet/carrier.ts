import { addressField, secretField } from '#kit/service-fields.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierDefinition, PackageTold, Quoted, QuoteAsked } from '../carrier.ts'
import { readCodesByAddress } from '../notified-codes.ts'
import { frenetEvents } from './tracking.ts'
import { centimetres, centsOf, daysOf, kilograms, reais, silent, troubleOf, unreadable } from '../wire.ts'

const SERVICE = 'Frenet'
const API_URL = 'https://api.frenet.com.br'

/** The merchant's own contracts with carriers, quoted by one service. */
const frenet: CarrierDefinition = {
  id: 'frenet',
  name: 'Frenet',
  help: 'Cotação com as transportadoras que você ligou no painel da Frenet, com os seus contratos. Copie o token em Frenet › Configurações › Token.',
  fields: [
    secretField('token', 'Token', 'Vale como senha da sua conta: não mande a ninguém.'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se a Frenet pedir.'),
  ],
  needs: [['token']],
  limits: { maxSide: 2_000, maxSum: 4_000, maxGrams: 120_000 },
  services: [],
  connect: ({ token = '', baseUrl = '' }, { call }) => {
    const ask = async (method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal) => {
      const url = (baseUrl || API_URL).replace(/\/+$/, '') + path
      const headers = { token, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const asked = { url, method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const answer = await call(asked, signal).catch((error: unknown) => {
        throw silent(SERVICE, error)
      })
      const read = parseOrNothing(answer.body)
      const trouble = troubleOf(SERVICE, answer, textOf(recordOf(read)['Message']))
      if (trouble) throw trouble
      if (read === undefined) throw unreadable(SERVICE)
      return read
    }
    return {
      track: {
        mostAtOnce: 1,
        ask: async (packages, signal) => {
          const told: PackageTold[] = []
          for (const { code, reference, service } of packages) {
            const body = { ShippingServiceCode: service === '' ? null : service, TrackingNumber: code }
            const events = frenetEvents(await ask('POST', '/tracking/trackinginfo', body, signal), code)
            if (events.length > 0) told.push({ code, reference, events })
          }
          return told
        },
      },
      readNotification: readCodesByAddress,
      quote: async (asked, signal) => readQuote(await ask('POST', '/shipping/quote', requestOf(asked), signal), asked),
      health: async () => {
        try {
          const services = listOf(recordOf(await ask('GET', '/shipping/info'))['ShippingSeviceAvailableArray'])
          const many = services.length === 1 ? '1 serviço' : `${services.length} serviços`
          return { ok: true, text: services.length === 0 ? 'Conectado à Frenet.' : `Conectado à Frenet, com ${many}.` }
        } catch (error) {
          if (!(error instanceof ServiceTrouble)) throw error
          return { ok: false, text: error.message }
        }
      },
    }
  },
}
export default frenet

function requestOf({ from, to, packages, items, usesBoxes, valueCents }: QuoteAsked) {
  const sized = (sides: readonly [number, number, number], grams: number, units: number) => ({
    Length: centimetres(sides[0]),
    Width: centimetres(sides[1]),
    Height: centimetres(sides[2]),
    Weight: kilograms(grams),
    Quantity: units,
  })
  return {
    SellerCEP: from,
    RecipientCEP: to,
    ShipmentInvoiceValue: reais(valueCents),
    ShippingServiceCode: null,
    RecipientCountry: 'BR',
    ShippingItemArray: usesBoxes
      ? packages.map(({ sides, grams }) => sized(sides, grams, 1))
      : items.map(({ sides, weightGrams, units }) => sized(sides, weightGrams, units)),
  }
}

/** The list is spelled as theirs is; an error of one service comes with a good status and leaves the others. */
function readQuote(answer: unknown, { valueCents }: QuoteAsked): Quoted {
  const said = recordOf(answer)
  const list = said['ShippingSevicesArray'] ?? said['ShippingServicesArray']
  if (!Array.isArray(list)) throw unreadable(SERVICE)
  const quoted: Quoted = { offers: [], refusals: [] }
  for (const raw of list) {
    const one = recordOf(raw)
    const service = String(one['ServiceCode'] ?? '').slice(0, 40)
    if (service === '') continue
    const carrier = textOf(one['Carrier'])
    const title = textOf(one['ServiceDescription']) || service
    const name = (carrier === '' || title.includes(carrier) ? title : `${title} (${carrier})`).slice(0, 100)
    const [cents, days] = [centsOf(one['ShippingPrice']), daysOf(one['DeliveryTime'])]
    const isError = one['Error'] === true || one['Error'] === 'true'
    if (isError || cents === undefined || days === undefined)
      quoted.refusals.push({ service, name, reason: textOf(one['Msg']).slice(0, 300) || 'Resposta incompleta.' })
    else quoted.offers.push({ service, name, cents, days: { from: days, to: days }, insuredCents: valueCents })
  }
  return quoted
}
