import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Acting } from '#db/actor.ts'
import type { RegisterMultipart } from '../multipart.ts'
import { MAX_FILE_BYTES } from '../read-form.ts'
import type { Nonces } from '../nonce.ts'
import { sendCompressed } from '../private-page.ts'
import { Problem, problemOf, TOO_BUSY } from '../problem.ts'
import { holderOf, type Visitors } from '../visitor.ts'
import { type Authenticate, REST_NONCE } from './authenticate.ts'
import { actorOf } from './actor-of.ts'
import { type Caller, type Method, WRITES } from './contract.ts'
import type { RestTable } from './dispatch.ts'
import { spelledHeaders } from './header-names.ts'
import { nest } from './nested.ts'
import { noRoute, problemBody, RestProblem } from './rest-problem.ts'

const ROOT_PATH = '/wp-json'
/** A page's document with hundreds of elements fits. */
const MAX_BODY_BYTES = 2 * 1024 * 1024
/** Whoever is not known sends forms, not files. */
const MAX_UNKNOWN_BODY_BYTES = 64 * 1024
/** Below it compressing takes longer than it saves on the line. */
const MIN_COMPRESSED_LENGTH = 4_096
/** Files may also come as they are, one in a request. */
const FILE_TYPES = /^(image|video|audio|font)\/|^application\/(pdf|zip|octet-stream)/

const HEADERS = {
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link, Nonce, Nonce-Timestamp, User-ID, Cart-Token, Cart-Hash',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Cart-Token, Nonce',
}

type Options = {
  table: RestTable
  authenticate: Authenticate
  acting: Acting
  visitors: Visitors
  nonces: Nonces
  root: string
  registerMultipart: RegisterMultipart
  log: (error: unknown) => void
}

/** Everything below `/wp-json/` that has no route of its own. */
export async function registerRest(http: FastifyInstance, options: Options) {
  const { table, authenticate, acting, visitors, nonces, root, registerMultipart, log } = options
  const callers = new WeakMap<FastifyRequest, Caller>()
  const callerOf = async (request: FastifyRequest, method: string) => {
    const known = callers.get(request)
    if (known) return known
    const caller = await authenticate(request, WRITES.includes(method as Method))
    callers.set(request, caller)
    return caller
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { _method, ...query } = nest(lastOnes(request.query as Record<string, unknown>))
    const method = methodOf(request, _method)
    const path = pathOf(request.url)
    void reply.headers({
      ...HEADERS,
      link: `<${root}/>; rel="https://api.w.org/"`,
      allow: [...new Set(table.methodsOf(path))].join(', '),
    })
    if (method === 'OPTIONS') {
      const told = table.describe(path)
      if (!told) throw noRoute()
      return reply.send(told)
    }
    const caller = await callerOf(request, method)
    void reply.header('cache-control', caller.user ? 'no-store, private' : 'no-cache')
    const carryOut = () =>
      table.dispatch({
        method,
        path,
        query,
        body: bodyOf(request.body),
        headers: request.headers as Record<string, string | undefined>,
        caller,
        front: { request, reply },
      })
    const actor = method === 'GET' ? undefined : actorOf(caller, request.id)
    const { status, body, headers, send } = await (actor ? acting.as(actor, carryOut) : carryOut())
    void reply.headers(headers)
    if (send) return await send({ request, reply })
    // What others may keep must not carry one person's proof.
    if (caller.by === 'cookie' && !headers['cache-control']?.startsWith('public'))
      void reply.header('x-wp-nonce', nonces.make(REST_NONCE, holderOf(await visitors.of(request))))
    if (query._envelope !== undefined) {
      const inside = { allow: String(reply.getHeader('allow') ?? ''), ...headers }
      return reply.code(200).send({ body, status, headers: spelledHeaders(inside) })
    }
    void reply.code(status)
    if (request.method === 'HEAD' || status === 204) return reply.send()
    const text = JSON.stringify(body)
    if (text === undefined || text.length < MIN_COMPRESSED_LENGTH) return reply.send(text)
    return await sendCompressed(request, reply.header('vary', varyBy(reply)), Buffer.from(text))
  }

  await http.register(async (scope) => {
    registerMultipart(scope)
    scope.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', async (request) => {
      const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? Infinity : 0))
      if (length <= MAX_UNKNOWN_BODY_BYTES) return
      const caller = await callerOf(request, request.method)
      if (!caller.user || (Number.isFinite(length) && length > limitOf(request))) throw tooLarge()
    })
    scope.setErrorHandler((error, _request, reply) => {
      const problem = problemOf(error)
      if (problem.status >= 500 && problem.code !== TOO_BUSY) log(error)
      const isSyntax = problem.code === 'rest_invalid_json' && !(problem instanceof RestProblem)
      const told = isSyntax ? new RestProblem(400, problem.code, problem.message, JSON_TROUBLE) : problem
      return reply
        .code(problem.status)
        .headers({ ...HEADERS, 'cache-control': 'no-store', ...problem.headers })
        .send(JSON.stringify(problemBody(told)))
    })
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    for (const url of [ROOT_PATH, `${ROOT_PATH}/*`])
      scope.route({ method: methods, url, bodyLimit: MAX_FILE_BYTES, handler: answer })
  })
}

const varyBy = (reply: FastifyReply) => [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')

const tooLarge = () => new Problem(413, 'too_large', 'O que foi enviado é grande demais.')

/** A limit of the route holds for all kinds of bodies: only files may fill it. */
function limitOf({ headers }: FastifyRequest) {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) return Infinity // counted part by part
  return FILE_TYPES.test(type) ? MAX_FILE_BYTES : MAX_BODY_BYTES
}

const JSON_TROUBLE = { json_error_code: 4, json_error_message: 'Syntax error' }

/** What old proxies let through is POST; the method that is meant stands beside it. Only a POST can mean another one. */
function methodOf(request: FastifyRequest, inQuery: unknown): Method | 'OPTIONS' {
  const input = String(inQuery ?? request.headers['x-http-method-override'] ?? '').toUpperCase()
  if (request.method === 'POST' && ['GET', ...WRITES].includes(input)) return input as Method
  return request.method === 'HEAD' ? 'GET' : (request.method as Method)
}

function pathOf(url: string) {
  const path = url.split('?', 1)[0]!.slice(ROOT_PATH.length)
  try {
    return decodeURIComponent(path).replace(/\/+$/, '') || '/'
  } catch {
    throw noRoute()
  }
}

/** What stands in an address twice is the last one; a list says that it is one by its brackets. */
const lastOnes = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) && !name.endsWith('[]') ? value.at(-1) : value]),
  )

const bodyOf = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && !Buffer.isBuffer(body)
    ? Object.keys(body).some((name) => name.includes('['))
      ? nest(body as Record<string, unknown>)
      : body
    : body
