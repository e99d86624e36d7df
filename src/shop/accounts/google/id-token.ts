import { type KeyObject, verify } from 'node:crypto'
import { isEmailAddress } from '#kit/email-address.ts'
import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { GoogleIdentity } from './contract.ts'

const LONGEST = 10_000
/** Clocks of two servers differ a little. */
const SKEW_SECONDS = 60
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/

type Wanted = {
  /** Google's public keys by their names. */
  keyOf: (kid: string) => Promise<KeyObject | undefined>
  clientId: string
  issuers: readonly string[]
  nonce: string
  nowMs: number
}
export type TokenProblem = 'form' | 'algorithm' | 'key' | 'signature' | 'issuer' | 'audience' | 'expired' | 'nonce' | 'person'
export type TokenOutcome = { ok: true; identity: GoogleIdentity } | { ok: false; problem: TokenProblem }

/** Who an ID token speaks of, once everything about it is as OpenID Connect wants it (Core 1.0, 3.1.3.7). */
export async function readIdToken(token: unknown, wanted: Wanted): Promise<TokenOutcome> {
  const [, head, body, signature] = (typeof token === 'string' && token.length <= LONGEST && TOKEN.exec(token)) || []
  if (head === undefined || body === undefined || signature === undefined) return no('form')
  const [header, claims] = [decoded(head), decoded(body)]
  // Google signs with RS256 alone. «none», or HS256 with the public key as its secret, is somebody else.
  if (header['alg'] !== 'RS256') return no('algorithm')
  const key = typeof header['kid'] === 'string' ? await wanted.keyOf(header['kid']) : undefined
  if (!key) return no('key')
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) return no('signature')
  const problem = claimProblem(claims, wanted)
  if (problem) return no(problem)
  const identity = identityOf(claims)
  return identity ? { ok: true, identity } : no('person')
}

const no = (problem: TokenProblem) => ({ ok: false, problem }) as const
const decoded = (part: string) => recordOf(parseOrNothing(Buffer.from(part, 'base64url').toString('utf8')))

function claimProblem(claims: Record<string, unknown>, { issuers, clientId, nonce, nowMs }: Wanted): TokenProblem | undefined {
  const { iss, aud, azp, exp, iat } = claims
  const now = nowMs / 1_000
  if (typeof iss !== 'string' || !issuers.includes(iss)) return 'issuer'
  if (aud !== clientId || (azp !== undefined && azp !== clientId)) return 'audience'
  if (typeof exp !== 'number' || exp + SKEW_SECONDS <= now) return 'expired'
  if (typeof iat !== 'number' || iat - SKEW_SECONDS > now) return 'expired'
  return nonce !== '' && claims['nonce'] === nonce ? undefined : 'nonce'
}

function identityOf(claims: Record<string, unknown>): GoogleIdentity | undefined {
  const { sub, email, email_verified, hd, given_name, family_name } = claims
  if (typeof sub !== 'string' || !/^[!-~]{1,255}$/.test(sub)) return undefined
  const address = typeof email === 'string' ? email.toLowerCase() : ''
  if (!isEmailAddress(address)) return undefined
  const isVerified = email_verified === true
  return {
    subject: sub,
    email: address,
    isVerified,
    isAuthoritative: isVerified && (address.endsWith('@gmail.com') || (typeof hd === 'string' && hd !== '')),
    firstName: nameOf(given_name),
    lastName: nameOf(family_name),
  }
}

const nameOf = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{C}<>]/gu, '')
        .trim()
        .slice(0, 60)
    : ''
