import { randomUUID } from 'node:crypto'

type Body = Record<string, unknown>
type Reply = { status: number; answer: unknown; file?: Buffer }
export type StandInLabel = {
  id: string
  status: string
  cents: number
  tag: string
  code: string
  asked: Body
  /** How often it was paid for. */
  paid: number
  /** What became of it since it was handed over: `posted_at`, `delivered_at`, by the clock of Brasília. */
  moments: Record<string, string>
}

const CART = new Set(['service', 'agency', 'from', 'to', 'products', 'volumes', 'options'])
const PARTY = new Set(
  'name phone email document company_document state_register address complement number district city state_abbr country_id postal_code'.split(
    ' ',
  ),
)
const OPTIONS = new Set('insurance_value receipt own_hand reverse non_commercial invoice platform tags'.split(' '))
const PAGE = 20
const MADE = new Set(['generated', 'posted', 'delivered'])

const strangeIn = (known: ReadonlySet<string>, record: unknown) =>
  Object.keys(record as object).filter((name) => !known.has(name))

/** Its cart, its balance and its labels. What is asked with a field that it does not know is refused. */
export function labelDesk({
  priceOf,
  origin,
}: {
  priceOf: (service: number, kilos: number) => number | undefined
  origin: () => string
}) {
  const labels = new Map<string, StandInLabel>()
  let balanceCents = 10_000_000
  let spentCents = 0
  let factor = 1
  /** Many labels as a page to look at, in place of a file. */
  let joinsAsPage = false
  let needsAgency = false
  /** So many times more it says that its cart is asked too often. */
  let busyCarts = 0
  const joinedStart = (path: string) => (joinsAsPage && path.startsWith('/imprimir/') ? '<!doctype html>' : '%PDF-1.4')
  const refuse = (status: number, message: string, errors?: Record<string, string[]>): Reply => ({
    status,
    answer: { message, ...(errors && { errors }) },
  })
  const told = ({ id, status, cents, tag, code, moments }: StandInLabel) => ({
    id,
    protocol: `ORD-${id.slice(0, 8)}`,
    status,
    price: (cents / 100).toFixed(2),
    tags: [{ tag, url: null }],
    tracking: MADE.has(status) ? code : null,
    melhorenvio_tracking: null,
    ...moments,
  })
  const add = (body: Body): Reply => {
    const { service, from, to, volumes, products, options } = body as Record<string, Body> & { volumes: { weight: number }[] }
    const strange = [
      ...strangeIn(CART, body),
      ...[from, to].flatMap((one) => strangeIn(PARTY, one)),
      ...strangeIn(OPTIONS, options),
    ]
    if (strange.length > 0) return refuse(422, `unknown fields: ${strange.join(', ')}`)
    if (!Array.isArray(volumes) || volumes.length !== 1 || !Array.isArray(products))
      return refuse(422, 'The given data was invalid.', { volumes: ['Informe um volume.'] })
    if ((from!['document'] ?? from!['company_document']) === (to!['document'] ?? to!['company_document']))
      return refuse(422, 'The given data was invalid.', {
        'to.document': ['O destinatário não pode ter o documento do remetente.'],
      })
    const isCommercial = options!['non_commercial'] !== true
    if (isCommercial && !/^\d{44}$/.test(String((options!['invoice'] as Body | undefined)?.['key'] ?? '')))
      return refuse(422, 'The given data was invalid.', { 'options.invoice.key': ['Informe a chave da nota fiscal.'] })
    if (needsAgency && Number(service) === 3 && body['agency'] === undefined)
      return refuse(422, 'The given data was invalid.', { agency: ['O campo agência é obrigatório.'] })
    const price = priceOf(Number(service), volumes[0]!.weight)
    if (price === undefined) return refuse(422, 'Serviço indisponível para o trecho.')
    const id = randomUUID()
    const [{ tag }] = options!['tags'] as [{ tag: string }]
    const digits = String(labels.size + 10_000_000).slice(-8)
    labels.set(id, {
      id,
      status: 'pending',
      cents: Math.round(price * factor * 100),
      tag,
      code: `ME${digits}7BR`,
      asked: body,
      paid: 0,
      moments: {},
    })
    return { status: 201, answer: told(labels.get(id)!) }
  }
  const checkout = ({ orders }: Body): Reply => {
    const label = labels.get((orders as string[])[0]!)
    if (label?.status !== 'pending') return refuse(422, 'Este envio não está no carrinho.')
    if (balanceCents < label.cents) return { status: 422, answer: { error: 'Saldo insuficiente para esta compra.' } }
    balanceCents -= label.cents
    spentCents += label.cents
    label.paid++
    label.status = 'released'
    return { status: 200, answer: { purchase: { id: randomUUID(), status: 'paid', orders: [told(label)] } } }
  }
  const cancel = ({ order }: Body): Reply => {
    const { id } = order as { id: string }
    const label = labels.get(id)
    if (!label || !['released', 'generated'].includes(label.status)) return { status: 200, answer: { [id]: { canceled: false } } }
    label.status = 'canceled'
    balanceCents += label.cents
    spentCents -= label.cents
    return { status: 200, answer: { [id]: { canceled: true, time: 1 } } }
  }
  const handle = (method: string, path: string, { page, body }: { page: number; body: Body }): Reply | undefined => {
    const [, , , , place = '', name = '', last = ''] = path.split('/')
    const label = labels.get(place === 'imprimir' ? last : name)
    if (place === 'cart' && method === 'POST') return busyCarts-- > 0 ? refuse(429, 'Too Many Attempts.') : add(body)
    if (place === 'cart' && name === '') {
      const all = [...labels.values()].filter(({ status }) => status === 'pending').toReversed()
      return {
        status: 200,
        answer: {
          current_page: page,
          last_page: Math.max(1, Math.ceil(all.length / PAGE)),
          data: all.slice((page - 1) * PAGE, page * PAGE).map(told),
        },
      }
    }
    if (place === 'cart' && label?.status === 'pending' && method === 'DELETE') {
      labels.delete(name)
      return { status: 204, answer: '' }
    }
    if (place === 'cart') return label?.status === 'pending' ? { status: 200, answer: told(label) } : refuse(404, 'Not found')
    if (place === 'orders')
      return label && label.status !== 'pending' ? { status: 200, answer: told(label) } : refuse(404, 'Not found')
    if (place === 'imprimir') {
      if (!MADE.has(label?.status ?? '')) return refuse(422, 'A etiqueta ainda não foi gerada.')
      return { status: 200, answer: [`${origin()}/arquivos/${last}.pdf`] }
    }
    if (place !== 'shipment') return undefined
    if (name === 'checkout') return checkout(body)
    if (name === 'cancel') return cancel(body)
    const asked = ((body['orders'] ?? []) as string[]).flatMap((id) => labels.get(id) ?? [])
    const [own] = asked
    if (name === 'print') {
      if (body['mode'] !== 'public' || asked.some(({ status }) => !MADE.has(status))) return refuse(422, 'Etiqueta não gerada.')
      return { status: 200, answer: { url: `${origin()}/imprimir/${asked.map(({ id }) => id).join('_')}` } }
    }
    if (name === 'generate') {
      if (own?.status !== 'released') return refuse(422, 'A etiqueta não pode ser gerada.')
      own.status = 'generated'
      return { status: 200, answer: { [own.id]: { status: true, message: 'Envio gerado com sucesso' } } }
    }
    if (name === 'tracking') return { status: 200, answer: Object.fromEntries(asked.map((one) => [one.id, told(one)])) }
    return undefined
  }
  return {
    labels,
    handle,
    file: (path: string): Reply | undefined =>
      /^\/(arquivos\/.+\.pdf|imprimir\/.+)$/.test(path)
        ? { status: 200, answer: '', file: Buffer.from(`${joinedStart(path)}\n\u00ff${path}\n%%EOF`, 'latin1') }
        : undefined,
    spentCents: () => spentCents,
    setLabels: (options: {
      balanceCents?: number
      factor?: number
      joinsAsPage?: boolean
      needsAgency?: boolean
      busyCarts?: number
    }) => {
      balanceCents = options.balanceCents ?? balanceCents
      factor = options.factor ?? factor
      joinsAsPage = options.joinsAsPage ?? joinsAsPage
      needsAgency = options.needsAgency ?? needsAgency
      busyCarts = options.busyCarts ?? busyCarts
    },
    /** Every label that was made is handed over, or has arrived. */
    move: (status: 'posted' | 'delivered', moment: string) => {
      for (const label of labels.values())
        if (MADE.has(label.status))
          labels.set(label.id, { ...label, status, moments: { ...label.moments, [`${status}_at`]: moment } })
    },
  }
}
