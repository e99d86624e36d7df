import type { FastifyReply } from 'fastify'

/** Cookies by name; the first of a name wins, as browsers send the most specific one first. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';').slice(0, 100)) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

type Options = { secure: boolean; httpOnly?: boolean; maxAgeSeconds?: number }

/** Sets a cookie for the whole shop. Values are tokens and digits of ours: nothing in them needs escaping. */
export function setCookie(reply: FastifyReply, name: string, value: string, { secure, httpOnly = true, maxAgeSeconds }: Options) {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax']
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  void reply.header('set-cookie', parts.join('; '))
}
