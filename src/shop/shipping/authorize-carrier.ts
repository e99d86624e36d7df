import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierConnections } from './carrier-connections.ts'

/** Long enough to sign in at the service. */
const STATE_SECONDS = 1_800

type Options = { connections: Pick<CarrierConnections, 'find'>; secret: string; shopUrl: string; now: () => Date }
type Who = { carrier: string; userId: number }
type Outcome = { ok: true } | { ok: false; problem: string }

/** Lets a merchant allow the shop to act on a carrier's page. Whoever comes back with a code must be the one who was sent there. */
export function createCarrierAuthorization({ connections, secret, shopUrl, now }: Options) {
  /** The merchant's own screen: it hands the code on. */
  const returnUrl = `${shopUrl}/painel/ajustes/frete`
  const sign = ({ carrier, userId }: Who, expires: number) =>
    createHmac('sha256', secret).update(`carrier|${carrier}|${userId}|${expires}`).digest('base64url')
  const isGood = (state: string, who: Who) => {
    const [, carrier, expires, signature = ''] = /^([a-z0-9_]{1,40})\.(\d{1,12})\.([\w-]{43})$/.exec(state) ?? []
    if (carrier !== who.carrier || Number(expires) * 1_000 < now().getTime()) return false
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(who, Number(expires))))
  }
  const partOf = async (id: string) => {
    const found = await connections.find(id)
    return found && (await found.connect()).authorization
  }
  return {
    returnUrl,
    /** The service's page, for this person alone; undefined where nothing has to be allowed. */
    begin: async (who: Who): Promise<string | undefined> => {
      const authorization = await partOf(who.carrier)
      const expires = Math.floor(now().getTime() / 1_000) + STATE_SECONDS
      return authorization?.pageUrl(returnUrl, `${who.carrier}.${expires}.${sign(who, expires)}`)
    },
    finish: async (who: Who, { code, state }: { code: string; state: string }): Promise<Outcome> => {
      const authorization = await partOf(who.carrier)
      if (!authorization || !isGood(state, who))
        return { ok: false, problem: 'Este pedido de acesso não vale mais. Clique de novo em «Conectar conta».' }
      try {
        await authorization.finish(code, returnUrl)
        return { ok: true }
      } catch (error) {
        if (!(error instanceof ServiceTrouble)) throw error
        return { ok: false, problem: error.message }
      }
    },
    /** Whether something has to be allowed, and whether it is. */
    stateOf: async (id: string): Promise<'none' | 'open' | 'done'> => {
      const authorization = await partOf(id)
      return !authorization ? 'none' : (await authorization.isDone()) ? 'done' : 'open'
    },
  }
}
export type CarrierAuthorization = ReturnType<typeof createCarrierAuthorization>
