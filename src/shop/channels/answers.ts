import type { Answered } from '#outgoing/exchange.ts'
import type { Told } from './contract.ts'

/** What the status alone says; `why` is the channel's own word for a refusal. */
export function toldByStatus(name: string, { status }: Pick<Answered, 'status'>, why = ''): Told | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 429) return { state: 'retry', text: `${name} pediu para esperar; a loja tenta de novo.` }
  if (status === 408 || status >= 500)
    return { state: 'retry', text: `${name} está fora do ar (${status}); a loja tenta de novo.` }
  const words = why.slice(0, 300).replace(/\.$/, '')
  if (status === 401 || status === 403)
    return { state: 'failed', text: `${name} recusou o token (${status})${words && `: ${words}`}. Gere outro e salve de novo.` }
  return { state: 'failed', text: `${name} recusou (${status})${words && `: ${words}`}.` }
}
export const unreadable = (name: string): Told => ({ state: 'retry', text: `${name} respondeu algo que a loja não entendeu.` })
export const reaisOf = (cents: number) => cents / 100
