import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { drawNote } from './account-mails.ts'

type Options = { settings: Pick<SettingsReader, 'shop'>; shopUrl: string }

/** To the merchant: somebody tries passwords by machine. Undefined while the shop has no address of its own. */
export async function alarmMail({ settings, shopUrl }: Options): Promise<Mail | undefined> {
  const shop = await settings.shop()
  if (shop.email === '') return undefined
  const note = {
    to: shop.email,
    subject: `Muitas senhas erradas em ${shop.name}`,
    greeting: 'Alguém está tentando adivinhar senhas na sua loja',
    lines: [
      'Nos últimos minutos houve muito mais senhas erradas do que o normal. A loja já está freando as tentativas; ninguém foi bloqueado e as vendas continuam.',
      'Confira se todos que cuidam da loja usam a verificação em duas etapas, e troque senhas que sejam usadas também em outros sites.',
    ],
    link: { url: `${shopUrl}/painel/`, label: 'Abrir o painel' },
  }
  return drawNote(note, shop, shopUrl)
}

/** The job that writes it. */
export const createAlarmJob =
  ({ db, ...options }: Options & { db: Kysely<Database> }) =>
  async () => {
    const mail = await alarmMail(options)
    if (mail) await putIntoOutbox(db, mail)
  }
