import { timingSafeEqual } from 'node:crypto'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import { dynamicBrCode } from '../pix/br-code.ts'
import {
  type ChargeInput,
  type Found,
  type Health,
  type Noticed,
  type Notification,
  type Provider,
  type ProviderSettings,
  type ProviderTools,
  type Receipt,
  ServiceTrouble,
} from '../../provider.ts'
import { createPixClient } from './bank-api.ts'
import { presetOf } from './presets.ts'
import { type Cob, readCob, readPix, readReturn, writeAmount } from './wire.ts'

const PAGE_SIZE = 100
/** More pages than a shop has in one window are a mistake of the bank. */
const MOST_PAGES = 100
const LEAST_SECONDS = 60
const HEALTH_WINDOW_MS = 60_000

/** Pix by the API that the Banco Central has standardised, with any bank that follows it. */
export function createPixProvider(settings: ProviderSettings, tools: ProviderTools): Provider {
  const ask = createPixClient(settings, tools)
  const key = settings['pixKey'] ?? ''
  const find = async (txid: string): Promise<Cob | undefined> => {
    const raw = await ask('GET', `/cob/${txid}`)
    return raw === undefined ? undefined : orHalf(readCob(raw))
  }

  const put = async ({ reference, amountCents, expiresAt, payer, orderNumber }: ChargeInput): Promise<Cob> => {
    const body = {
      calendario: { expiracao: Math.max(LEAST_SECONDS, Math.floor((expiresAt.getTime() - tools.now().getTime()) / 1_000)) },
      ...debtorOf(payer),
      valor: { original: writeAmount(amountCents) },
      chave: key,
      solicitacaoPagador: `Pedido ${orderNumber}, ${tools.shop.name}`.slice(0, 140),
    }
    try {
      return orHalf(readCob(await ask('PUT', `/cob/${reference}`, { body })))
    } catch (error) {
      // Some banks refuse a name that they know. Then it is there: an answer got lost before.
      const known = error instanceof ServiceTrouble && error.kind === 'refused' ? await find(reference) : undefined
      if (!known) throw error
      return known
    }
  }

  return {
    start: async (charge) => {
      const cob = (charge.isRetry ? await find(charge.reference) : undefined) ?? (await put(charge))
      const copyPaste = cob.copyPaste || (cob.location && dynamicBrCode({ location: cob.location, ...merchant(tools.shop) }))
      if (!copyPaste) throw new ServiceTrouble('down', 'O banco criou a cobrança sem o código do Pix.')
      return { shown: { kind: 'pix', copyPaste }, ...(cob.expiresAt && { expiresAt: cob.expiresAt }) }
    },

    lookUp: async (reference): Promise<Found> => {
      const cob = await find(reference)
      if (!cob) return { state: 'unknown', receipts: [] }
      // A receipt inside of its own charge may leave the name out.
      const receipts = cob.receipts.map((receipt) => ({ ...receipt, reference }))
      return { state: stateOf(cob), receipts }
    },

    cancel: async (reference) => {
      try {
        await ask('PATCH', `/cob/${reference}`, { body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } })
      } catch (error) {
        // Paid or removed already: whoever looks it up sees which.
        if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
      }
    },

    refund: async ({ receipt, key: id, amountCents }) => {
      const path = `/pix/${receipt}/devolucao/${id}`
      try {
        const made = orHalf(readReturn(await ask('PUT', path, { body: { valor: writeAmount(amountCents) } })))
        return { state: made.state, reason: made.reason }
      } catch (error) {
        if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
        // The key was used before: that one is ours, and its state counts.
        const known = await ask('GET', path)
        const made = known === undefined ? undefined : orHalf(readReturn(known))
        return made ? { state: made.state, reason: made.reason } : { state: 'failed', reason: error.message }
      }
    },

    readNotification: (notification) => readNotification(notification, tools.notificationUrl),

    received: async (from, to) => {
      const receipts: Receipt[] = []
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = {
          inicio: from.toISOString(),
          fim: to.toISOString(),
          txIdPresente: 'true',
          'paginacao.paginaAtual': String(page),
          'paginacao.itensPorPagina': String(PAGE_SIZE),
        }
        const answer = recordOf((await ask('GET', '/pix', { query })) ?? {})
        const list = Array.isArray(answer['pix']) ? (answer['pix'] as unknown[]) : []
        receipts.push(...list.flatMap((one) => readPix(one) ?? []))
        const pages = Number(recordOf(recordOf(answer['parametros'])['paginacao'])['quantidadeDePaginas'])
        if (!(pages > page + 1)) break
      }
      return receipts
    },

    registerNotifications: async () => {
      const { webhookHeaders } = presetOf(settings)
      const asking = { body: { webhookUrl: tools.notificationUrl }, ...(webhookHeaders && { headers: webhookHeaders }) }
      await ask('PUT', `/webhook/${encodeURIComponent(key)}`, asking)
    },

    health: async (): Promise<Health> => {
      try {
        const to = tools.now()
        const from = new Date(to.getTime() - HEALTH_WINDOW_MS)
        await ask('GET', '/cob', { query: { inicio: from.toISOString(), fim: to.toISOString() } })
        const hook = await ask('GET', `/webhook/${encodeURIComponent(key)}`).catch(() => undefined)
        const notifies = textOf(recordOf(hook)['webhookUrl']) === tools.notificationUrl
        return {
          ok: true,
          notifies,
          text: notifies
            ? 'Conectado. O banco avisa a loja de cada pagamento.'
            : 'Conectado. O banco ainda não avisa a loja: cadastre os avisos abaixo. Sem eles, a loja pergunta ao banco a cada minuto.',
        }
      } catch (error) {
        if (!(error instanceof ServiceTrouble)) throw error
        return { ok: false, text: error.message }
      }
    },
  }
}

