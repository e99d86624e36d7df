import type { Caller, Front } from '#http/rest/contract.ts'
import { mayNot, type Refusal, RestProblem } from '#http/rest/rest-problem.ts'
import { mayReach, type Visitors } from '#http/visitor.ts'

const has = ({ user }: Caller, ...roles: string[]) => user?.roles.some((role) => roles.includes(role)) ?? false

export const isAdministrator = (caller: Caller) => has(caller, 'administrator')
/** Whoever runs the shop, and whoever the table of rights lets do what this route does. */
export const isMerchant = (caller: Caller) => has(caller, 'administrator', 'shop_manager') || caller.isGranted === true

export const anybody = (): Refusal | undefined => undefined

export const merchants =
  (code: string, message: string) =>
  (caller: Caller): Refusal | undefined =>
    isMerchant(caller) ? undefined : mayNot(caller, code, message)

export const administrators =
  (code: string, message: string) =>
  (caller: Caller): Refusal | undefined =>
    isAdministrator(caller) ? undefined : mayNot(caller, code, message)

/** What the merchant's browser opens by its address alone, a file for instance. Reading asks for no proof beside the cookie: no other site sees the answer. */
export const staffByCookie =
  (visitors: Visitors, route: string) =>
  async (caller: Caller, _args: unknown, { request }: Front): Promise<Refusal | undefined> =>
    isMerchant(caller) || mayReach(await visitors.of(request), 'GET', route)
      ? undefined
      : new RestProblem(403, 'forbidden', 'Você não tem permissão para fazer isso.')
export const NO_STORE = { 'cache-control': 'no-store, private' }

/** The shop's own routes (wc/v3) name their refusals by what was asked for. */
export const wcMay = {
  list: merchants('woocommerce_rest_cannot_view', 'Sem permissão para listar recursos.'),
  view: merchants('woocommerce_rest_cannot_view', 'Sem permissão para ver este recurso.'),
  create: merchants('woocommerce_rest_cannot_create', 'Sem permissão para criar recursos.'),
  edit: merchants('woocommerce_rest_cannot_edit', 'Sem permissão para editar este recurso.'),
  delete: merchants('woocommerce_rest_cannot_delete', 'Sem permissão para excluir este recurso.'),
  batch: merchants('woocommerce_rest_cannot_batch', 'Sem permissão para mudar vários recursos de uma vez.'),
}
