import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A basket that was left the day before yesterday is given up. */
export const CART_TOKEN_LIFE_SECONDS = 48 * 60 * 60

const HEADER = encode({ alg: 'HS256', typ: 'JWT' })
const ISSUER = 'store-api'

type Claims = { user_id: string; exp: number; iss: string; iat: number }

/** A name for a cart that has no session yet. */
export const newCartName = () => `t_${randomBytes(16).toString('hex')}`

/** The ecosystem's Cart-Token: a signed JWT that names whose cart it is, for clients without cookies. */
export function makeCartToken(name: string, secret: string, nowSeconds: number): string {
  const claims: Claims = { user_id: name, exp: nowSeconds + CART_TOKEN_LIFE_SECONDS, iss: ISSUER, iat: nowSeconds }
  const signed = `${HEADER}.${encode(claims)}`
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`
}

/** The name in a token that we signed and that has not ended; undefined for everything else. */
export function readCartToken(token: string | undefined, secret: string, nowSeconds: number): string | undefined {
  const [header, payload, signature] = (token ?? '').length <= 1_000 ? (token ?? '').split('.') : []
  // The header is ours to the letter, so nobody chooses how the signature is checked.
  if (header !== HEADER || !payload || !signature) return undefined
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(`${header}.${payload}`, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims // signed by us
  return claims.iss === ISSUER && claims.exp > nowSeconds ? claims.user_id : undefined
}

function encode(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

const signatureOf = (text: string, secret: string) => createHmac('sha256', `cart-token|${secret}`).update(text).digest()
