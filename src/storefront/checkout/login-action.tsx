import { renderToStaticMarkup } from 'react-dom/server'
import type { AjaxAction } from '#http/admin-ajax.ts'
import { NoticeList } from '#ui/notices.tsx'
import { CodeForm } from './code-form.tsx'
import type { CheckoutLogin, LoginOutcome } from './login.ts'
import { LoginForm } from './login-section.tsx'

/** Where somebody whose script shows nothing but the message types the code. */
const CODE_LINK = { url: '/checkout/?login=code', label: 'Digitar o código' }

/**
 * The page builder's call: always 200, both facts at the top. `form`, for our own script, is what stands in the login's place next:
 * the question for the code, or the password again.
 */
export const checkoutLoginAction = (login: CheckoutLogin): [string, AjaxAction] => [
  'elementor_woocommerce_checkout_login_user',
  {
    for: 'everybody',
    answer: async ({ request, reply, fields }) => {
      const { nonce, remember, ...typed } = fields
      const outcome = await login.take(request, reply, {
        ...typed,
        'woocommerce-login-nonce': nonce,
        'second-factor-nonce': nonce,
        rememberme: remember,
      })
      return reply.send({ logged_in: outcome.kind === 'in', message: messageOf(outcome), ...formOf(outcome, typed) })
    },
  },
]

function messageOf(outcome: LoginOutcome): string {
  if (outcome.kind === 'in') return ''
  const notice =
    outcome.text === undefined
      ? { kind: 'info' as const, text: 'Falta só o código do seu aplicativo autenticador.', link: CODE_LINK }
      : { kind: 'error' as const, text: outcome.text }
  return renderToStaticMarkup(<NoticeList notices={[notice]} />)
}

/** Only where the step changes: what is typed in the form that stays is not taken away. */
function formOf(outcome: LoginOutcome, typed: Record<string, unknown>): { form?: string } {
  if (outcome.kind === 'code' && outcome.text === undefined) return { form: renderToStaticMarkup(<CodeForm {...outcome.step} />) }
  if (outcome.kind === 'again' && 'second_factor_code' in typed)
    return { form: renderToStaticMarkup(<LoginForm {...outcome.form} isOpen />) }
  return {}
}
