import type { Static, TObject } from 'typebox'
import type { OutsideScript } from '#content/outside-scripts/contract.ts'
import { namedHosts } from '#content/outside-scripts/hosts.ts'
import { createOutsideScripts, type ScriptInput } from '#content/outside-scripts/service.ts'
import { MAX_CODE_LENGTH, readSnippet } from '#content/outside-scripts/snippet.ts'
import { MAX_SCRIPTS } from '#content/outside-scripts/stored.ts'
import { SNIPPET_PROBLEMS } from '#content/outside-scripts/text.ts'
import { choice, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { conditionOf, kindsMeant } from '#content/pages/condition-places.ts'
import { isPolicyHost, MAX_POLICY_HOSTS } from '#kit/csp-sources.ts'
import { itemSchema } from '../item-schema.ts'
import { administrators, isAdministrator } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { inPerson } from './session-routes.ts'

const SCHEMA = itemSchema('outside_script', {
  id: 'whole',
  name: 'text',
  code: 'text',
  purpose: 'text',
  conditions: 'list',
  hosts: 'list',
  enabled: 'flag',
  suggested_hosts: 'list',
  version: 'whole',
})

const REST = {
  purpose: maybe(choice(['necessary', 'statistics', 'marketing'], { description: 'What a visitor has to allow for it.' })),
  conditions: maybe(
    listOf(text({ maxLength: 300 }), {
      description:
        'Where it runs: include/product, exclude/…; none: every public page. Cart, checkout and account by include/private or include/private/checkout alone.',
    }),
  ),
  hosts: maybe(
    listOf(text({ maxLength: 300 }), { maxItems: MAX_POLICY_HOSTS, description: 'Further origins that it talks to.' }),
  ),
  enabled: maybe(flag()),
}
const NAME = text({ minLength: 1, maxLength: 200 })
const CODE = text({ maxLength: 10 * MAX_CODE_LENGTH, description: 'Script elements, code, or an address.' })
type Written = Partial<Static<TObject<typeof REST>>> & { name?: string; code?: string }

const NOT_YOURS = 'Só administradores põem scripts de outros na loja.'
const maySee = administrators('vitrine_scripts_cannot_view', NOT_YOURS)
/** What is added here runs in every visitor's browser: a person says so, who has just typed the password. */
const mayWrite = (caller: Caller) =>
  isAdministrator(caller) ? inPerson(caller) : mayNot(caller, 'vitrine_scripts_cannot_edit', NOT_YOURS)

/** Scripts of others that the shop's pages carry. */
function outsideScriptRoutes({ db, root }: Pick<ApiServices, 'db' | 'root'>): Route[] {
  const scripts = createOutsideScripts({ db })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/outside-scripts',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: PAGING,
          authorize: maySee,
          answer: async (call) => {
            const all = await scripts.all()
            const from = offsetOf(call.args)
            return pageOf(all.slice(from, from + call.args.per_page).map(itemOf), all.length, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: { name: NAME, code: CODE, ...REST },
          authorize: mayWrite,
          requiresReauth: true,
          answer: async ({ args: { name, code, ...rest } }) => {
            const input = { ...FIRST, ...inputOf({ name, code, ...rest }), name, code }
            return { status: 201, body: itemOf(kept(await scripts.create(input))) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/outside-scripts/{id}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: maySee,
          answer: async ({ args }) => ({ body: itemOf((await scripts.find(args.id)) ?? notThere()) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: whole(), version: maybe(whole()), name: maybe(NAME), code: maybe(CODE), ...REST },
          authorize: mayWrite,
          requiresReauth: true,
          answer: async ({ args: { id, version, ...written } }) => ({
            body: itemOf(kept(await scripts.change(id, version, inputOf(written)))),
          }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: mayWrite,
          requiresReauth: true,
          answer: async ({ args }) => ({ body: itemOf(kept(await scripts.remove(args.id))) }),
        }),
      ],
    },
  ]
}
export default outsideScriptRoutes satisfies ApiRoutes

const FIRST: Omit<ScriptInput, 'name' | 'code'> = {
  purpose: 'marketing',
  conditions: [],
  hosts: [],
  enabled: true,
}

/** What a call wants kept; what can't work is refused with the reason, beside its field. */
function inputOf({ name, code, purpose, conditions, hosts, enabled }: Written): Partial<ScriptInput> {
  const snippet = code === undefined ? undefined : readSnippet(code)
  if (snippet && !snippet.ok)
    throw badArguments({ code: { code: 'rest_invalid_script', message: SNIPPET_PROBLEMS[snippet.problem] } })
  if (conditions?.some((condition) => kindsMeant(conditionOf(condition).place).length === 0))
    throw badArguments({ conditions: { code: 'rest_invalid_conditions', message: 'Uma das condições não existe.' } })
  const wrongHost = hosts?.find((host) => !isPolicyHost(host))
  if (wrongHost !== undefined)
    throw badArguments({
      hosts: {
        code: 'rest_invalid_host',
        message: `«${wrongHost}» não é um endereço como https://chat.exemplo.com ou https://*.exemplo.com, sem caminho.`,
      },
    })
  return {
    ...(name !== undefined && { name }),
    ...(code !== undefined && { code }),
    ...(purpose !== undefined && { purpose }),
    ...(conditions !== undefined && { conditions }),
    ...(hosts !== undefined && { hosts }),
    ...(enabled !== undefined && { enabled }),
  }
}

function kept(outcome: Awaited<ReturnType<ReturnType<typeof createOutsideScripts>['change']>>): OutsideScript {
  if (outcome.ok) return outcome.script
  if (outcome.problem === 'unknown') return notThere()
  if (outcome.problem === 'too-many')
    throw new RestProblem(400, 'vitrine_too_many_scripts', `A loja leva até ${MAX_SCRIPTS} scripts de outros. Exclua um antes.`)
  throw new RestProblem(409, 'vitrine_stale', 'Outra pessoa mudou este script. Abra de novo e repita a sua mudança.')
}

function notThere(): never {
  throw new RestProblem(404, 'vitrine_no_script', 'Este script não existe.')
}

const itemOf = (script: OutsideScript) => {
  const snippet = readSnippet(script.code)
  const suggested = snippet.ok ? namedHosts(snippet.pieces).filter((host) => !script.hosts.includes(host)) : []
  return { ...script, suggested_hosts: suggested }
}
