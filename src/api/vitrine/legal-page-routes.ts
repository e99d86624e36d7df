import { LEGAL_KIND_LIST, NOT_ADVICE } from '#content/legal-pages/kinds.ts'
import { createLegalPages, type LegalOutcome, type LegalPage } from '#content/legal-pages/service.ts'
import { createContentEditing } from '#content/pages/edit.ts'
import { choice } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { authorOf } from './document-resource.ts'

const SCHEMA = itemSchema('legal_page', {
  kind: 'text',
  title: 'text',
  note: 'text',
  page: 'object?',
  is_edited: 'flag',
  changes: 'list',
  gaps: 'list',
})

const REFUSALS: Record<Extract<LegalOutcome, { ok: false }>['problem'], [status: number, words: string]> = {
  there: [409, 'Esta página já foi escrita.'],
  missing: [404, 'Esta página ainda não foi escrita.'],
  edited: [409, 'Você mudou o texto desta página: ela não é reescrita. Copie da comparação o que quiser.'],
  refused: [409, 'A página não pôde ser salva: confira se outra página usa o mesmo endereço.'],
}

const itemOf = ({ isEdited, page, ...legal }: LegalPage) => ({
  ...legal,
  note: NOT_ADVICE,
  page: page ? { ...page, path: `/${page.slug}/` } : null,
  is_edited: isEdited,
})
export type LegalPageRecord = ReturnType<typeof itemOf>

/** The pages that the law asks for: written as drafts from the shop's data, and renewed while nobody wrote in them. */
function legalPageRoutes({ db, readyDesigns, clock }: Pick<ApiServices, 'db' | 'readyDesigns' | 'clock'>): Route[] {
  const legal = createLegalPages({
    db,
    clock,
    draw: (design) => readyDesigns.draw([design], true),
    editingIn: (from) => createContentEditing({ db: from }),
  })
  const ONE = { kind: choice(LEGAL_KIND_LIST) }
  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.list,
    answer: async () => ({ body: (await legal.list()).map(itemOf) }),
  })
  const act = (way: 'write' | 'renew') =>
    endpoint({
      methods: ['POST'],
      args: ONE,
      authorize: wcMay.edit,
      answer: async ({ args: { kind }, caller }) => {
        const done = way === 'write' ? await legal.write(kind, authorOf(caller)) : await legal.renew(kind)
        if (!done.ok) {
          const [status, words] = REFUSALS[done.problem]
          throw new RestProblem(status, `vitrine_legal_page_${done.problem}`, words)
        }
        return { status: way === 'write' ? 201 : 200, body: itemOf(await legal.read(kind)) }
      },
    })
  return [
    { namespace: 'vitrine/v1', path: '/legal-pages', endpoints: [list], schema: SCHEMA },
    { namespace: 'vitrine/v1', path: '/legal-pages/{kind}/write', endpoints: [act('write')], schema: SCHEMA },
    { namespace: 'vitrine/v1', path: '/legal-pages/{kind}/renew', endpoints: [act('renew')], schema: SCHEMA },
  ]
}
export default legalPageRoutes satisfies ApiRoutes
