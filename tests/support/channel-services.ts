import type { IncomingMessage } from 'node:http'
import { serveFaulty } from './faulty-server.ts'
import { makePapers } from './throw-away-papers.ts'

type Heard = { path: string; query: URLSearchParams; body: Record<string, unknown> }
type Answer = { status: number; answer: unknown }

export const META = { pixelId: '1234567890123456', token: 'token-da-meta' }
export const GA4 = { measurementId: 'G-ABC123', apiSecret: 'segredo-do-ga' }
export const TIKTOK = { pixelId: 'C4ABCDEF0123456789', token: 'token-do-tiktok' }
export const PINTEREST = { tagId: '2612345678901', adAccountId: '549755885175', token: 'token-do-pinterest' }

const HASH = /^[0-9a-f]{64}$/
const strange = (given: object, known: string[]) => Object.keys(given).filter((name) => !known.includes(name))
const at = (body: unknown, name: string) => (body as Record<string, unknown>)[name]

/** Meta, Google Analytics, TikTok and Pinterest as they document the events that they take from shops; what they don't know they refuse. */
export async function theChannels() {
  const heard: Heard[] = []
  const meta = ({ path, query, body }: Heard): Answer => {
    const refuse = (message: string, code = 100) => ({
      status: 400,
      answer: { error: { message, code, type: 'OAuthException' } },
    })
    if (path !== `/v25.0/${META.pixelId}/events`) return refuse('Unsupported post request.')
    if (query.get('access_token') !== META.token) return refuse('Invalid OAuth access token.', 190)
    const [event] = at(body, 'data') as Record<string, unknown>[]
    const problem =
      strange(body, ['data', 'test_event_code'])[0] ??
      strange(event!, [
        'event_name',
        'event_time',
        'event_id',
        'action_source',
        'event_source_url',
        'user_data',
        'custom_data',
      ])[0]
    if (problem) return refuse(`unknown field ${problem}`)
    const user = at(event, 'user_data') as Record<string, unknown>
    const isOld = Number(at(event, 'event_time')) < Date.now() / 1_000 - 7 * 86_400
    if (isOld) return refuse('Event Timestamp Too Old')
    for (const name of ['em', 'ph', 'fn', 'ln', 'ct', 'st', 'zp', 'country', 'external_id'])
      if (user[name] !== undefined && !(user[name] as string[]).every((one) => HASH.test(one)))
        return refuse(`${name} is not hashed`)
    if (event!['event_name'] === 'Purchase') {
      const { value, currency } = event!['custom_data'] as { value: number; currency: string }
      if (typeof value !== 'number' || currency !== 'BRL') return refuse('value and currency are required')
    }
    return { status: 200, answer: { events_received: 1, messages: [], fbtrace_id: 'x' } }
  }
  const analytics = ({ path, query, body }: Heard): Answer => {
    // It takes everything, and says nothing.
    if (path === '/mp/collect') return { status: 204, answer: null }
    const isRight = (query.get('measurement_id') ?? '').startsWith('G-') && /^\d+\.\d+$/.test(String(at(body, 'client_id')))
    return { status: 200, answer: { validationMessages: isRight ? [] : [{ description: 'client_id is missing' }] } }
  }
  const tiktok = (token: string | undefined, { body }: Heard): Answer => {
    if (token !== TIKTOK.token)
      return { status: 200, answer: { code: 40105, message: 'Access token is incorrect or has been revoked.' } }
    const [event] = at(body, 'data') as Record<string, Record<string, unknown>>[]
    const isRight = at(body, 'event_source') === 'web' && at(body, 'event_source_id') === TIKTOK.pixelId && event?.['event_id']
    return { status: 200, answer: isRight ? { code: 0, message: 'OK', data: {} } : { code: 40002, message: 'Invalid parameter' } }
  }
  const pinterest = (token: string | undefined, { body }: Heard): Answer => {
    if (token !== `Bearer ${PINTEREST.token}`) return { status: 401, answer: { code: 2, message: 'Authentication failed.' } }
    const [event] = at(body, 'data') as Record<string, unknown>[]
    const isRight = at(event, 'action_source') === 'web' && Array.isArray(at(at(event, 'user_data'), 'em'))
    const one = isRight ? { status: 'processed' } : { status: 'failed', error_message: 'user_data is missing' }
    return { status: 200, answer: { num_events_received: 1, num_events_processed: isRight ? 1 : 0, events: [one] } }
  }
  const handle = (request: IncomingMessage, url: URL, text: string): Answer => {
    const call = { path: url.pathname, query: url.searchParams, body: JSON.parse(text) as Record<string, unknown> }
    heard.push(call)
    if (url.pathname.endsWith('/mp/collect')) return analytics(call)
    if (url.pathname.startsWith('/open_api/')) return tiktok(String(request.headers['access-token']), call)
    if (url.pathname === `/v5/ad_accounts/${PINTEREST.adAccountId}/events`) return pinterest(request.headers.authorization, call)
    return meta(call)
  }
  const server = await serveFaulty({ papers: makePapers() }, handle)
  return {
    ...server,
    heard,
    /** Where its part of the path begins so. */
    to: (path: string) => heard.filter((call) => call.path.startsWith(path)),
  }
}
