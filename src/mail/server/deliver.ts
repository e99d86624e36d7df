import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { stepAside } from '#kit/step-aside.ts'
import type { Network } from '#outgoing/exchange.ts'
import { OPEN_INTERNET } from '#outgoing/post.ts'
import { guardedLookup } from '#outgoing/public-address.ts'
import type { Encryption } from './presets.ts'
import { mailTroubleOf, MailTrouble } from './trouble.ts'

/** A server of the operator, as the environment names it, or one that a merchant typed in. */
export type MailConnection =
  | { url: string }
  | { host: string; port: number; encryption: Encryption; user: string; password: string }

export type OutgoingMail = {
  from: { name: string; address: string }
  to: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  messageId: string
  headers?: Record<string, string> | undefined
}
export type Deliver = (connection: MailConnection, mail: OutgoingMail, withinMs?: number) => Promise<void>

/** A mail server that says nothing for this long is asked again later. */
const STEP_MS = 15_000
/** All steps of one mail together. */
const DEADLINE_MS = 45_000

/**
 * Hands one mail to a server; throws MailTrouble. What a merchant typed leads to the open internet alone, to the address that was
 * checked; an operator's server may stand in the own network.
 */
export const createDelivery =
  ({ allowed = OPEN_INTERNET, ca }: Network = {}): Deliver =>
  async (connection, { replyTo, html, headers, ...mail }, withinMs = DEADLINE_MS) => {
    const step = Math.min(STEP_MS, withinMs)
    const timeouts = { connectionTimeout: step, greetingTimeout: step, socketTimeout: step, dnsTimeout: step }
    const send = async () => {
      const options = 'url' in connection ? connection : await optionsOf(connection, { allowed, ca })
      const transport = createTransport({ ...options, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
      await transport.sendMail({ ...mail, ...(replyTo && { replyTo }), ...(html && { html }), ...(headers && { headers }) })
    }
    try {
      await stepAside(() => withDeadline(send(), withinMs))
    } catch (error) {
      throw mailTroubleOf(error, secretsOf(connection))
    }
  }

type Typed = Exclude<MailConnection, { url: string }>

async function optionsOf(
  { host, port, encryption, user, password }: Typed,
  { allowed, ca }: Required<Pick<Network, 'allowed'>> & Network,
) {
  const address = await new Promise<string>((resolve, reject) => {
    const lookup = guardedLookup(allowed.address, allowed.resolve)
    lookup(host, {}, (error, found) => (error ? reject(error) : resolve(String(found))))
  })
  return {
    host: address,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    // The certificate has to be that of the name which the merchant typed, not of the address behind it.
    tls: { minVersion: 'TLSv1.2' as const, ...(isIP(host) === 0 && { servername: host }), ...(ca !== undefined && { ca }) },
    ...(user !== '' && { auth: { user, pass: password } }),
  }
}

function secretsOf(connection: MailConnection): string[] {
  if (!('url' in connection)) return [connection.password]
  return [decodeURIComponent(URL.canParse(connection.url) ? new URL(connection.url).password : '')]
}

async function withDeadline(work: Promise<void>, ms: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailTrouble('timeout')), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
