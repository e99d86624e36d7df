import type { IncomingMessage } from 'node:http'
import { labelDesk } from './melhor-envio-labels.ts'
import { serveFaulty } from './faulty-server.ts'
import { makePapers } from './throw-away-papers.ts'

type Sent = { method: string; path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }

export const MELHOR_ENVIO_TOKEN = 'token-colado-do-melhor-envio'
const APP = { clientId: '4321', clientSecret: 'segredo-do-aplicativo' }

/** Which fields its calculator knows; the stand-in refuses every other one, so that a slip of ours is seen. */
const KNOWN = new Set(['from', 'to', 'products', 'volumes', 'options', 'services'])
const SERVICES = [
  { id: 1, name: 'PAC', company: 'Correios', basePrice: 18, perKilo: 4, days: [5, 8] },
  { id: 2, name: 'SEDEX', company: 'Correios', basePrice: 30, perKilo: 9, days: [1, 3] },
  { id: 3, name: '.Package', company: 'Jadlog', basePrice: 21, perKilo: 3, days: [4, 6] },
] as const

const COMPANIES = { Correios: 1, Jadlog: 2 }
const agency = (id: number, city: string, cep: string, status = 'available') => ({
  id,
  name: `JADLOG ${city.toUpperCase()}`,
  status,
  address: { postal_code: cep, address: 'Rua A', number: '10', district: 'Centro', city: { city, state: { state_abbr: 'MG' } } },
})
const AGENCIES = [
  agency(11, 'Belo Horizonte', '30110000'),
  agency(12, 'São João del-Rei', '36300000'),
  agency(13, 'São João del-Rei', '36307000', 'unavailable'),
]
/** By company, state and city; only Jadlog has some. */
const agenciesIn = (query: URLSearchParams) =>
  query.get('company') === '2' && query.get('state') === 'MG'
    ? AGENCIES.filter(({ address }) => !query.has('city') || address.city.city === query.get('city'))
    : []

