import type { Cents } from '#kit/money.ts'
import type {
  CardsOnFile,
  CreditOffer,
  HostedFields,
  InstallmentOffer,
  InstallmentRules,
  Installments,
  PaymentMethod,
} from '#shop/payments/contract.ts'
import type { Quote } from './contract.ts'
import { giftCardSum } from './gift-card-sum.ts'
import { repriced } from './repriced.ts'

/** A way to pay as it is offered. */
export type MethodOffer = {
  id: string
  title: string
  description: string
  discountPercent: number
  /** What the order costs by it. */
  totalCents: Cents
  /** What is left to pay of that, where gift cards or credit pay part of it. */
  dueCents?: Cents
  /** «até 10x de R$ 24,90 sem juros»; only where parcels are taken. */
  installments: Installments | undefined
  credit: CreditOffer | undefined
  /** In how many parcels it can be paid, from one on; empty where it is paid at once. */
  plans: Installments[]
  hostedFields?: HostedFields | undefined
  /** Cards that the buyer let the service keep. */
  onFile?: CardsOnFile
}

type Offered = {
  methods: PaymentMethod[]
  installmentOffer: (totalCents: Cents, rules: InstallmentRules | undefined) => InstallmentOffer
  onFile?: CardsOnFile
  /** What it costs by ways to pay that have promotions or coupons of their own. */
  quoteBy?: ReadonlyMap<string, Quote>
}

/** The ways to pay, each with its own price of what is bought, whichever is chosen at the moment. */
export const methodOffers = (quote: Quote, { methods, installmentOffer, onFile, quoteBy }: Offered): MethodOffer[] =>
  methods.map(({ id, title, description, discountPercent, installments, hostedFields }) => {
    const quoted = quoteBy?.get(id) ?? quote
    const { totalCents, paymentDiscountCents } = repriced(
      { ...quoted, giftCardCents: giftCardSum(quoted.lines) },
      discountPercent,
    )
    const dueCents = quoted.paidWith && Math.max(0, totalCents - quoted.paidWith.reduce((sum, { cents }) => sum + cents, 0))
    return {
      id,
      title,
      description,
      // Of goods that cost nothing there is nothing to take off.
      discountPercent: paymentDiscountCents > 0 ? discountPercent : 0,
      totalCents,
      ...(dueCents !== undefined && { dueCents }),
      ...(hostedFields && { hostedFields, onFile: onFileOf(id, onFile) }),
      ...installmentOffer(dueCents ?? totalCents, installments),
    }
  })

/** Of these, the cards that this way to pay can charge. */
export const onFileOf = (method: string, onFile: CardsOnFile): CardsOnFile =>
  onFile && { saved: onFile.saved.filter((card) => card.method === method) }
