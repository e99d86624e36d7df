import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to begin the download that was just asked for. */
export const TICKET_SECONDS = 120

type Ticket = { name: string; userId: number; secret: string; now: number }

/** Who has just said their password again may fetch one file for a moment. */
export function makeTicket({ now, ...ticket }: Ticket): string {
  const expires = Math.floor(now / 1000) + TICKET_SECONDS
  return `${expires}.${sign(ticket, expires)}`
}

export function isGoodTicket(written: string, { now, ...ticket }: Ticket): boolean {
  const [, expires, signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(written) ?? []
  if (expires === undefined || Number(expires) * 1000 < now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(ticket, Number(expires))))
}

const sign = ({ name, userId, secret }: Omit<Ticket, 'now'>, expires: number) =>
  createHmac('sha256', secret).update(`backup|${name}|${userId}|${expires}`).digest('base64url')