/** The path of the address is the password; of the body only the names of charges are read, and then asked for. */
function readNotification({ path, body }: Notification, ownUrl: string): Noticed {
  const own = Buffer.from(new URL(ownUrl).pathname)
  // Banks append /pix to the address that they were given.
  const called = Buffer.from(path.replace(/\/pix\/?$/, '').replace(/\/$/, ''))
  if (own.length !== called.length || !timingSafeEqual(own, called)) return { ok: false, problem: 'forged' }
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
  const list = recordOf(read)['pix']
  // A try of the bank when the address is registered carries nothing.
  if (!Array.isArray(list)) return { ok: true, news: [] }
  const news = (list as unknown[]).slice(0, PAGE_SIZE).flatMap((one) => {
    const pix = readPix(one)
    const isName = pix !== undefined && /^[a-zA-Z0-9]{26,35}$/.test(pix.reference)
    if (!isName) return []
    const returns = pix.returns.map(({ id, state }) => `${id}=${state}`).join(',')
    return [{ reference: pix.reference, about: `${pix.id}:${returns}`.slice(0, 200) }]
  })
  return { ok: true, news }
}

function stateOf({ status, receipts }: Cob): Found['state'] {
  if (status === 'CONCLUIDA' || receipts.length > 0) return 'paid'
  return status.startsWith('REMOVIDA') ? 'ended' : 'open'
}

/** Whoever pays may be somebody else; a document that is none is left out rather than refused by the bank. */
function debtorOf({ name, cpf, cnpj }: ChargeInput['payer']) {
  const nome = name.trim().slice(0, 200)
  if (nome === '') return {}
  if (/^[0-9A-Z]{14}$/.test(cnpj)) return { devedor: { cnpj, nome } }
  return /^\d{11}$/.test(cpf) ? { devedor: { cpf, nome } } : {}
}

const merchant = ({ name, city }: ProviderTools['shop']) => ({ merchantName: name, merchantCity: city })

function orHalf<T>(read: T | undefined): T {
  if (read === undefined) throw new ServiceTrouble('down', 'O banco respondeu algo que não se entende.')
  return read
}
