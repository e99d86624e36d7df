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
import { repriced } from './pay-order.ts'

/** A way to pay as it is offered. */
export type MethodOffer = {
  id: string
  title: string
  description: string
  discountPercent: number
  /** What the order costs by it. */
  totalCents: Cents
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
}

/** The ways to pay, each with its own price of what is bought, whichever is chosen at the moment. */
export const methodOffers = (quote: Quote, { methods, installmentOffer, onFile }: Offered): MethodOffer[] =>
  methods.map(({ id, title, description, discountPercent, installments, hostedFields }) => {
    const { totalCents, paymentDiscountCents } = repriced(quote, discountPercent)
    return {
      id,
      title,
      description,
      // Of goods that cost nothing there is nothing to take off.
      discountPercent: paymentDiscountCents > 0 ? discountPercent : 0,
      totalCents,
      ...(hostedFields && { hostedFields, onFile: onFileOf(id, onFile) }),
      ...installmentOffer(totalCents, installments),
    }
  })

/** Of these, the cards that this way to pay can charge. */
export const onFileOf = (method: string, onFile: CardsOnFile): CardsOnFile =>
  onFile && { saved: onFile.saved.filter((card) => card.method === method) }
