import type { Static, TObject, TProperties } from 'typebox'
import { CONTEXT, flag, whole } from '#http/rest/arguments.ts'
import { type Endpoint, endpoint, type ItemSchema, type Method, type Route } from '#http/rest/contract.ts'
import type { RestProblem } from '#http/rest/rest-problem.ts'
import { wcMay } from '../authorize.ts'
import { askForce } from './problems.ts'

type Saved<P> = { ok: true; id: number } | { ok: false; problem: P }
type Write<A extends TProperties, P> = { args: A; save: (args: Static<TObject<A>>) => Promise<Saved<P>> }

/** What is deleted for good is named in a sentence («cupons»); what can be had back is not asked about twice. */
type Leaving<P> =
  | { what: string; remove: (id: number) => Promise<unknown> }
  | { remove: (id: number) => Promise<Saved<P>>; restore: (id: number) => Promise<Saved<P>> }

type Resource<P, C extends TProperties, U extends TProperties> = Leaving<P> & {
  root: string
  /** Unless given, the ecosystem's own. */
  namespace?: string
  path: string
  schema: ItemSchema
  list: Endpoint
  create: Write<C, P>
  update: Write<U & { id: ReturnType<typeof whole> }, P>
  /** One as it is told; throws when there is none of that number. */
  read: (id: number) => Promise<object>
  refusalOf: (problem: P) => RestProblem
}

export const ID = { id: whole() }
/** Of lists of what can be had back. */
export const REMOVED = { removed: flag({ default: false, description: 'Those that can be brought back.' }) }

/** What is listed, made, shown, changed and deleted at the ecosystem's two addresses, and brought back at a third. */
export function resourceRoutes<P, C extends TProperties, U extends TProperties>(resource: Resource<P, C, U>): Route[] {
  const { root, namespace = 'wc/v3', path, schema, list, create, update, read, refusalOf } = resource
  const told = async (saved: Saved<P>) => {
    if (!saved.ok) throw refusalOf(saved.problem)
    return { id: saved.id, body: await read(saved.id) }
  }
  const making = endpoint({
    methods: ['POST'],
    args: create.args,
    authorize: wcMay.create,
    answer: async ({ args }) => {
      const { id, body } = await told(await create.save(args))
      return { status: 201, body, headers: { location: `${root}/${namespace}${path}/${id}` } }
    },
  })
  const showing = endpoint({
    methods: ['GET'],
    args: { ...ID, ...CONTEXT },
    authorize: wcMay.view,
    answer: async ({ args }) => ({ body: await read(args.id) }),
  })
  const changing = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: update.args,
    authorize: wcMay.edit,
    answer: async ({ args }) => ({ body: (await told(await update.save(args))).body }),
  })
  const simply = (method: Method, authorize: Endpoint['authorize'], act: (id: number) => Promise<Saved<P>>) =>
    endpoint({
      methods: [method],
      args: ID,
      authorize,
      answer: async ({ args }) => ({ body: (await told(await act(args.id))).body }),
    })
  const removing =
    'restore' in resource
      ? simply('DELETE', wcMay.delete, resource.remove)
      : removingForGood(resource.what, read, resource.remove)
  const routes: Route[] = [
    { namespace, path, schema, endpoints: [list, making] },
    { namespace, path: `${path}/{id}`, schema, endpoints: [showing, changing, removing] },
  ]
  if (!('restore' in resource)) return routes
  const restoring = simply('POST', wcMay.edit, resource.restore)
  return [...routes, { namespace, path: `${path}/{id}/restore`, schema, endpoints: [restoring] }]
}

const removingForGood = (what: string, read: (id: number) => Promise<object>, remove: (id: number) => Promise<unknown>) =>
  endpoint({
    methods: ['DELETE'],
    args: { ...ID, force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args: { id, force } }) => {
      const body = await read(id)
      askForce(force, what)
      await remove(id)
      return { body }
    },
  })
