/** What a buyer's browser made of a card in the payment service's own fields. The card's number is not in it. */
export type CardInput = {
  /** For one use; whoever has it can charge the card once. */
  token: string
  /** As the service calls it: `visa`, `master`. */
  brand: string
  issuer: string
  installments: number
  /** A card that the service keeps already, by the shop's own id. */
  saved?: number
  /** Whose it is, as the service calls them: looked up by us, never sent by a browser. */
  customer?: string
  /** The buyer wants to pay with it again. */
  keep?: true
}

/** The names of the form's fields. */
export const CARD_FIELDS = {
  token: 'card_token',
  brand: 'card_brand',
  issuer: 'card_issuer',
  installments: 'card_installments',
  saved: 'card_saved',
  keep: 'card_keep',
} as const

const MOST_INSTALLMENTS = 24

/** Reads it from a posted form; undefined where there is none, or something that no service makes. */
export function readCard(fields: Readonly<Record<string, unknown>>): CardInput | undefined {
  const word = (name: keyof typeof CARD_FIELDS) => {
    const typed = fields[CARD_FIELDS[name]]
    return typeof typed === 'string' ? typed.trim() : ''
  }
  const [token, brand, issuer] = [word('token'), word('brand'), word('issuer')]
  const installments = word('installments') === '' ? 1 : Number(word('installments'))
  // A form of somebody else may post the number itself: that is never kept.
  if (!/^[\w-]{8,200}$/.test(token) || /^\d{12,19}$/.test(token)) return undefined
  if (!/^[a-z0-9_-]{1,40}$/.test(brand) || !/^[\w-]{0,40}$/.test(issuer)) return undefined
  if (!Number.isInteger(installments) || installments < 1 || installments > MOST_INSTALLMENTS) return undefined
  const saved = word('saved')
  if (!/^\d{0,15}$/.test(saved)) return undefined
  return {
    token,
    brand,
    issuer,
    installments,
    ...(saved !== '' && { saved: Number(saved) }),
    ...(saved === '' && word('keep') === '1' && { keep: true as const }),
  }
}
