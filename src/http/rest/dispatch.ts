import { fromReplica } from '#db/from-replica.ts'
import { Problem, problemOf } from '../problem.ts'
import { type Right, rightOf } from '../rights/rights.ts'
import { withoutFields } from '../rights/without-fields.ts'
import type { Answer, Call, Context, Dispatch, Endpoint, Method, RestRequest, Route } from './contract.ts'
import { explainRoute } from './describe.ts'
import { embed } from './embed.ts'
import { segmentOf } from './path-segment.ts'
import { readArguments } from './read-arguments.ts'
import { askPassword, noRoute, problemBody } from './rest-problem.ts'
import { inContext, onlyFields } from './shape-answer.ts'

type Compiled = { route: Route; pattern: RegExp; names: string[] }
type Found = { route: Route; inPath: Record<string, string> }

export type RestTable = {
  dispatch: Dispatch
  /** What OPTIONS tells of a path. */
  describe: (path: string) => object | undefined
  methodsOf: (path: string) => Method[]
  isBatchable: (path: string) => boolean
}

type Options = {
  routes: readonly Route[]
  root: string
  onFailure: (error: unknown) => void
  /** Whether the person behind this call has typed their password a moment ago. */
  isConfirmed: (request: RestRequest) => Promise<boolean>
}

/** Finds the route of a call and carries it out: arguments, permission, answer, and only as much of it as was asked for. */
export function createTable({ routes, root, onFailure, isConfirmed }: Options): RestTable {
  const compiled = routes.map(compile)
  const find = (path: string): Found | undefined => {
    for (const { route, pattern, names } of compiled) {
      const match = pattern.exec(path)
      if (match) return { route, inPath: Object.fromEntries(names.map((name, index) => [name, match[index + 1]!])) }
    }
    return undefined
  }

  const carryOut = async (request: RestRequest): Promise<Answer> => {
    const found = find(request.path)
    const endpoint = found?.route.endpoints.find(({ methods }) => methods.includes(request.method))
    if (!found || !endpoint) throw noRoute()
    const { namespace, path } = found.route
    const asked = { method: request.method, route: `/${namespace}${path}`, path: found.inPath }
    const right = rightOf(request.caller.user?.roles ?? [], asked)
    const plain = callOf(request, endpoint, found.inPath)
    // The rights of one route say nothing of those that it calls in turn: each is looked up anew.
    const caller = { ...request.caller, isGranted: right !== undefined && isWithin(right, plain.sent, found.inPath) }
    const call = { ...plain, caller }
    const refusal = await endpoint.authorize(caller, call.args, request.front)
    if (refusal) throw refusal
    if (isDangerous(endpoint, call) && !(await isConfirmed(request))) throw askPassword()
    const answered = endpoint.readsReplica ? fromReplica(() => endpoint.answer(call)) : endpoint.answer(call)
    const { status, body, headers, send } = await answered
    const told = withoutFields(inContext(body, found.route.schema, call.context), right?.hides ?? [])
    const whole = await embed(told, request.query._embed, root, request, dispatch)
    return { status, body: onlyFields(whole, request.query._fields), headers, send }
  }
  const outcomeOf: Dispatch = async (request) => {
    try {
      const { status = 200, headers = {}, ...told } = await carryOut(request)
      return { ...told, status, headers }
    } catch (error) {
      if (!(error instanceof Problem)) onFailure(error)
      const problem = problemOf(error)
      return { status: problem.status, body: problemBody(problem), headers: problem.headers }
    }
  }
  const dispatch: Dispatch = async (request) => {
    const outcome = await outcomeOf(request)
    const more = find(request.path)?.route.headers
    if (!more) return outcome
    try {
      return { ...outcome, headers: { ...(await more(request, outcome.headers)), ...outcome.headers } }
    } catch (error) {
      // What was done is done: its answer counts more than its headers.
      if (!(error instanceof Problem)) onFailure(error)
      return outcome
    }
  }
  return {
    dispatch,
    describe: (path) => {
      const route = find(path)?.route
      return route && explainRoute(route, root)
    },
    methodsOf: (path) => find(path)?.route.endpoints.flatMap(({ methods }) => [...methods]) ?? [],
    isBatchable: (path) => find(path)?.route.batch === true,
  }
}

/** What says how an answer is told, and changes nothing. */
const SAYS_HOW = new Set(['_fields', '_locale', '_embed', '_envelope', 'context'])
const isWithin = ({ only }: Right, sent: ReadonlySet<string>, inPath: Found['inPath']) =>
  !only || [...sent].every((name) => only.has(name) || SAYS_HOW.has(name) || Object.hasOwn(inPath, name))

const isDangerous = ({ requiresReauth }: Endpoint, { args, caller }: Call<never>) =>
  caller.by === 'cookie' && (typeof requiresReauth === 'function' ? requiresReauth(args, caller) : requiresReauth === true)

function compile(route: Route): Compiled {
  const names: string[] = []
  const source = `/${route.namespace}${route.path}`.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name)
    return `(${segmentOf(route, name)})`
  })
  return { route, pattern: new RegExp(`^${source}/?$`), names }
}

function callOf(request: RestRequest, { args: properties }: Endpoint, inPath: Record<string, string>): Call<never> {
  const body = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body) ? request.body : {}
  const isRead = request.method === 'GET'
  // What stands in the path wins: an id in a body must not turn a call to another thing.
  const raw = isRead
    ? { ...withoutEmptyLists(properties, request.query), ...inPath }
    : { ...request.query, ...(Buffer.isBuffer(body) ? {} : (body as Record<string, unknown>)), ...inPath }
  const args = readArguments(properties, raw)
  const context = (args.context ?? (isRead ? 'view' : 'edit')) as Context
  return { ...request, args: args as never, sent: new Set(Object.keys(raw)), context }
}

/** In a question an empty list narrows nothing: `include=` asks for all there is, not for none. */
const withoutEmptyLists = (properties: Endpoint['args'], query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => {
      const isList = Object.hasOwn(properties, name) && (properties[name] as { type?: string }).type === 'array'
      return !isList || !(typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)
    }),
  )
