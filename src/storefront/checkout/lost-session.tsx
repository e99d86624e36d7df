import type { FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import { readCookies } from '#http/cookies.ts'
import type { Visitors } from '#http/visitor.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'

/** The way in, which leads back to the checkout with the cart that the account keeps. */
const SIGN_IN = { url: '/minha-conta/?redirect_to=/checkout/', label: 'Entrar na minha conta' }

/** Whether somebody had a session here that is no more: its cookie means nothing any longer, or the cart's own cookie outlived it. */
export async function hasLostSession(visitors: Visitors, request: FastifyRequest): Promise<boolean> {
  const { sessionId } = await visitors.of(request)
  if (sessionId !== undefined) return false
  const items = readCookies(request.headers.cookie).get('woocommerce_items_in_cart')
  return visitors.tokenOf(request) !== undefined || (items !== undefined && items !== '0')
}

/** What is said in the cart to whoever came to the checkout with nothing to buy. */
export const emptyNotice = (isLost: boolean): Notice =>
  isLost ? { kind: 'error', text: CHECKOUT_TEXT.expired, link: SIGN_IN } : { kind: 'info', text: CHECKOUT_TEXT.nothingToBuy }

/** Said in place, so that the form stays as it is. `isLost`: the session is gone; else the cart was emptied elsewhere. */
export function NothingHere({ isLost }: { isLost: boolean }) {
  return (
    <ul className="woocommerce-error" role="alert">
      <li role="none">
        {isLost ? CHECKOUT_TEXT.expired : CHECKOUT_TEXT.emptied} {CHECKOUT_TEXT.expiredGoOn}{' '}
        <a href={SIGN_IN.url}>{SIGN_IN.label}</a>{' '}
        <a href="/loja/" className="wc-backward">
          Voltar para a loja
        </a>
      </li>
    </ul>
  )
}
