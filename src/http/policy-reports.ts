import { recordOf } from '#kit/unknown-json.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from './log.ts'
import { addressGroup, type Limiter } from './rate-limit.ts'
import { noteSecurity } from './security-events.ts'
import { POLICY_REPORTS } from './security-headers.ts'

/** A broken page tells the same over and over; a few of its words are enough. */
const REPORTS_PER_ADDRESS = { max: 20, windowSeconds: 60 }
const MOST_AT_ONCE = 10
const MAX_BYTES = 16 * 1024

export type BrokenPolicy = { directive: string; blocked: string; page: string }

/** Takes what browsers tell of a page's policy that was broken: a script that somebody slipped in, or a widget that asks for too little. */
export async function registerPolicyReports(http: FastifyInstance, { log, limiter }: { log: Logger; limiter: Limiter }) {
  await http.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, String(body)),
    )
    scope.post(POLICY_REPORTS, { bodyLimit: MAX_BYTES }, (request, reply) => {
      limiter.take('policy-reports', addressGroup(request.ip), REPORTS_PER_ADDRESS)
      const broken = readReports(request.body)
      if (broken.length > 0) noteSecurity(request, 'policy-broken')
      for (const one of broken) log.warn({ request: request.id, ...one }, 'page policy broken')
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

/** Both ways in which browsers write it. Of addresses only what names nobody: a host, and the path of our own page. */
export function readReports(sent: unknown): BrokenPolicy[] {
  const parsed = typeof sent === 'string' ? fromJson(sent) : sent
  const list = Array.isArray(parsed)
    ? parsed.slice(0, MOST_AT_ONCE).map((one) => recordOf(one).body)
    : [recordOf(parsed)['csp-report']]
  return list.flatMap((one) => {
    const report = recordOf(one)
    const directive = String(report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'] ?? '')
    if (!/^[a-z-]{3,40}( |$)/.test(directive)) return []
    const blocked = String(report['blockedURL'] ?? report['blocked-uri'] ?? '')
    const page = String(report['documentURL'] ?? report['document-uri'] ?? '')
    return [{ directive: directive.split(' ', 1)[0]!, blocked: hostOf(blocked), page: pathOf(page) }]
  })
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const hostOf = (address: string) =>
  URL.canParse(address)
    ? new URL(address).host.slice(0, 100) || new URL(address).protocol
    : (/^[a-z-]{1,30}$/.exec(address)?.[0] ?? '')
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : '')
