import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { PermanentFailure } from '#jobs/run.ts'
import { asCall } from './call-span.ts'
import { guardedLookup, isPublicAddress, RefusedAddress, type Resolve } from './public-address.ts'

/** Which addresses may be called. The open internet by https, unless a test says otherwise. */
export type Allowed = { protocols: string[]; address: (address: string) => boolean; resolve?: Resolve }
export const OPEN_INTERNET: Allowed = { protocols: ['https:'], address: isPublicAddress }

const DEADLINE_MS = 10_000

/** Why an address may not be called, as far as the address itself tells; where its name leads is known when it is called. */
export function urlProblem(url: string, allowed = OPEN_INTERNET): string | undefined {
  const target = URL.canParse(url) ? new URL(url) : undefined
  if (!target || !allowed.protocols.includes(target.protocol) || target.username !== '')
    return 'Webhooks are sent to https addresses without a user name only.'
  const host = target.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !allowed.address(host) ? new RefusedAddress(host).message : undefined
}

type Post = { url: string; body: string; headers: Record<string, string>; signal: AbortSignal; allowed?: Allowed | undefined }

/** Posts JSON once, follows nothing, reads nothing but the status. An address that may not be called is given up for good. */
export async function postOutside({ url, body, headers, signal, allowed = OPEN_INTERNET }: Post): Promise<number> {
  const problem = urlProblem(url, allowed)
  if (problem) throw new PermanentFailure(problem)
  const target = new URL(url)
  const sending = {
    allowed,
    signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Vitrine-Webhook/1',
      ...headers,
    },
  }
  return await asCall({ method: 'POST', target }, () => post(target, body, sending))
}

type Sending = { allowed: Allowed; signal: AbortSignal; headers: Record<string, string> }

function post(target: URL, body: string, { allowed, signal, headers }: Sending): Promise<number> {
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  // A connection of its own: one that was kept is one whose address was checked for another call.
  const options = {
    method: 'POST',
    headers,
    signal,
    agent: false,
    lookup: guardedLookup(allowed.address, allowed.resolve),
  } as const
  return new Promise((resolve, reject) => {
    const call = request(target, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', (error) => reject(error instanceof RefusedAddress ? new PermanentFailure(error.message) : error))
    call.end(body)
  })
}
