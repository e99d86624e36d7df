import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { ServiceSecrets } from '#db/service-secrets.ts'
import type { Deliver, MailConnection } from './deliver.ts'
import { checkDomain, type ReadTxt } from './domain-check.ts'
import { MAIL_PRESETS } from './presets.ts'
import { isComplete, MAIL_SETTING, readServer, SERVER_PART, type StoredServer } from './server-settings.ts'
import { readTrouble, type MailState } from './state.ts'
import { MailTrouble } from './trouble.ts'

export type Sender = { name: string; address: string }
export type Outgoing = {
  connection: MailConnection
  sender: Sender
  /** Where answers to a mail go, by what the mail itself says. */
  replyTo: (own: string | null) => string | undefined
}

type Options = {
  db: Kysely<Database>
  settings: Pick<ShopSettings, 'get' | 'shop'>
  secrets: ServiceSecrets
  shopUrl: string
  /** Of the environment: it wins. */
  smtpUrl: string | undefined
  deliver: Deliver
  readTxt: ReadTxt
}
export type TestOutcome = { ok: true } | { ok: false; problem: string; message: string }

/** Whoever pressed the button waits for this long. */
const TEST_WITHIN_MS = 20_000

/** By which server the shop sends its mails. Read for every mail: a change holds at once, in every process. */
export function createMailServer({ db, settings, secrets, shopUrl, smtpUrl, deliver, readTxt }: Options) {
  const stored = async () => readServer(await settings.get(MAIL_SETTING))
  const isOn = async () => smtpUrl !== undefined || isComplete(await stored())
  const senderOf = async ({ fromName, fromAddress }: Pick<StoredServer, 'fromName' | 'fromAddress'>): Promise<Sender> => {
    const { name, email } = await settings.shop()
    return { name: fromName || name, address: fromAddress || email || `loja@${new URL(shopUrl).hostname}` }
  }
  /** What the next mail is sent with; undefined while mail is off. */
  const outgoing = async (): Promise<Outgoing | undefined> => {
    if (smtpUrl !== undefined)
      return {
        connection: { url: smtpUrl },
        sender: await senderOf({ fromName: '', fromAddress: '' }),
        replyTo: (own) => own ?? undefined,
      }
    const server = await stored()
    if (!isComplete(server)) return undefined
    const { host, port, encryption, user, replyTo } = server
    const password = user === '' ? '' : ((await secrets.open(SERVER_PART)).get('password') ?? '')
    return {
      connection: { host, port, encryption, user, password },
      sender: await senderOf(server),
      replyTo: answersTo(replyTo, (await settings.shop()).email),
    }
  }
  return {
    isOn,
    stored,
    outgoing,
    deliver,
    /** The operator's server, by its name alone. */
    environmentHost: smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname,
    state: async (): Promise<MailState> => {
      if (!(await isOn())) return { state: 'off' }
      return (await readTrouble(db)) ?? { state: 'on' }
    },
    /** Whether the sender's domain says that these mails are the shop's own. */
    domain: async () => {
      const { preset, dkimSelector: selector, ...server } = await stored()
      const { address } = await senderOf(smtpUrl === undefined ? server : { fromName: '', fromAddress: '' })
      const service =
        smtpUrl === undefined ? preset : (MAIL_PRESETS.find(({ host }) => host === new URL(smtpUrl).hostname)?.id ?? '')
      return await checkDomain({ address, preset: service, selector }, readTxt)
    },
    /** Sends one mail at once, a letter or some words that say it is a test, past the outbox, and says in words what became of it. */
    test: async (to: string, letter?: { subject: string; text: string; html: string }): Promise<TestOutcome> => {
      const now = await outgoing()
      if (!now) return { ok: false, problem: 'off', message: 'Preencha e salve o servidor de e-mail antes de testar.' }
      const { name } = await settings.shop()
      const plain = { subject: `Teste de e-mail de ${name}`.slice(0, 300), text: TEST_TEXT, html: '' }
      const mail = { to, ...(letter ?? plain) }
      const messageId = `<teste-${crypto.randomUUID()}@${domainOf(now.sender.address)}>`
      try {
        await deliver(now.connection, { ...mail, from: now.sender, replyTo: now.replyTo(null), messageId }, TEST_WITHIN_MS)
        return { ok: true }
      } catch (error) {
        if (!(error instanceof MailTrouble)) throw error
        return { ok: false, problem: error.problem, message: error.message }
      }
    },
  }
}
export type MailServer = ReturnType<typeof createMailServer>

/** What the merchant set stands in for the shop's own address; a mail that is answered to somebody else keeps saying so. */
const answersTo = (wanted: string, shopEmail: string) => (own: string | null) =>
  own !== null && own !== '' && own !== shopEmail ? own : wanted || own || undefined

export const domainOf = (address: string) => address.split('@')[1] ?? 'loja.example'

const TEST_TEXT =
  'Se você está lendo esta mensagem, a loja consegue enviar e-mails.\n\nConfira se ela não caiu no spam: em Ajustes › E-mails a loja verifica o SPF, o DKIM e o DMARC do seu domínio.'
