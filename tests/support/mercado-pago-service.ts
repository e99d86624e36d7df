import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type RandomFault, serveFaulty } from './faulty-server.ts'
import type { Exchanged } from './pix-bank.ts'
import { createAccess } from './mercado-pago-access.ts'
import { cardAnswer, type CardToken, installmentsFor } from './mercado-pago-cards.ts'
import { createCustomers } from './mercado-pago-customers.ts'
import { makePapers } from './throw-away-papers.ts'

type Refund = { id: number; payment_id: number; amount: number; status: string; date_created: string }
type Payment = {
  id: number
  status: string
  status_detail: string
  transaction_amount: number
  transaction_amount_refunded: number
  external_reference: string
  payment_method_id: string
  payment_type_id: string
  currency_id: string
  date_created: string
  date_approved: string | null
  date_last_updated: string
  refunds: Refund[]
  point_of_interaction?: object
  barcode?: { content: string }
  transaction_details?: object
  installments?: number
  three_ds_info?: object
  fee_details?: { type: string; amount: number; fee_payer: string }[]
  money_release_date?: string
}
type Preference = { id: string; external_reference: string; init_point: string; items: { unit_price: number }[] }

export const MERCADO_PAGO_ACCOUNT = { accessToken: 'APP_USR-1234567890-segredo-da-conta', webhookSecret: 'assinatura-secreta-77' }

