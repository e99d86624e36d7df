import type { SettingsReader } from '#content/settings/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { drawNote } from './account-mails.ts'

/** Who asks for their account to be erased is told at once, so that nobody else can do it in silence. */
export const createLeavingMail =
  ({ settings, shopUrl }: { settings: Pick<SettingsReader, 'shop'>; shopUrl: string }) =>
  async ({ email, displayName }: { email: string; displayName: string }, eraseAfter: Date): Promise<Mail> => {
    const shop = await settings.shop()
    return drawNote(
      {
        to: email,
        subject: `Sua conta em ${shop.name} será excluída em ${formatDate(eraseAfter)}`,
        greeting: `Olá, ${displayName}!`,
        lines: [
          `Recebemos o pedido de excluir a sua conta. Ela e os seus dados serão apagados em ${formatDate(eraseAfter)}.`,
          'Mudou de ideia, ou não foi você? Entre na conta antes disso e desfaça o pedido em «Meus dados».',
          'Os pedidos ficam guardados pelo prazo que a lei fiscal exige, sem ligação com a conta.',
        ],
        link: { url: `${shopUrl}/minha-conta/my-data/`, label: 'Abrir meus dados' },
      },
      shop,
      shopUrl,
    )
  }
