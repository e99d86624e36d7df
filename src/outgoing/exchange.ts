import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { stepAside } from '#kit/step-aside.ts'
import { asCall } from './call-span.ts'
import { type Allowed, OPEN_INTERNET, urlProblem } from './post.ts'
import { guardedLookup } from './public-address.ts'

/** With what the shop proves who it is (mTLS): a PFX file, or certificate and key as PEM. */
export type ClientCertificate = { pfx?: Buffer; cert?: string; key?: string; passphrase?: string }

export type Asked = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PURGE'
  headers?: Record<string, string>
  body?: string
  certificate?: ClientCertificate | undefined
  /** A file: its bytes come as letters of latin1, one each. */
  isFile?: boolean
}
export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/** Which addresses may be called, by which authorities' word, how long is waited, and how much is read. */
export type Network = { allowed?: Allowed; ca?: string; deadlineMs?: number; maxBytes?: number }
export type CallOutside = (asked: Asked, signal?: AbortSignal) => Promise<Answered>

const DEADLINE_MS = 10_000
const MAX_BYTES = 1_000_000

/** One call of another server's API: once, followed nowhere, within a deadline and up to a size. Its errors name the host alone. */
export const createCallOutside =
  ({ allowed = OPEN_INTERNET, ca, deadlineMs = DEADLINE_MS, maxBytes = MAX_BYTES }: Network = {}): CallOutside =>
  async ({ url, method, headers = {}, body, certificate = {}, isFile = false }, signal) => {
    if (urlProblem(url, allowed) !== undefined)
      throw new Error('This address may not be called: it has to be a public one, by https.')
    const target = new URL(url)
    const deadline = AbortSignal.timeout(deadlineMs)
    const request = target.protocol === 'https:' ? httpsRequest : httpRequest
    const options = {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Vitrine/1',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      // A connection of its own: one that was kept is one whose address was checked for another call.
      agent: false,
      lookup: guardedLookup(allowed.address, allowed.resolve),
      ...certificate,
      ...(ca !== undefined && { ca }),
    } as const
    const answered = new Promise<Answered>((resolve, reject) => {
      // Node's own words may hold the whole address, and some services want a key in it.
      const fail = (error: unknown) => reject(new Error(`${target.host}: ${(error as { code?: string }).code ?? 'no answer'}`))
      const call = request(target, options, (answer) => {
        const parts: Buffer[] = []
        let length = 0
        answer.on('data', (part: Buffer) => {
          length += part.length
          if (length > maxBytes) call.destroy(new Error('too much'))
          else parts.push(part)
        })
        answer.on('end', () =>
          answer.complete
            ? resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(parts).toString(isFile ? 'latin1' : 'utf8'),
              })
            : fail({ code: 'half an answer' }),
        )
        answer.on('error', fail)
      })
      call.on('error', fail)
      call.end(body)
    })
    return await asCall({ method, target }, () => stepAside(() => answered))
  }
