import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '#outgoing/exchange.ts'
import type { GoogleAddresses } from '#shop/accounts/google/addresses.ts'

export type Person = {
  sub: string
  email: string
  email_verified?: unknown
  hd?: string
  given_name?: string
  family_name?: string
}
type Claims = Record<string, unknown>
/** What is signed, before it is: whoever forges a token begins here. */
export type Draft = { header: Claims; claims: Claims; key: KeyObject; publicPem: string }
type Asked = { challenge: string; returnUrl: string; nonce: string; person: Person }

export const CLIENT = { id: 'vitrine-teste.apps.googleusercontent.com', secret: 'GOCSPX-segredo-da-loja' }

const partOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const signed = ({ header, claims, key }: Draft) => {
  const said = `${partOf(header)}.${partOf(claims)}`
  return `${said}.${sign('RSA-SHA256', Buffer.from(said), key).toString('base64url')}`
}
export const unsigned = ({ header, claims }: Draft) => `${partOf({ ...header, alg: 'none' })}.${partOf(claims)}.`
/** HS256 with the public key as its secret. */
export const signedByPublicKey = ({ header, claims, publicPem }: Draft) => {
  const said = `${partOf({ ...header, alg: 'HS256' })}.${partOf(claims)}`
  return `${said}.${createHmac('sha256', publicPem).update(said).digest('base64url')}`
}

/** OpenID Connect as Google documents it: codes for one use with PKCE, ID tokens by RS256, keys that change. */
export async function aGoogle(now: () => number) {
  const codes = new Map<string, Asked>()
  const asked = { keys: 0, token: 0 }
  const newKey = () => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2_048 }) })
  let current = newKey()
  let write: (draft: Draft) => string = signed
  let isDown = false
  let registered = ''

  const tokenFor = ({ nonce, person }: Asked) => {
    const at = Math.floor(now() / 1_000)
    const issued = { iss: 'https://accounts.google.com', aud: CLIENT.id, azp: CLIENT.id, iat: at, exp: at + 3_600, nonce }
    const publicPem = String(current.publicKey.export({ type: 'spki', format: 'pem' }))
    const header = { alg: 'RS256', kid: current.kid, typ: 'JWT' }
    return write({ header, claims: { email_verified: true, ...issued, ...person }, key: current.privateKey, publicPem })
  }
  const token = (form: URLSearchParams): [number, unknown] => {
    asked.token++
    if (form.get('client_id') !== CLIENT.id)
      return [401, { error: 'invalid_client', error_description: 'The OAuth client was not found.' }]
    if (form.get('client_secret') !== CLIENT.secret)
      return [401, { error: 'invalid_client', error_description: 'The provided client secret is invalid.' }]
    const wanted = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!wanted || wanted.challenge !== challenge || wanted.returnUrl !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    return [200, { access_token: 'x', expires_in: 3_599, token_type: 'Bearer', id_token: tokenFor(wanted) }]
  }
  const keys = (): [number, unknown] => {
    asked.keys++
    const jwk = current.publicKey.export({ format: 'jwk' })
    return [200, { keys: [{ ...jwk, kid: current.kid, alg: 'RS256', use: 'sig' }] }]
  }
  /** A browser at its page goes on to choose an account, or to be told what is wrong. */
  const page = (query: URLSearchParams) =>
    query.get('redirect_uri') === registered
      ? 'https://accounts.google.com/v3/signin/identifier'
      : `https://accounts.google.com/signin/oauth/error?authError=${Buffer.from('\n\u0015redirect_uri_mismatch').toString('base64')}`
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    if (pathname === '/auth') return void response.writeHead(302, { location: page(searchParams) }).end()
    const [status, told] = isDown ? [503, {}] : pathname === '/certs' ? keys() : token(new URLSearchParams(body))
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public, max-age=20000' })
    response.end(JSON.stringify(told))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
  return {
    asked,
    addresses: {
      page: `${origin}/auth`,
      token: `${origin}/token`,
      keys: `${origin}/certs`,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    } satisfies GoogleAddresses,
    network: { allowed: { protocols: ['http:'], address: () => true } } satisfies Network,
    /** The person chooses an account on its page and is sent back with this. */
    agree: (pageUrl: string, person: Person) => {
      const query = new URL(pageUrl).searchParams
      const of = (name: string) => query.get(name) ?? ''
      if (of('client_id') !== CLIENT.id || of('response_type') !== 'code' || of('scope') !== 'openid email profile')
        throw new Error(pageUrl)
      if (of('code_challenge_method') !== 'S256' || of('nonce') === '') throw new Error(pageUrl)
      const code = `4/${randomUUID()}`
      codes.set(code, { challenge: of('code_challenge'), returnUrl: of('redirect_uri'), nonce: of('nonce'), person })
      return { code, state: of('state') }
    },
    /** The next tokens are written like this. */
    forge: (forged: (draft: Draft) => string) => void (write = forged),
    beHonest: () => void (write = signed),
    /** The merchant registers where people are sent back to. */
    register: (returnUrl: string) => void (registered = returnUrl),
    rotate: () => void (current = newKey()),
    beDown: (down: boolean) => void (isDown = down),
    anotherKey: () => newKey().privateKey,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}
