import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { PermanentFailure } from '#jobs/run.ts'
import { type Allowed, OPEN_INTERNET, urlProblem } from './post.ts'
import { guardedLookup, RefusedAddress } from './public-address.ts'

const DEADLINE_MS = 10_000

type Get = {
  url: string
  maxBytes: number
  signal: AbortSignal
  allowed?: Allowed | undefined
  /** How many times an answer may send it elsewhere; each place is checked like the first. */
  redirects?: number | undefined
}

/**
 * Fetches a file of another host once, follows nothing unless told to, and reads no further than is allowed. What can never be had
 * (an address that may not be called, a file that is not there or is too large) is given up for good.
 */
export async function getOutside({ url, maxBytes, signal, allowed = OPEN_INTERNET, redirects = 0 }: Get): Promise<Buffer> {
  if (urlProblem(url, allowed) !== undefined || isOtherPort(url, allowed))
    throw new PermanentFailure(`${url} is not an address of the open internet by https, so nothing is fetched from it.`)
  const target = new URL(url)
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
  const lookup = guardedLookup(allowed.address, allowed.resolve)
  // A connection of its own: one that was kept is one whose address was checked for another call.
  const options = { headers: { 'user-agent': 'Vitrine/1' }, signal: deadline, agent: false, lookup } as const
  return await new Promise((resolve, reject) => {
    const call = request(target, options, (answer) => {
      const { statusCode = 0 } = answer
      const giveUp = (error: Error) => {
        call.destroy()
        reject(error)
      }
      const { location } = answer.headers
      if (statusCode >= 300 && statusCode < 400 && redirects > 0 && location !== undefined && URL.canParse(location, url)) {
        answer.destroy()
        const next = { url: new URL(location, url).href, maxBytes, signal, allowed, redirects: redirects - 1 }
        return resolve(getOutside(next))
      }
      if (statusCode !== 200) {
        const message = `${url} answered ${statusCode}.`
        return giveUp(statusCode >= 500 || statusCode === 429 ? new Error(message) : new PermanentFailure(message))
      }
      const parts: Buffer[] = []
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > maxBytes) giveUp(new PermanentFailure(`${url} is larger than ${maxBytes} bytes.`))
        else parts.push(part)
      })
      answer.on('end', () => resolve(Buffer.concat(parts)))
      answer.on('error', reject)
    })
    call.on('error', (error) => reject(error instanceof RefusedAddress ? new PermanentFailure(error.message) : error))
    call.end()
  })
}

/** Files lie where web servers are; other ports lead to other programs. */
const isOtherPort = (url: string, allowed: Allowed) => allowed === OPEN_INTERNET && new URL(url).port !== ''