/** Mercado Pago as its documents describe it, with its own money. It keeps to idempotency keys, and refuses what it does not know. */
export async function aMercadoPago({ deadlineMs = 3_000 } = {}) {
  const papers = makePapers()
  const payments = new Map<number, Payment>()
  const preferences = new Map<string, Preference>()
  const tokens = new Map<string, CardToken>()
  const customers = createCustomers(tokens, (status, message) => refuse(status, message))
  const access = createAccess()
  const done = new Map<string, { body: string; status: number; answer: unknown }>()
  const exchanged: Exchanged[] = []
  let lastId = 70_000_000_000
  let failRefunds = false
  let leavesRefundsOut = false
  const now = () => new Date().toISOString()
  const refuse = (status: number, message: string) => ({
    status,
    answer: { status, error: 'bad_request', message, cause: [{ code: status, description: message }] },
  })
  const find = (id: string | undefined) => payments.get(Number(id))
  const touch = (payment: Payment) => (payment.date_last_updated = now())

  function act(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): { status: number; answer: unknown } {
    const [, , noun, id, sub, subId] = path.split('/')
    if (path === '/checkout/preferences' && method === 'POST') return prefer(body)
    if (noun === 'payments' && id === 'search') return search(query)
    if (noun === 'payments' && id === undefined && method === 'POST')
      return typeof body['token'] === 'string' ? chargeCard(body) : create(body)
    if (noun === 'customers') return customers.act(method, path, query, body)
    const payment = find(id)
    if (!payment) return refuse(404, 'Payment not found')
    if (sub === 'refunds') return method === 'POST' ? refund(payment, body) : readRefunds(payment, subId)
    if (method === 'GET') return { status: 200, answer: payment }
    if (body['status'] !== 'cancelled' || !['pending', 'in_process'].includes(payment.status))
      return refuse(400, 'The action requested is not valid for the current payment state')
    payment.status = 'cancelled'
    touch(payment)
    return { status: 200, answer: payment }
  }

  function create(body: Record<string, unknown>) {
    const {
      transaction_amount: amount,
      payment_method_id: way,
      external_reference: reference,
      payer,
      date_of_expiration: until,
    } = body
    const known = new Set([
      'transaction_amount',
      'description',
      'payment_method_id',
      'external_reference',
      'notification_url',
      'payer',
      'date_of_expiration',
    ])
    const strange = Object.keys(body).filter((name) => !known.has(name))
    if (strange.length > 0) return refuse(400, `unknown fields: ${strange.join(', ')}`)
    const { email, address, identification } = payer as Record<string, unknown>
    if (typeof amount !== 'number' || Math.round(amount * 100) / 100 !== amount || amount <= 0)
      return refuse(400, 'transaction_amount')
    if (typeof email !== 'string' || !email.includes('@')) return refuse(400, 'payer.email')
    if (!(Date.parse(String(until)) > Date.now() + 30 * 60_000)) return refuse(400, 'date_of_expiration')
    if (way === 'bolbradesco' && (!address || !identification)) return refuse(400, 'payer.address')
    const id = ++lastId
    const barcode = `2379${'1'}${'9876'}${String(Math.round(amount * 100)).padStart(10, '0')}${String(id).padStart(25, '0')}`
    const payment: Payment = {
      id,
      status: 'pending',
      status_detail: way === 'pix' ? 'pending_waiting_transfer' : 'pending_waiting_payment',
      transaction_amount: amount,
      transaction_amount_refunded: 0,
      external_reference: String(reference),
      payment_method_id: String(way),
      payment_type_id: way === 'pix' ? 'bank_transfer' : 'ticket',
      currency_id: 'BRL',
      date_created: now(),
      date_approved: null,
      date_last_updated: now(),
      refunds: [],
      ...(way === 'pix' && {
        point_of_interaction: {
          transaction_data: { qr_code: `00020126mercadopago${id}6304ABCD`, ticket_url: `https://mp.example/${id}` },
        },
      }),
      ...(way === 'bolbradesco' && {
        barcode: { content: barcode },
        transaction_details: { external_resource_url: `https://mp.example/boleto/${id}` },
      }),
    }
    payments.set(id, payment)
    return { status: 201, answer: payment }
  }

  function chargeCard(body: Record<string, unknown>) {
    const strange = Object.keys(body).filter((name) => !CARD_FIELDS.has(name))
    if (strange.length > 0) return refuse(400, `unknown fields: ${strange.join(', ')}`)
    const card = tokens.get(String(body['token']))
    if (!card || card.isUsed) return refuse(400, 'Invalid card_token_id')
    const { transaction_amount: amount, payment_method_id: brand, installments } = body
    if (typeof amount !== 'number' || amount <= 0) return refuse(400, 'transaction_amount')
    if (brand !== card.brand) return refuse(400, 'payment_method_id')
    const { type, id: payer } = body['payer'] as Record<string, unknown>
    if (card.customer !== undefined && (type !== 'customer' || payer !== card.customer)) return refuse(400, 'payer.id')
    const cost = installmentsFor(amount).find((one) => one.installments === installments)
    if (!cost) return refuse(400, 'installments')
    card.isUsed = true
    const id = ++lastId
    const payment: Payment = {
      id,
      ...cardAnswer(card.holder),
      transaction_amount: amount,
      transaction_amount_refunded: 0,
      external_reference: String(body['external_reference']),
      payment_method_id: card.brand,
      payment_type_id: 'credit_card',
      currency_id: 'BRL',
      date_created: now(),
      date_approved: null,
      date_last_updated: now(),
      refunds: [],
      installments: cost.installments,
      transaction_details: { installment_amount: cost.installment_amount, total_paid_amount: cost.total_amount },
    }
    if (payment.status === 'approved') payment.date_approved = now()
    payments.set(id, payment)
    return { status: 201, answer: payment }
  }

  function prefer(body: Record<string, unknown>) {
    const id = `12345-${randomUUID()}`
    const made = { ...body, id, init_point: `https://mp.example/checkout/v1/redirect?pref_id=${id}` } as unknown as Preference
    preferences.set(made.external_reference, made)
    return { status: 201, answer: made }
  }

  function refund(payment: Payment, { amount }: Record<string, unknown>) {
    const sum = typeof amount === 'number' ? amount : payment.transaction_amount - payment.transaction_amount_refunded
    const left = cents(payment.transaction_amount) - cents(payment.transaction_amount_refunded)
    if (payment.status !== 'approved' || cents(sum) > left)
      return refuse(400, 'Amount to refund is greater than the payment amount')
    if (failRefunds) return refuse(400, 'Collector without money')
    const made = giveBack(payment, sum)
    return { status: 201, answer: made }
  }
  function giveBack(payment: Payment, amount: number): Refund {
    const made = { id: ++lastId, payment_id: payment.id, amount, status: 'approved', date_created: now() }
    payment.refunds.push(made)
    payment.transaction_amount_refunded = (cents(payment.transaction_amount_refunded) + cents(amount)) / 100
    if (payment.transaction_amount_refunded === payment.transaction_amount) payment.status = 'refunded'
    touch(payment)
    return made
  }
  function readRefunds(payment: Payment, id: string | undefined) {
    if (id === undefined) return { status: 200, answer: payment.refunds }
    const one = payment.refunds.find((refunded) => String(refunded.id) === id)
    return one ? { status: 200, answer: one } : refuse(404, 'Refund not found')
  }

  function search(query: URLSearchParams) {
    if (!query.get('sort') || !query.get('criteria')) return refuse(400, 'sort and criteria are required')
    const reference = query.get('external_reference')
    const [from, to] = [Date.parse(query.get('begin_date') ?? ''), Date.parse(query.get('end_date') ?? '')]
    const all = [...payments.values()].filter(
      (one) =>
        (reference === null || one.external_reference === reference) &&
        (query.get('range') === null || (Date.parse(one.date_last_updated) >= from && Date.parse(one.date_last_updated) <= to)),
    )
    const [offset, limit] = [Number(query.get('offset') ?? 0), Math.min(30, Number(query.get('limit') ?? 30))]
    const results = all.slice(offset, offset + limit).map((one) => (leavesRefundsOut ? { ...one, refunds: undefined } : one))
    return { status: 200, answer: { paging: { total: all.length, limit, offset }, results } }
  }

  const served = await serveFaulty({ papers }, (request: IncomingMessage, url, text) => {
    if (url.pathname === '/oauth/token') return access.token(JSON.parse(text) as Record<string, unknown>)
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (bearer !== MERCADO_PAGO_ACCOUNT.accessToken && !access.isGood(bearer)) return refuse(401, 'invalid access token')
    const [method, key] = [request.method ?? 'GET', request.headers['x-idempotency-key']]
    const isPayment = method === 'POST' && url.pathname.startsWith('/v1/payments')
    if (isPayment && !/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(String(key)))
      return refuse(400, 'X-Idempotency-Key')
    const before = isPayment ? done.get(`${url.pathname}:${String(key)}`) : undefined
    if (before) return before.body === text ? before : refuse(400, 'idempotency key with another body')
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    const outcome = act(method, url.pathname, url.searchParams, body)
    if (isPayment && outcome.status < 300) done.set(`${url.pathname}:${String(key)}`, { body: text, ...outcome })
    exchanged.push({
      method,
      path: url.pathname,
      query: url.search,
      body: text === '' ? undefined : body,
      status: outcome.status,
      answer: structuredClone(outcome.answer),
    })
    return outcome
  })

  return {
    settings: { ...MERCADO_PAGO_ACCOUNT, environment: 'production', baseUrl: served.origin },
    network: { ...served.network, deadlineMs },
    faults: served.faults,
    exchanged,
    /** Its OAuth. */
    access,
    payments,
    preferences,
    /** Somebody pays by the code or the boleto. */
    pay: (reference: string) => {
      const payment = [...payments.values()].find((one) => one.external_reference === reference && one.status === 'pending')
      if (payment)
        Object.assign(payment, {
          status: 'approved',
          status_detail: 'accredited',
          date_approved: now(),
          date_last_updated: now(),
          fee_details: [{ type: 'mercadopago_fee', amount: 0.99, fee_payer: 'collector' }],
          transaction_details: {
            ...payment.transaction_details,
            net_received_amount: (cents(payment.transaction_amount) - 99) / 100,
          },
          money_release_date: '2026-12-12T09:00:00.000-03:00',
        })
      return payment
    },
    /** What the service's fields make of a card; the holder's name decides what becomes of it, as in its documents. */
    tokenFor: (holder: string): string => {
      const token = randomUUID().replaceAll('-', '')
      tokens.set(token, { brand: 'master', holder, isUsed: false })
      return token
    },
    /** The same of a card that it keeps, by its code; undefined: there is no such card. */
    tokenForSaved: (cardId: string): string | undefined => {
      const card = customers.tokenOfSaved(cardId)
      if (!card) return undefined
      const token = randomUUID().replaceAll('-', '')
      tokens.set(token, card)
      return token
    },
    keptCards: customers.cards,
    /** Mercado Pago has thought a card over, or its bank has heard the buyer. */
    decide: (payment: Payment, status: 'approved' | 'rejected', detail = 'cc_rejected_high_risk') => {
      Object.assign(payment, {
        status,
        status_detail: status === 'approved' ? 'accredited' : detail,
        date_approved: status === 'approved' ? now() : null,
        three_ds_info: undefined,
      })
      touch(payment)
    },
    /** Somebody pays by card on the service's own page. */
    payByCard: (reference: string, status: 'approved' | 'rejected') => {
      const preference = preferences.get(reference)!
      const id = ++lastId
      const payment: Payment = {
        id,
        status,
        status_detail: status === 'approved' ? 'accredited' : 'cc_rejected_insufficient_amount',
        transaction_amount: preference.items[0]!.unit_price,
        transaction_amount_refunded: 0,
        external_reference: reference,
        payment_method_id: 'master',
        payment_type_id: 'credit_card',
        currency_id: 'BRL',
        date_created: now(),
        date_approved: status === 'approved' ? now() : null,
        date_last_updated: now(),
        refunds: [],
      }
      payments.set(id, payment)
      return payment
    },
    /** The merchant gives money back in the service's own panel. */
    giveBack,
    chargeBack: (payment: Payment, detail = 'settled') => {
      payment.status = 'charged_back'
      payment.status_detail = detail
      touch(payment)
    },
    /** The buyer complains at Mercado Pago itself; undefined: they agreed. */
    mediate: (payment: Payment, isOpen: boolean) => {
      payment.status = isOpen ? 'in_mediation' : 'approved'
      touch(payment)
    },
    moneyOf: (reference: string) =>
      [...payments.values()]
        .filter((one) => one.external_reference === reference && one.date_approved !== null)
        .reduce(
          (sum, one) =>
            sum + (one.status === 'charged_back' ? 0 : cents(one.transaction_amount) - cents(one.transaction_amount_refunded)),
          0,
        ),
    /** The call that tells of a payment, signed as Mercado Pago signs. */
    noticeOf: (id: number, { secret = MERCADO_PAGO_ACCOUNT.webhookSecret, ts = Math.floor(Date.now() / 1_000) } = {}) => {
      const requestId = randomUUID()
      const mac = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
      return {
        query: { 'data.id': String(id), type: 'payment' },
        headers: { 'x-signature': `ts=${ts},v1=${mac}`, 'x-request-id': requestId },
        body: JSON.stringify({ id: lastId + 1, type: 'payment', action: 'payment.updated', data: { id: String(id) } }),
      }
    },
    set: (wishes: { failRefunds?: boolean; leavesRefundsOut?: boolean; randomFault?: RandomFault }) => {
      failRefunds = wishes.failRefunds ?? failRefunds
      leavesRefundsOut = wishes.leavesRefundsOut ?? leavesRefundsOut
      if ('randomFault' in wishes) served.failBy(wishes.randomFault)
    },
    close: served.close,
  }
}
export type MercadoPagoService = Awaited<ReturnType<typeof aMercadoPago>>

const CARD_FIELDS = new Set([
  'transaction_amount',
  'description',
  'payment_method_id',
  'issuer_id',
  'token',
  'installments',
  'capture',
  'binary_mode',
  'three_d_secure_mode',
  'statement_descriptor',
  'external_reference',
  'notification_url',
  'payer',
  'additional_info',
])

const cents = (amount: number) => Math.round(amount * 100)
