import { createHmac, timingSafeEqual } from 'node:crypto'

/** Links of a mail. They name the mail by its number and nobody by anything; only this shop can make them. */
export function createMailTokens({ secret, shopUrl }: { secret: string; shopUrl: string }) {
  const signatureOf = (purpose: string, id: number) =>
    createHmac('sha256', secret).update(`marketing|${purpose}|${id}`).digest('base64url').slice(0, 32)
  const make = (purpose: string, id: number) => `${id}.${signatureOf(purpose, id)}`
  const read = (purpose: string, token: unknown): number | undefined => {
    const [, id, signature] = (typeof token === 'string' && /^([1-9]\d{0,14})\.([\w-]{32})$/.exec(token)) || []
    if (id === undefined || signature === undefined) return undefined
    const expected = signatureOf(purpose, Number(id))
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : undefined
  }
  return {
    /** For the mail's headers and its foot. */
    unsubscribeUrl: (mailId: number) => `${shopUrl}/email/cancelar/${make('unsubscribe', mailId)}/`,
    readUnsubscribe: (token: unknown) => read('unsubscribe', token),
    /** Leads to a page of the shop and tells that the mail led there. The page belongs to the signature: nobody is led elsewhere. */
    linkUrl: (mailId: number, path: string) =>
      `${shopUrl}/email/abrir/${make(`open|${path}`, mailId)}/?${new URLSearchParams({ para: path }).toString()}`,
    readLink: (token: unknown, path: string) => read(`open|${path}`, token),
  }
}
export type MailTokens = ReturnType<typeof createMailTokens>
