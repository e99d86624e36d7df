import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#kit/clock.ts'
import type { Nonces } from '../nonce.ts'
import { addressGroup, type Limiter } from '../rate-limit.ts'
import { noteSecurity } from '../security-events.ts'
import { holderOf, type User, type Visitors } from '../visitor.ts'
import { type Caller, NOBODY } from './contract.ts'
import { isFresh, isSignedBy } from './oauth1.ts'
import { RestProblem } from './rest-problem.ts'

export const REST_NONCE = 'wp_rest'
/** Wrong keys and passwords from one address before it must wait. */
const FAILURES_PER_ADDRESS = { max: 30, windowSeconds: 300 }

type KnownKey = { id: number; user: User; permissions: 'read' | 'write' | 'read_write'; consumerSecret: string }

/** What is needed of the place that keeps keys and passwords of programs. */
export type Credentials = {
  key: (consumerKey: string) => Promise<KnownKey | undefined>
  /** False when this nonce was used with this key before. */
  useOnce: (keyId: number, nonce: string) => Promise<boolean>
  applicationPassword: (login: string, password: string) => Promise<User | undefined>
}

type Options = { visitors: Visitors; nonces: Nonces; credentials: Credentials; limiter: Limiter; clock: Clock; shopUrl: string }
export type Authenticate = (request: FastifyRequest, isWrite: boolean) => Promise<Caller>

/** Who calls: a program by its key or password, or a person by cookie and nonce. A cookie alone proves nothing: any site can make a browser send it. */
export function createAuthenticate({ visitors, nonces, credentials, limiter, clock, shopUrl }: Options): Authenticate {
  const wrong = async (request: FastifyRequest, code: string, message: string): Promise<never> => {
    noteSecurity(request, 'credentials-refused')
    await limiter.takeTogether('rest-credentials', addressGroup(request.ip), FAILURES_PER_ADDRESS)
    throw new RestProblem(401, code, message)
  }
  const wrongKey = (request: FastifyRequest, message: string) => wrong(request, 'woocommerce_rest_authentication_error', message)
  const createLoader = (key: KnownKey, isWrite: boolean): Caller => {
    const [reads, writes] = [key.permissions !== 'write', key.permissions !== 'read']
    if (isWrite ? writes : reads) return { user: key.user, by: 'api-key', reads, writes }
    throw new RestProblem(
      401,
      'woocommerce_rest_authentication_error',
      `A chave de API fornecida não tem permissão de ${isWrite ? 'escrita' : 'leitura'}.`,
    )
  }
  const withSecret = async (request: FastifyRequest, consumerKey: string, secret: string, isWrite: boolean) => {
    const key = await credentials.key(consumerKey)
    if (!key) return wrongKey(request, 'Consumer key inválida.')
    return isSame(secret, key.consumerSecret) ? createLoader(key, isWrite) : wrongKey(request, 'Consumer secret inválido.')
  }
  const withSignature = async (request: FastifyRequest, query: URLSearchParams, isWrite: boolean) => {
    const key = await credentials.key(query.get('oauth_consumer_key') ?? '')
    if (!key) return wrongKey(request, 'Consumer key inválida.')
    if (!isFresh(query.get('oauth_timestamp'), clock.now() / 1000)) return wrongKey(request, 'Timestamp inválido.')
    const paths = new URL(request.originalUrl, shopUrl)
    const signed = [shopUrl, `${request.protocol}://${request.host}`].some((origin) =>
      isSignedBy(key.consumerSecret, { method: request.method, url: new URL(origin).origin + paths.pathname, query }),
    )
    if (!signed) return wrongKey(request, 'Assinatura inválida - a assinatura fornecida não corresponde.')
    const nonce = (query.get('oauth_nonce') ?? '').slice(0, 100)
    if (nonce === '' || !(await credentials.useOnce(key.id, nonce)))
      return wrongKey(request, 'Nonce inválido - o nonce já foi usado.')
    return createLoader(key, isWrite)
  }
  const withPassword = async (request: FastifyRequest, login: string, password: string): Promise<Caller> => {
    const user = await credentials.applicationPassword(login, password)
    if (!user)
      return wrong(request, 'incorrect_password', 'O nome de usuário ou a senha de aplicativo fornecida não está correta.')
    return { user, by: 'application-password', reads: true, writes: true }
  }

  return async (request, isWrite) => {
    const query = new URL(request.originalUrl, shopUrl).searchParams
    const basic = readBasic(request.headers.authorization)
    const showsKey = basic?.name.startsWith('ck_') || query.has('oauth_consumer_key') || query.has('consumer_key')
    // A key opens the shop's own routes; pages, users and settings of the site ask for a person or their application.
    if (showsKey && !/^\/wp-json\/(wc|vitrine)[/-]/.test(request.url)) return NOBODY
    if (basic?.name.startsWith('ck_')) return await withSecret(request, basic.name, basic.password, isWrite)
    if (basic) return await withPassword(request, basic.name, basic.password)
    if (query.has('oauth_consumer_key')) return await withSignature(request, query, isWrite)
    const [key, secret] = [query.get('consumer_key'), query.get('consumer_secret')]
    // A secret in an address that travels in the clear would be everybody's.
    if (key !== null && secret !== null && request.protocol === 'https') return await withSecret(request, key, secret, isWrite)
    const nonce = request.headers['x-wp-nonce'] ?? query.get('_wpnonce') ?? undefined
    if (nonce === undefined) return NOBODY
    const visitor = await visitors.of(request)
    if (!nonces.isValid(nonce, REST_NONCE, holderOf(visitor))) {
      noteSecurity(request, 'nonce-refused')
      throw new RestProblem(403, 'rest_cookie_invalid_nonce', 'A verificação cookie falhou')
    }
    return { user: visitor.user, by: visitor.user ? 'cookie' : 'nobody', reads: true, writes: true }
  }
}

function readBasic(header: string | undefined) {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header ?? '')?.[1]
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) }
}

function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
