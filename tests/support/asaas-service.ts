import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { localDay } from '#kit/brazil/local-time.ts'
import { parcelsOf } from '#shop/payments/installments.ts'
import { type RandomFault, serveFaulty } from './faulty-server.ts'
import type { Exchanged } from './pix-bank.ts'
import { makePapers } from './throw-away-papers.ts'

type Refund = { dateCreated: string; status: string; value: number; description: string | null }
export type AsaasPayment = {
  object: 'payment'
  id: string
  dateCreated: string
  customer: string
  value: number
  netValue: number
  billingType: string
  status: string
  dueDate: string
  externalReference: string
  installment: string | null
  installmentNumber: number | null
  invoiceUrl: string
  bankSlipUrl: string | null
  estimatedCreditDate: string | null
  creditDate: string | null
  deleted: boolean
  refunds: Refund[] | null
  chargeback?: Record<string, unknown>
}
type Hook = Record<string, unknown> & { id: string; url: string; authToken: string }
type Outcome = { status: number; answer: unknown }
type Body = Record<string, unknown>

export const ASAAS_ACCOUNT = { apiKey: '$aact_prod_000segredo-da-conta-asaas' }
const PAID = new Set(['CONFIRMED', 'RECEIVED'])
const PAYMENT_FIELDS = [
  'customer',
  'billingType',
  'value',
  'installmentCount',
  'totalValue',
  'dueDate',
  'description',
  'externalReference',
  'callback',
]
const HOOK_FIELDS = ['name', 'url', 'email', 'enabled', 'interrupted', 'apiVersion', 'authToken', 'sendType', 'events']
const cents = (amount: number) => Math.round(amount * 100)

