import type { Static, TObject } from 'typebox'
import {
  type Redirect,
  REDIRECT_CODES,
  REDIRECT_KINDS,
  REDIRECT_ORIGINS,
  type RedirectInput,
} from '#content/redirects/contract.ts'
import { createRedirectEditor, type SaveOutcome } from '#content/redirects/edit.ts'
import { MOST_PATTERNS } from '#content/redirects/service.ts'
import { readRedirect } from '#content/redirects/redirect-input.ts'
import { choice, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

export type RedirectRecord = {
  id: number
  from: string
  to: string
  kind: RedirectInput['kind']
  code: number
  origin: Redirect['origin']
  date_created: string
  date_modified: string
  /** Addresses that it would have led over. */
  via: string[]
}
const SCHEMA = itemSchema('redirect', {
  id: 'whole',
  from: 'text',
  to: 'text',
  kind: 'text',
  code: 'whole',
  origin: 'text',
  date_created: 'moment',
  date_modified: 'moment',
  via: 'list',
})
const CODES = `Status of the answer: ${REDIRECT_CODES.join(', ')}; 410 says that the page is gone.`
const FROM = text({ maxLength: 2_000, description: 'Former address: a path with or without a query, or a pattern.' })
const REST = {
  to: maybe(text({ maxLength: 2_000, description: 'Where it leads: a path of the shop or an https address.' })),
  kind: maybe(choice(REDIRECT_KINDS, { description: 'Whether the address is meant as it stands, or as a regular expression.' })),
  code: maybe(whole({ description: CODES })),
}
type Written = Partial<Static<TObject<typeof REST>>> & { from?: string }

export const REDIRECT_FILTER = {
  search: maybe(text({ maxLength: 200 })),
  code: maybe(choice(['301', '302', '307', '308', '410'], { description: CODES })),
  kind: maybe(choice(REDIRECT_KINDS, { description: 'Only exact addresses, or only patterns.' })),
  origin: maybe(
    choice(REDIRECT_ORIGINS, { description: 'Where it comes from: a changed address, a merchant, a table, a move.' }),
  ),
}
export const redirectFilter = ({ code, ...rest }: Partial<Static<TObject<typeof REDIRECT_FILTER>>>) => {
  const known = REDIRECT_CODES.find((one) => String(one) === code)
  return { ...rest, ...(known && { code: known }) }
}

export const mayRedirect = merchants('vitrine_redirects_cannot_edit', 'Só quem cuida da loja vê e muda redirecionamentos.')

/** Where former addresses lead. */
function redirectRoutes({ db, root, shopUrl }: Pick<ApiServices, 'db' | 'root' | 'shopUrl'>): Route[] {
  const editor = createRedirectEditor({ db })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/redirects',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PAGING, ...REDIRECT_FILTER },
          authorize: mayRedirect,
          answer: async (call) => {
            const filter = redirectFilter(call.args)
            const [total, some] = await Promise.all([
              editor.count(filter),
              editor.page(filter, { offset: offsetOf(call.args), limit: call.args.per_page }),
            ])
            return pageOf(
              some.map((one) => itemOf(one)),
              total,
              call,
              root,
            )
          },
        }),
        endpoint({
          methods: ['POST'],
          args: { from: FROM, ...REST },
          authorize: mayRedirect,
          answer: async ({ args }) => {
            const { from, to = '', kind = 'exact', code = 301 } = args
            return { status: 201, body: kept(await editor.create(inputOf({ from, to, kind, code }, shopUrl))) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/redirects/{id}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: mayRedirect,
          answer: async ({ args }) => ({ body: itemOf((await editor.find(args.id)) ?? notThere()) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: whole(), from: maybe(FROM), ...REST },
          authorize: mayRedirect,
          answer: async ({ args: { id, ...written } }) => {
            const before = (await editor.find(id)) ?? notThere()
            return { body: kept(await editor.change(id, inputOf({ ...before, ...given(written) }, shopUrl))) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: mayRedirect,
          answer: async ({ args }) => ({ body: itemOf((await editor.remove(args.id)) ?? notThere()) }),
        }),
      ],
    },
  ]
}
export default redirectRoutes satisfies ApiRoutes

const given = (written: Written) =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)) as Written

/** What a call wants kept; what can't work is refused beside its field. */
function inputOf(raw: Parameters<typeof readRedirect>[0], shopUrl: string): RedirectInput {
  const read = readRedirect(raw, shopUrl)
  if (read.ok) return read.redirect
  const { field, text: message } = read.problem
  throw badArguments({ [field]: { code: 'vitrine_redirect_invalid', message } })
}

function kept(outcome: SaveOutcome): RedirectRecord {
  if (outcome.ok) return itemOf(outcome.redirect, outcome.via)
  const { problem } = outcome
  if (problem.kind === 'unknown') return notThere()
  if (problem.kind === 'taken') throw refusal('from', 'Este endereço já tem um redirecionamento. Procure-o na lista e mude-o.')
  if (problem.kind === 'circle') throw refusal('to', `Faria um círculo: ${problem.circle.join(' → ')}.`)
  throw refusal('kind', `A loja leva até ${MOST_PATTERNS} padrões. Exclua um antes.`)
}
const refusal = (field: string, message: string) => badArguments({ [field]: { code: 'vitrine_redirect_invalid', message } })

function notThere(): never {
  throw new RestProblem(404, 'vitrine_no_redirect', 'Este redirecionamento não existe.')
}

const itemOf = ({ createdAt, modifiedAt, ...redirect }: Redirect, via: string[] = []): RedirectRecord => ({
  ...redirect,
  date_created: createdAt.toISOString(),
  date_modified: modifiedAt.toISOString(),
  via,
})