/** Melhor Envio as its documents describe it: a quote over carriers, and tokens that rotate. */
export async function aMelhorEnvio({ deadlineMs = 5_000 } = {}) {
  const papers = makePapers()
  const sent: Sent[] = []
  const pairs = new Map([['acesso-1', 'renova-1']])
  let made = 1
  let lifeSeconds = 2_592_000
  let changeOffer: (offer: Record<string, unknown>) => Record<string, unknown> = (offer) => offer
  let priceFactor = 1

  const desk = labelDesk({
    origin: () => server.origin,
    priceOf: (service, kilos) => {
      const found = SERVICES.find(({ id }) => id === service)
      return found && (found.basePrice + found.perKilo * kilos) * priceFactor
    },
  })
  const refuse = (status: number, message: string, errors?: Record<string, string[]>) => ({
    status,
    answer: { message, ...(errors && { errors }) },
  })
  const token = ({ grant_type, refresh_token, client_id, client_secret, code }: Record<string, unknown>) => {
    if (client_id !== APP.clientId || client_secret !== APP.clientSecret) return refuse(401, 'Client authentication failed')
    const [known] = [...pairs].find(([, refresh]) => refresh === refresh_token) ?? []
    const isAllowed = grant_type === 'refresh_token' ? known !== undefined : code === 'codigo-de-autorizacao'
    if (!isAllowed) return refuse(401, 'The refresh token is invalid.')
    // The former pair is over.
    if (known !== undefined) pairs.delete(known)
    made++
    pairs.set(`acesso-${made}`, `renova-${made}`)
    return {
      status: 200,
      answer: {
        token_type: 'Bearer',
        expires_in: lifeSeconds,
        access_token: `acesso-${made}`,
        refresh_token: `renova-${made}`,
      },
    }
  }
  const calculate = (body: Record<string, unknown>) => {
    const strange = Object.keys(body).filter((name) => !KNOWN.has(name))
    if (strange.length > 0) return refuse(422, `unknown fields: ${strange.join(', ')}`)
    const { to, products, volumes, services } = body as { to: { postal_code: string }; [name: string]: unknown }
    if (!/^\d{8}$/.test(to.postal_code) || to.postal_code.startsWith('0000'))
      return refuse(422, 'The given data was invalid.', { 'to.postal_code': ['O CEP de destino não existe.'] })
    const things = (products ?? volumes) as { weight: number; length: number; width: number; height: number; quantity?: number }[]
    if (
      things.some(
        ({ weight, ...sides }) => !(weight > 0) || [sides.length, sides.width, sides.height].some((side) => !(side >= 1)),
      )
    )
      return refuse(422, 'The given data was invalid.', { products: ['Medidas inválidas.'] })
    const kilos = things.reduce((sum, { weight, quantity = 1 }) => sum + weight * quantity, 0)
    const wanted = typeof services === 'string' ? services.split(',') : undefined
    const offers = SERVICES.filter(({ id }) => !wanted || wanted.includes(String(id))).map(
      ({ id, name, company, basePrice, perKilo, days }) => {
        const who = { id, name, company: { id, name: company, picture: 'https://melhorenvio.example/logo.png' } }
        if (company === 'Correios' && volumes && things.length > 1)
          return { ...who, error: 'Transportadora não atende mais de um volume.' }
        if (kilos > 30 && company === 'Correios') return { ...who, error: 'Peso acima do limite da transportadora.' }
        const price = ((basePrice + perKilo * kilos) * priceFactor).toFixed(2)
        const range = { min: days[0], max: days[1] }
        return changeOffer({
          ...who,
          price,
          custom_price: price,
          discount: '0.00',
          currency: 'R$',
          delivery_time: days[1],
          delivery_range: range,
          custom_delivery_time: days[1],
          custom_delivery_range: range,
          packages: [],
          additional_services: { receipt: false, own_hand: false, collect: false },
        })
      },
    )
    return { status: 200, answer: offers }
  }
  /** Labels by their ids; a search finds more than it was asked for. */
  const onTheirWay = new Map<string, { id: string; tracking: string; status: string; [moment: string]: string | null }>()
  let paid = 0
  const putIntoCart = ({ options, service }: Record<string, unknown>) => {
    if ((options as { reverse?: boolean }).reverse !== true || !(Number(service) > 0))
      return refuse(422, 'only returns are made here')
    const id = `label-${onTheirWay.size + 1}`
    onTheirWay.set(id, { id, tracking: '', status: 'pending' })
    return { status: 201, answer: { id, protocol: 'ORD-1', status: 'pending', price: 21.5 } }
  }
  const moveLabel = (path: string, [id = '']: string[]) => {
    const label = onTheirWay.get(id)
    const isPaying = path.endsWith('checkout')
    if (!label || label.status !== (isPaying ? 'pending' : 'released')) return refuse(422, `label is ${label?.status}`)
    if (isPaying) paid++
    onTheirWay.set(id, isPaying ? { ...label, status: 'released' } : { ...label, status: 'generated', tracking: `RV${id}` })
    return { status: 200, answer: {} }
  }
  const handle = (request: IncomingMessage, url: URL, text: string) => {
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    sent.push({ method: request.method ?? '', path: url.pathname, headers: request.headers, body })
    // Files lie elsewhere: no key is sent there.
    const file = desk.file(url.pathname)
    if (file) return request.headers.authorization === undefined ? file : refuse(400, 'a key was sent to the store of files')
    if (!/^.+ \(\S+@\S+\)$/.test(request.headers['user-agent'] ?? '')) return refuse(400, 'User-Agent is missing')
    if (url.pathname === '/oauth/token') return token(body)
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (bearer !== MELHOR_ENVIO_TOKEN && !pairs.has(bearer)) return refuse(401, 'Unauthenticated.')
    if (url.pathname === '/api/v2/me/shipment/services')
      return {
        status: 200,
        answer: SERVICES.map(({ id, name, company }) => ({ id, name, company: { id: COMPANIES[company], name: company } })),
      }
    if (url.pathname === '/api/v2/me/shipment/agencies') return { status: 200, answer: agenciesIn(url.searchParams) }
    if (url.pathname === '/api/v2/me/shipment/calculate') return calculate(body)
    const isReturn = (body['options'] as { reverse?: boolean } | undefined)?.reverse === true
    if (url.pathname === '/api/v2/me/cart' && isReturn) return putIntoCart(body)
    const asked = Array.isArray(body['orders']) ? (body['orders'] as string[]) : []
    const isOwn = asked.some((id) => onTheirWay.has(id))
    if (isOwn && /shipment\/(checkout|generate)$/.test(url.pathname)) return moveLabel(url.pathname, asked)
    if (isOwn && url.pathname === '/api/v2/me/shipment/print')
      return { status: 200, answer: { url: 'https://melhorenvio.example/imprimir/1' } }
    if (url.pathname === '/api/v2/me/orders/search') {
      const wanted = url.searchParams.get('q') ?? ''
      return { status: 200, answer: [...onTheirWay.values()].filter(({ tracking }) => tracking.startsWith(wanted.slice(0, 2))) }
    }
    // What was only bought is the desk's.
    if (isOwn && url.pathname === '/api/v2/me/shipment/tracking')
      return {
        status: 200,
        answer: Object.fromEntries(asked.flatMap((id) => (onTheirWay.has(id) ? [[id, onTheirWay.get(id)]] : []))),
      }
    const page = Number(url.searchParams.get('page') ?? 1)
    return desk.handle(request.method ?? '', url.pathname, { page, body }) ?? refuse(404, 'Not found')
  }
  const server = await serveFaulty({ papers }, handle)
  return {
    ...server,
    network: { ...server.network, deadlineMs },
    sent,
    onTheirWay,
    /** How many labels of returns were paid for. */
    paidReturns: () => paid,
    app: APP,
    quotes: () => sent.filter(({ path }) => path.endsWith('/calculate')),
    renewals: () => sent.filter(({ path }) => path === '/oauth/token').length,
    labels: desk.labels,
    spentCents: desk.spentCents,
    setLabels: desk.setLabels,
    moveLabels: desk.move,
    /** As a merchant fills in the form. */
    settings: { baseUrl: server.origin, token: MELHOR_ENVIO_TOKEN, contactEmail: 'ti@loja.example' },
    set: (options: { lifeSeconds?: number; priceFactor?: number; changeOffer?: typeof changeOffer }) => {
      lifeSeconds = options.lifeSeconds ?? lifeSeconds
      priceFactor = options.priceFactor ?? priceFactor
      changeOffer = options.changeOffer ?? changeOffer
    },
    /** It forgets every token that it gave. */
    killTokens: () => {
      const given = [...pairs]
      for (const [access, refresh] of given) {
        pairs.delete(access)
        pairs.set(`morto-${access}`, refresh)
      }
    },
  }
}
export type MelhorEnvioService = Awaited<ReturnType<typeof aMelhorEnvio>>