/** Asaas as its documents describe it, with its own money. It has no idempotency keys: whatever is sent twice is made twice. */
export async function anAsaas({ deadlineMs = 3_000 } = {}) {
  const payments = new Map<string, AsaasPayment>()
  const customers = new Map<string, Body & { id: string }>()
  const hooks = new Map<string, Hook>()
  const exchanged: Exchanged[] = []
  let lastId = 80_225_913_252
  const wishes = { failRefunds: false, leavesRefundsOut: false, slowRefunds: false, knowsSite: true }
  const refuse = (description: string, status = 400): Outcome => ({
    status,
    answer: { errors: [{ code: status === 401 ? 'invalid_access_token' : 'invalid_action', description }] },
  })
  const ok = (answer: unknown): Outcome => ({ status: 200, answer })
  const strange = (body: Body, known: readonly string[]) => Object.keys(body).find((name) => !known.includes(name))

  function act(method: string, path: string, query: URLSearchParams, body: Body): Outcome {
    const [, , noun, id, sub] = path.split('/')
    if (noun === 'myAccount' && id === 'commercialInfo')
      return ok({ companyName: 'Casa Aroeira Ltda', name: 'Helena', email: 'helena@loja.example' })
    if (noun === 'customers')
      return method === 'POST' ? addCustomer(body) : page(query, [...customers.values()].filter(named(query)))
    if (noun === 'chargebacks')
      return page(
        query,
        [...payments.values()].flatMap(({ chargeback }) => chargeback ?? []),
      )
    if (noun === 'webhooks') return hook(method, id, query, body)
    if (noun !== 'payments') return refuse('Rota desconhecida.', 404)
    if (id === undefined) return method === 'POST' ? create(body) : search(query)
    const payment = payments.get(id)
    if (!payment) return { status: 404, answer: {} }
    if (sub === 'refunds') return page(query, payment.refunds ?? [])
    if (sub === 'refund' && method === 'POST') return refund(payment, body)
    if (sub === 'pixQrCode')
      return payment.billingType === 'PIX'
        ? ok({ encodedImage: '', payload: `00020126asaas${payment.id}6304ABCD`, expirationDate: `${payment.dueDate} 23:59:59` })
        : refuse('Esta cobrança não é Pix.')
    if (sub === 'identificationField')
      return payment.billingType === 'BOLETO'
        ? ok({ identificationField: '4'.repeat(47), nossoNumero: '1', barCode: '4'.repeat(44) })
        : refuse('Esta cobrança não é boleto.')
    if (method === 'DELETE') {
      if (!['PENDING', 'OVERDUE'].includes(payment.status))
        return refuse('Somente é possível remover cobranças pendentes ou vencidas.')
      payment.deleted = true
      return ok({ deleted: true, id })
    }
    return ok(payment)
  }

  function addCustomer(body: Body): Outcome {
    const odd = strange(body, ['name', 'cpfCnpj', 'email', 'externalReference', 'notificationDisabled'])
    if (odd !== undefined) return refuse(`Campo desconhecido: ${odd}`)
    if (!/^(\d{11}|[0-9A-Z]{14})$/.test(String(body['cpfCnpj']))) return refuse('O CPF/CNPJ informado é inválido.')
    if (typeof body['name'] !== 'string' || body['name'] === '') return refuse('O nome deve ser informado.')
    const made = { ...body, id: `cus_${++lastId}` }
    customers.set(made.id, made)
    return ok(made)
  }
  const named = (query: URLSearchParams) => (one: Body) =>
    query.get('externalReference') === null || one['externalReference'] === query.get('externalReference')

  function create(body: Body): Outcome {
    const odd = strange(body, PAYMENT_FIELDS)
    if (odd !== undefined) return refuse(`Campo desconhecido: ${odd}`)
    const { billingType, value, totalValue, installmentCount: count = 1, dueDate, callback } = body
    const sum = Number(count) > 1 ? totalValue : value
    if (!customers.has(String(body['customer']))) return refuse('Cliente não encontrado.')
    if (!['PIX', 'BOLETO', 'CREDIT_CARD'].includes(String(billingType))) return refuse('billingType')
    if (typeof sum !== 'number' || sum <= 0 || cents(sum) / 100 !== sum) return refuse('O valor é inválido.')
    if (!/^\d{4}-\d\d-\d\d$/.test(String(dueDate)) || String(dueDate) < localDay(new Date()))
      return refuse('Vencimento no passado.')
    if (callback && !wishes.knowsSite) return refuse('Não há nenhum domínio configurado em sua conta.')
    const installment = Number(count) > 1 ? randomUUID() : null
    const made = parcelsOf(cents(sum), Number(count)).map((parcel, at): AsaasPayment => {
      const id = `pay_${++lastId}`
      return {
        object: 'payment',
        id,
        dateCreated: localDay(new Date()),
        customer: String(body['customer']),
        value: parcel / 100,
        netValue: (parcel - 199) / 100,
        billingType: String(billingType),
        status: 'PENDING',
        dueDate: String(dueDate),
        externalReference: String(body['externalReference']),
        installment,
        installmentNumber: installment === null ? null : at + 1,
        invoiceUrl: `https://www.asaas.example/i/${id}`,
        bankSlipUrl: billingType === 'BOLETO' ? `https://www.asaas.example/b/pdf/${id}` : null,
        estimatedCreditDate: null,
        creditDate: null,
        deleted: false,
        refunds: null,
      }
    })
    for (const one of made) payments.set(one.id, one)
    return ok(made[0])
  }

  function search(query: URLSearchParams): Outcome {
    const [from, to] = [query.get('dateCreated[ge]') ?? '', query.get('dateCreated[le]') ?? '9']
    const found = [...payments.values()].filter(
      (one) => !one.deleted && named(query)(one) && one.dateCreated >= from && one.dateCreated <= to,
    )
    return page(
      query,
      found.map((one) => (wishes.leavesRefundsOut ? { ...one, refunds: null } : one)),
    )
  }
  function page(query: URLSearchParams, all: unknown[]): Outcome {
    const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)]
    if (limit > 100) return refuse('limit')
    const data = all.slice(offset, offset + limit)
    return ok({ object: 'list', hasMore: all.length > offset + limit, totalCount: all.length, limit, offset, data })
  }

  const leftOf = (payment: AsaasPayment) =>
    cents(payment.value) -
    (payment.refunds ?? []).filter(({ status }) => status !== 'CANCELLED').reduce((sum, one) => sum + cents(one.value), 0)
  function refund(payment: AsaasPayment, body: Body): Outcome {
    const odd = strange(body, ['value', 'description'])
    if (odd !== undefined) return refuse(`Campo desconhecido: ${odd}`)
    if (payment.billingType === 'BOLETO') return refuse('Não é possível estornar cobranças recebidas por boleto.')
    const value = Number(body['value'] ?? leftOf(payment) / 100)
    if (!PAID.has(payment.status) || cents(value) > leftOf(payment))
      return refuse('O valor do estorno é maior que o da cobrança.')
    if (wishes.failRefunds) return refuse('Saldo insuficiente.')
    giveBack(payment, value, String(body['description'] ?? ''))
    return ok(payment)
  }
  function giveBack(payment: AsaasPayment, value: number, description: string | null = null) {
    const made = {
      dateCreated: new Date().toISOString().slice(0, 19).replace('T', ' '),
      status: wishes.slowRefunds ? 'PENDING' : 'DONE',
      value,
      description,
    }
    payment.refunds = [...(payment.refunds ?? []), made]
    if (leftOf(payment) === 0) payment.status = 'REFUNDED'
  }

  function hook(method: string, id: string | undefined, query: URLSearchParams, body: Body): Outcome {
    if (method === 'GET')
      return page(
        query,
        [...hooks.values()].map(({ authToken: _token, ...rest }) => rest),
      )
    const odd = strange(body, HOOK_FIELDS)
    if (odd !== undefined) return refuse(`Campo desconhecido: ${odd}`)
    if (!String(body['url']).startsWith('https://') || !String(body['email']).includes('@')) return refuse('url, email')
    if (String(body['authToken']).length < 32) return refuse('authToken')
    if (method === 'POST' && hooks.size >= 10) return refuse('Limite de webhooks.')
    const known = id ?? randomUUID()
    hooks.set(known, { ...body, id: known } as unknown as Hook)
    return ok(hooks.get(known))
  }

  const served = await serveFaulty({ papers: makePapers() }, (request: IncomingMessage, url, text) => {
    if (request.headers['access_token'] !== ASAAS_ACCOUNT.apiKey) return refuse('A chave de API fornecida é inválida.', 401)
    if (!request.headers['user-agent']) return refuse('User-Agent', 400)
    if (!url.pathname.startsWith('/v3/')) return { status: 404, answer: {} }
    const method = request.method ?? 'GET'
    const body = text === '' ? {} : (JSON.parse(text) as Body)
    const outcome = act(method, url.pathname, url.searchParams, body)
    const { status, answer } = outcome
    exchanged.push({
      method,
      path: url.pathname,
      query: url.search,
      body: text === '' ? undefined : body,
      status,
      answer: structuredClone(answer),
    })
    return outcome
  })
  const ofReference = (reference: string) =>
    [...payments.values()].filter((one) => one.externalReference === reference && !one.deleted)

  return {
    settings: { ...ASAAS_ACCOUNT, environment: 'production', baseUrl: `${served.origin}/v3`, parcels: '6' },
    network: { ...served.network, deadlineMs },
    faults: served.faults,
    exchanged,
    payments,
    customers,
    hooks,
    ofReference,
    /** Somebody pays: by the code, the boleto, or on the invoice page; of a card the money itself comes a month later. */
    pay: (reference: string) => {
      const open = ofReference(reference).filter(({ status }) => status === 'PENDING' || status === 'OVERDUE')
      for (const one of open)
        Object.assign(one, {
          status: one.billingType === 'CREDIT_CARD' ? 'CONFIRMED' : 'RECEIVED',
          estimatedCreditDate: '2026-12-12',
          creditDate: one.billingType === 'CREDIT_CARD' ? null : localDay(new Date()),
        })
      return open[0]
    },
    overdue: (reference: string) => ofReference(reference).forEach((one) => (one.status = 'OVERDUE')),
    /** The merchant gives money back in the service's own panel. */
    giveBack,
    endRefunds: () =>
      [...payments.values()].forEach((one) => (one.refunds ?? []).forEach((refunded) => (refunded.status = 'DONE'))),
    chargeBack: (payment: AsaasPayment, status = 'DONE') => {
      payment.status =
        status === 'REVERSED' ? 'CONFIRMED' : status === 'IN_DISPUTE' ? 'CHARGEBACK_DISPUTE' : 'CHARGEBACK_REQUESTED'
      payment.chargeback = {
        id: `cb-${payment.id}`,
        payment: payment.id,
        status,
        reason: 'FRAUD',
        disputeStartDate: '2026-11-16',
        value: payment.value,
        deadlineToSendDisputeDocuments: '2026-11-26',
      }
    },
    moneyOf: (reference: string) =>
      [...payments.values()]
        .filter((one) => one.externalReference === reference && !['PENDING', 'OVERDUE'].includes(one.status))
        .reduce((sum, one) => sum + (['DONE', 'DISPUTE_LOST'].includes(String(one.chargeback?.['status'])) ? 0 : leftOf(one)), 0),
    /** The call that tells of a payment, as Asaas makes it to the address that it was given. */
    noticeOf: (payment: AsaasPayment, event: string, id = `evt_${randomUUID()}`) => {
      const [known] = hooks.values()
      return {
        path: new URL(known!.url).pathname,
        query: {},
        headers: { 'asaas-access-token': known!.authToken },
        body: JSON.stringify({ id, event, dateCreated: '2026-11-18 10:00:00', payment }),
      }
    },
    set: ({ randomFault, ...some }: Partial<typeof wishes> & { randomFault?: RandomFault }) => {
      Object.assign(wishes, some)
      served.failBy(randomFault)
    },
    close: served.close,
  }
}
export type AsaasService = Awaited<ReturnType<typeof anAsaas>>
