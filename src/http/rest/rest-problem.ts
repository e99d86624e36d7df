import { Problem } from '../problem.ts'

/** A refusal as the ecosystem's clients read it: with a code that they know, and what is wrong with which argument. */
export class RestProblem extends Problem {
  data: Record<string, unknown>
  constructor(status: number, code: string, message: string, data: Record<string, unknown> = {}) {
    super(status, code, message)
    this.data = data
  }
}

export type Refusal = RestProblem

/** What somebody may not do: whoever is not known yet might after signing in (401), whoever is known may not (403). */
export const mayNot = ({ user }: { user: unknown }, code: string, message: string): Refusal =>
  new RestProblem(user === undefined ? 401 : 403, code, message)

export const noRoute = () =>
  new RestProblem(404, 'rest_no_route', 'Nenhuma rota foi encontrada que corresponde com o URL e o método de requisição.')

/** The workbench asks for it and repeats the call. */
export const askPassword = () => new RestProblem(403, 'vitrine_confirm_password', 'Confirme a sua senha para continuar.')

export const badPage = () =>
  new RestProblem(
    400,
    'rest_post_invalid_page_number',
    'O número de páginas requisitado é maior que o número de páginas disponível.',
  )

export type ArgumentTrouble = { code: string; message: string; data?: unknown }

export const badArguments = (troubles: Record<string, ArgumentTrouble>) =>
  new RestProblem(400, 'rest_invalid_param', `Parâmetro(s) inválido(s): ${Object.keys(troubles).join(', ')}`, {
    params: Object.fromEntries(Object.entries(troubles).map(([name, { message }]) => [name, message])),
    details: Object.fromEntries(
      Object.entries(troubles).map(([name, { code, message, data }]) => [name, { code, message, data: data ?? null }]),
    ),
  })

export const missingArguments = (names: string[]) =>
  new RestProblem(400, 'rest_missing_callback_param', `Parâmetro(s) ausente(s): ${names.join(', ')}`, { params: names })

export const problemBody = ({ status, code, message, ...rest }: Problem & { data?: Record<string, unknown> }) => ({
  code,
  message,
  data: { status, ...rest.data },
})
