import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type RandomFault, serveFaulty } from './faulty-server.ts'
import type { Exchanged } from './pix-bank.ts'
import { makePapers } from './throw-away-papers.ts'

type Refund = {
  id: string
  object: 'refund'
  amount: number
  status: string
  payment_intent: string
  metadata: Record<string, string>
}
type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  status: string
  reason: string
  created: number
  payment_intent: string
  evidence_details: { due_by: number | null }
}
export type StripeIntent = {
  id: string
  object: 'payment_intent'
  status: string
  amount_received: number
  created: number
  metadata: Record<string, string>
  latest_charge: { id: string; disputed: boolean } | null
}
type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  client_reference_id: string
  metadata: Record<string, string>
  payment_intent: string | null
  way: string
}
type Outcome = { status: number; answer: unknown }
type Form = { [name: string]: string | Form }

export const STRIPE_ACCOUNT = { secretKey: 'sk_live_segredo-da-conta-stripe', webhookSecret: 'whsec_assinatura-da-stripe' }
const SESSION_FIELDS = new Set([
  'mode',
  'locale',
  'payment_method_types',
  'payment_method_options',
  'line_items',
  'customer_email',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
])
const FEE = 479

/** Stripe as its documents describe it, with its own money: it keeps to idempotency keys, and shows parts of an object only to whoever asks for them. */
export async function aStripe({ deadlineMs = 3_000 } = {}) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, StripeIntent>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const hooks: { id: string; url: string; status: string }[] = []
  const done = new Map<string, { body: string } & Outcome>()
  const exchanged: Exchanged[] = []
  const wishes = { failRefunds: false, slowRefunds: false }
  const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`
  const now = () => Math.floor(Date.now() / 1_000)
  const ok = (answer: unknown): Outcome => ({ status: 200, answer })
  const refuse = (message: string, status = 400, type = 'invalid_request_error'): Outcome => ({
    status,
    answer: { error: { type, message } },
  })

  function act(method: string, [noun = '', name, sub]: string[], form: Form): Outcome {
    if (noun === 'balance') return ok({ object: 'balance', livemode: true })
    if (noun === 'webhook_endpoints') return method === 'GET' ? page(form, hooks) : hook(name, form)
    if (noun === 'disputes' && form['created'])
      return page(
        form,
        disputes.filter(({ created }) => created >= Number((form['created'] as Form)['gte'])),
      )
    if (noun === 'disputes')
      return page(
        form,
        disputes.filter((one) => one.payment_intent === form['payment_intent']),
      )
    if (noun === 'refunds')
      return method === 'POST'
        ? refund(form)
        : page(
            form,
            refunds.filter((one) => one.payment_intent === form['payment_intent']),
          )
    if (noun === 'payment_intents' && name === undefined) return listIntents(form)
    if (noun === 'payment_intents') return intent(intents.get(name!), sub, form)
    if (noun === 'checkout/sessions' && name === undefined) return create(form)
    const session = sessions.get(name ?? '')
    if (noun !== 'checkout/sessions' || !session) return refuse('No such object', 404)
    if (sub === 'expire') {
      if (session.status !== 'open') return refuse('Only Checkout Sessions with a status in ["open"] can be expired.')
      Object.assign(session, { status: 'expired', url: null })
    }
    const parts = expandOf(form)
    const shown =
      session.payment_intent && parts.some((part) => part.startsWith('payment_intent'))
        ? intents.get(session.payment_intent)
        : undefined
    return ok({
      ...session,
      payment_intent: shown
        ? drawn(
            shown,
            parts.map((part) => part.replace('payment_intent.', '')),
          )
        : session.payment_intent,
    })
  }

  function create(form: Form): Outcome {
    const odd = Object.keys(form).find((field) => !SESSION_FIELDS.has(field))
    if (odd !== undefined) return refuse(`Received unknown parameter: ${odd}`)
    const price = ((form['line_items'] as Form)['0'] as Form)['price_data'] as Form
    if (form['mode'] !== 'payment' || price['currency'] !== 'brl' || !/^[1-9]\d*$/.test(String(price['unit_amount'])))
      return refuse('line_items')
    if (!String(form['success_url']).startsWith('https://') || !String(form['customer_email']).includes('@'))
      return refuse('success_url')
    const made: Session = {
      id: id('cs_live'),
      object: 'checkout.session',
      url: '',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(price['unit_amount']),
      client_reference_id: String(form['client_reference_id']),
      metadata: form['metadata'] as Record<string, string>,
      payment_intent: null,
      way: String((form['payment_method_types'] as Form)['0']),
    }
    made.url = `https://checkout.stripe.example/c/pay/${made.id}`
    sessions.set(made.id, made)
    return ok(made)
  }

  /** What is not asked for is only named. */
  function drawn({ latest_charge: charge, ...rest }: StripeIntent, parts: readonly string[]) {
    if (!charge || !parts.some((part) => part.startsWith('latest_charge'))) return { ...rest, latest_charge: charge?.id ?? null }
    const own = refunds.filter((one) => one.payment_intent === rest.id)
    const money = { id: id('txn'), fee: FEE, net: rest.amount_received - FEE, available_on: Date.UTC(2026, 11, 12, 12) / 1_000 }
    return {
      ...rest,
      latest_charge: {
        ...charge,
        balance_transaction: parts.includes('latest_charge.balance_transaction') ? money : money.id,
        ...(parts.includes('latest_charge.refunds') && { refunds: { object: 'list', data: own, has_more: false } }),
      },
    }
  }
  function intent(one: StripeIntent | undefined, sub: string | undefined, form: Form): Outcome {
    if (!one) return refuse('No such payment_intent', 404)
    if (sub === 'cancel') {
      if (!['requires_action', 'processing'].includes(one.status)) return refuse('You cannot cancel this PaymentIntent.')
      one.status = 'canceled'
    }
    return ok(drawn(one, expandOf(form)))
  }
  function listIntents(form: Form): Outcome {
    const { gte = '0', lte = '9999999999' } = (form['created'] ?? {}) as Record<string, string>
    const all = [...intents.values()].filter(({ created }) => created >= Number(gte) && created <= Number(lte))
    return page(
      form,
      all.map((one) =>
        drawn(
          one,
          expandOf(form).map((part) => part.replace('data.', '')),
        ),
      ),
    )
  }

  const leftOf = ({ id: name, amount_received: amount }: StripeIntent) =>
    amount -
    refunds.filter((one) => one.payment_intent === name && one.status !== 'failed').reduce((sum, one) => sum + one.amount, 0)
  function refund(form: Form): Outcome {
    const one = intents.get(String(form['payment_intent']))
    const amount = Number(form['amount'])
    if (one?.status !== 'succeeded' || !(amount > 0) || amount > leftOf(one))
      return refuse('Refund amount is greater than unrefunded amount on charge')
    if (wishes.failRefunds) return refuse('Insufficient funds in your Stripe balance to refund this amount.')
    return ok(giveBack(one, amount, (form['metadata'] ?? {}) as Record<string, string>))
  }
  function giveBack(one: StripeIntent, amount: number, metadata: Record<string, string> = {}): Refund {
    const status = wishes.slowRefunds ? 'pending' : 'succeeded'
    const made: Refund = { id: id('re'), object: 'refund', amount, status, payment_intent: one.id, metadata }
    refunds.push(made)
    return made
  }

  function hook(name: string | undefined, form: Form): Outcome {
    const known = hooks.find((one) => one.id === name)
    if (known) known.status = form['disabled'] === 'true' ? 'disabled' : 'enabled'
    else hooks.push({ id: id('we'), url: String(form['url']), status: 'enabled' })
    return ok(known ?? hooks.at(-1))
  }
  function page(form: Form, all: readonly { id: string }[]): Outcome {
    const after = all.findIndex((one) => one.id === form['starting_after']) + 1
    const limit = Number(form['limit'] ?? 10)
    if (limit > 100) return refuse('limit')
    return ok({ object: 'list', data: all.slice(after, after + limit), has_more: all.length > after + limit })
  }

  const served = await serveFaulty({ papers: makePapers() }, (request: IncomingMessage, url, text) => {
    if (request.headers.authorization !== `Bearer ${STRIPE_ACCOUNT.secretKey}`) return refuse('Invalid API Key provided', 401)
    if (request.headers['stripe-version'] !== '2024-06-20') return refuse('version')
    const [method, key] = [request.method ?? 'GET', request.headers['idempotency-key']]
    if (method === 'POST' && !String(request.headers['content-type']).includes('x-www-form-urlencoded'))
      return refuse('content-type')
    const before = key === undefined ? undefined : done.get(`${url.pathname}:${String(key)}`)
    if (before)
      return before.body === text
        ? before
        : refuse('Keys for idempotent requests can only be used with the same parameters', 400, 'idempotency_error')
    const path = url.pathname.replace('/v1/', '').replace('checkout/sessions', 'checkout\0sessions').split('/')
    const form = readForm(method === 'POST' ? text : url.search.slice(1))
    const outcome = act(
      method,
      path.map((part) => part.replace('\0', '/')),
      form,
    )
    const answer = structuredClone(outcome.answer)
    if (key !== undefined && method === 'POST' && outcome.status < 500)
      done.set(`${url.pathname}:${String(key)}`, { body: text, status: outcome.status, answer })
    exchanged.push({ method, path: url.pathname, query: url.search, body: form, status: outcome.status, answer })
    return { status: outcome.status, answer }
  })
  const sessionsOf = (reference: string) => [...sessions.values()].filter((one) => one.client_reference_id === reference)
  const intentsOf = (reference: string) => [...intents.values()].filter((one) => one.metadata['reference'] === reference)

  return {
    settings: { ...STRIPE_ACCOUNT, environment: 'production', baseUrl: served.origin },
    network: { ...served.network, deadlineMs },
    faults: served.faults,
    exchanged,
    sessions,
    intents,
    hooks,
    sessionsOf,
    intentsOf,
    clear: () => [sessions, intents].forEach((all) => all.clear()),
    /** Somebody opens the page that the shop showed, and pays by card; a boleto is written first, and paid by calling it again. */
    pay: (sessionId: string) => {
      const session = sessions.get(sessionId)
      if (!session || session.status === 'expired' || session.payment_status === 'paid') return undefined
      const known = session.payment_intent === null ? undefined : intents.get(session.payment_intent)
      if (known?.status === 'canceled') return undefined
      const isWritten = known !== undefined || session.way === 'card'
      const one: StripeIntent = known ?? {
        id: id('pi'),
        object: 'payment_intent',
        status: 'requires_action',
        amount_received: 0,
        created: now(),
        metadata: { ...session.metadata },
        latest_charge: null,
      }
      intents.set(one.id, one)
      Object.assign(session, { status: 'complete', url: null, payment_intent: one.id })
      if (!isWritten) return one
      session.payment_status = 'paid'
      Object.assign(one, {
        status: 'succeeded',
        amount_received: session.amount_total,
        latest_charge: { id: id('ch'), disputed: false },
      })
      return one
    },
    /** The merchant gives money back in the service's own panel. */
    giveBack,
    endRefunds: (status = 'succeeded') => refunds.forEach((one) => (one.status = one.status === 'pending' ? status : one.status)),
    dispute: (one: StripeIntent, status: string) => {
      const known = disputes.find(({ payment_intent: of }) => of === one.id)
      if (known) return void (known.status = status)
      one.latest_charge!.disputed = true
      disputes.push({
        id: id('du'),
        object: 'dispute',
        amount: leftOf(one),
        status,
        reason: 'fraudulent',
        created: now(),
        payment_intent: one.id,
        evidence_details: { due_by: Date.UTC(2026, 10, 26, 23) / 1_000 },
      })
    },
    moneyOf: (reference: string) =>
      intentsOf(reference)
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, one) => {
          const lost = disputes.filter((dispute) => dispute.payment_intent === one.id && dispute.status === 'lost')
          return sum + leftOf(one) - lost.reduce((total, dispute) => total + dispute.amount, 0)
        }, 0),
    /** The call that tells of something, signed as Stripe signs; with several secrets while one is changed. */
    noticeOf: (object: object, { secrets = [STRIPE_ACCOUNT.webhookSecret], at = now(), eventId = id('evt') } = {}) => {
      const body = JSON.stringify({ id: eventId, object: 'event', type: 'checkout.session.completed', data: { object } })
      const macs = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`)
      return {
        path: new URL(hooks[0]!.url).pathname,
        query: {},
        headers: { 'stripe-signature': [`t=${at}`, ...macs, 'v0=0'].join(',') },
        body,
      }
    },
    set: ({ randomFault, ...some }: Partial<typeof wishes> & { randomFault?: RandomFault }) => {
      Object.assign(wishes, some)
      served.failBy(randomFault)
    },
    close: served.close,
  }
}
export type StripeService = Awaited<ReturnType<typeof aStripe>>

const expandOf = (form: Form) => Object.values((form['expand'] ?? {}) as Record<string, string>)

/** `line_items[0][quantity]=1` as an object. */
function readForm(text: string): Form {
  const read: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.split(/\]\[|\[|\]/).filter(Boolean)
    let at = read
    for (const part of parts.slice(0, -1)) at = (at[part] ??= {}) as Form
    at[parts.at(-1)!] = value
  }
  return read
}
