import type { CardToken } from './mercado-pago-cards.ts'

type Answer = { status: number; answer: unknown }
type Customer = { id: string; email: string; cards: Map<string, ReturnType<typeof cardOf>> }
type Refuse = (status: number, message: string) => Answer

const cardOf = (id: string, customer: string, { brand, holder }: CardToken) => ({
  id,
  customer_id: customer,
  first_six_digits: '503143',
  last_four_digits: '6351',
  expiration_month: 11,
  expiration_year: 2030,
  payment_method: { id: brand, name: 'Mastercard', payment_type_id: 'credit_card' },
  issuer: { id: 24, name: 'Mastercard' },
  cardholder: { name: holder },
  date_created: new Date().toISOString(),
})

/** Mercado Pago's customers, one for each address, and the cards that it keeps for them. */
export function createCustomers(tokens: Map<string, CardToken>, refuse: Refuse) {
  const customers = new Map<string, Customer>()
  const saved = new Set<string>()
  let last = 9_000_000_000

  function act(method: string, path: string, query: URLSearchParams, body: Record<string, unknown>): Answer {
    const [, , , id, , cardId] = path.split('/')
    if (id === 'search') {
      const found = [...customers.values()].filter(({ email }) => email === query.get('email'))
      return { status: 200, answer: { paging: { total: found.length }, results: found.map(toldOf) } }
    }
    if (id === undefined) return create(body)
    const customer = customers.get(id)
    if (!customer) return refuse(404, 'customer not found')
    if (method === 'DELETE') {
      const card = customer.cards.get(String(cardId))
      return card && customer.cards.delete(card.id) ? { status: 200, answer: card } : refuse(404, 'card not found')
    }
    return method === 'POST' ? save(customer, body) : { status: 200, answer: [...customer.cards.values()] }
  }

  function create({ email }: Record<string, unknown>): Answer {
    if (typeof email !== 'string' || !email.includes('@')) return refuse(400, 'invalid email')
    if ([...customers.values()].some((one) => one.email === email)) return refuse(400, 'the customer already exist')
    const made: Customer = { id: `${++last}-kept`, email, cards: new Map() }
    customers.set(made.id, made)
    return { status: 201, answer: toldOf(made) }
  }

  function save(customer: Customer, { token }: Record<string, unknown>): Answer {
    const used = tokens.get(String(token))
    if (!used || saved.has(String(token))) return refuse(400, 'invalid card_token')
    saved.add(String(token))
    const card = cardOf(String(++last), customer.id, used)
    customer.cards.set(card.id, card)
    return { status: 201, answer: card }
  }

  return {
    act,
    cards: () => [...customers.values()].flatMap(({ cards }) => [...cards.values()]),
    /** Whose card it is, and what its code makes of it. */
    tokenOfSaved: (cardId: string): CardToken | undefined => {
      const card = [...customers.values()].flatMap(({ cards }) => [...cards.values()]).find(({ id }) => id === cardId)
      return card && { brand: card.payment_method.id, holder: card.cardholder.name, isUsed: false, customer: card.customer_id }
    },
  }
}

const toldOf = ({ id, email }: Customer) => ({ id, email })
