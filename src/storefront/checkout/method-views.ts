import type { Quote } from '#shop/checkout/contract.ts'
import { repriced } from '#shop/checkout/pay-order.ts'
import { bestInstallments, creditOffer, installmentsOf } from '#shop/payments/installments.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { MethodView } from './view.ts'

/** The ways to pay, each with its own price of what is bought, whichever is chosen at the moment. */
export const methodViews = (quote: Quote, offered: Awaited<ReturnType<Payments['list']>>): MethodView[] =>
  offered.map(({ id, title, description, discountPercent, installments }) => {
    const { totalCents, paymentDiscountCents } = repriced(quote, discountPercent)
    return {
      id,
      title,
      description,
      // Of goods that cost nothing there is nothing to take off.
      discountPercent: paymentDiscountCents > 0 ? discountPercent : 0,
      totalCents,
      installments: installments && bestInstallments(totalCents, installments),
      credit: installments && creditOffer(totalCents, installments),
      plans: installments ? installmentsOf(totalCents, installments) : [],
    }
  })
