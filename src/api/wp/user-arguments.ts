import { ROLES } from '#shop/accounts/contract.ts'
import { choice, CONTEXT, email, listOf, maybe, PAGING, shape, text } from '#http/rest/arguments.ts'
import type { Caller } from '#http/rest/contract.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { isMerchant } from '../authorize.ts'
import { CHOSEN } from './content-arguments.ts'

export const USER_LIST_ARGS = {
  ...CONTEXT,
  ...PAGING,
  ...CHOSEN,
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(['id', 'include', 'name', 'registered_date', 'slug', 'email'], { default: 'name' }),
  slug: maybe(listOf(text({ maxLength: 200 }))),
  roles: maybe(listOf(choice(ROLES))),
  who: maybe(choice(['authors'])),
}
export const PROFILE = {
  name: maybe(text({ minLength: 1, maxLength: 120 })),
  first_name: maybe(text({ maxLength: 120 })),
  last_name: maybe(text({ maxLength: 120 })),
}
export const USER_WRITE_ARGS = {
  ...PROFILE,
  email: maybe(email()),
  password: maybe(text({ maxLength: 128 })),
  roles: maybe(listOf(choice(ROLES), { maxItems: 3 })),
  woocommerce_meta: maybe(shape({ coming_soon_banner_dismissed: maybe(choice(['yes', 'no'])) })),
}
export type WrittenUser = {
  name?: string
  first_name?: string
  last_name?: string
  email?: string
  password?: string
  roles?: (typeof ROLES)[number][]
  woocommerce_meta?: { coming_soon_banner_dismissed?: 'yes' | 'no' }
}
export const NEW_USER_ARGS = {
  ...PROFILE,
  username: text({ minLength: 1, maxLength: 60 }),
  email: email(),
  password: text({ maxLength: 128 }),
  roles: listOf(choice(ROLES), { maxItems: 3, default: ['customer'] }),
}

export const forbiddenContext = (caller: Caller, context: string) =>
  context === 'edit' && !isMerchant(caller)
    ? mayNot(caller, 'rest_forbidden_context', 'Sem permissão para editar usuários.')
    : undefined
export const signedIn = (caller: Caller) =>
  caller.user ? undefined : new RestProblem(401, 'rest_not_logged_in', 'Você não está logado neste momento.')
export const noUser = () => new RestProblem(404, 'rest_user_invalid_id', 'ID inválido de usuário.')
export const USER_REFUSALS = {
  missing: noUser,
  taken: () => new RestProblem(400, 'rest_user_invalid_email', 'Endereço de e-mail inválido.'),
  'last-administrator': () =>
    new RestProblem(
      409,
      'rest_user_invalid_role',
      'A loja precisa de ao menos um administrador: dê a função a outra pessoa antes.',
    ),
}

/** What opens an account, or opens more to it. */
export const isDelicate = (input: Pick<WrittenUser, 'email' | 'password' | 'roles'>) =>
  input.email !== undefined || input.password !== undefined || input.roles !== undefined
