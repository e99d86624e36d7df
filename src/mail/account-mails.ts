import type { SettingsReader, ShopInfo } from '#content/settings/contract.ts'
import type { AccountMails, Mail } from '#shop/accounts/contract.ts'
import { drawLetter, senderOf } from './draw-letter.tsx'

type Note = { to: string; subject: string; greeting: string; lines: string[]; link?: { url: string; label: string } }

/** A short letter: a greeting, some words, perhaps a button. */
export function drawNote({ to, subject, greeting, lines, link }: Note, shop: ShopInfo, shopUrl: string): Mail {
  const words = lines.map((text) => ({ kind: 'words', text }) as const)
  const parts = link ? [...words, { kind: 'button', ...link } as const] : words
  return { to, ...drawLetter({ subject, title: greeting, parts }, senderOf(shop, shopUrl)) }
}

/** The mails about an account: new, already there, lost password, changed password, changed address. */
export function createAccountMails({
  settings,
  shopUrl,
}: {
  settings: Pick<SettingsReader, 'shop'>
  shopUrl: string
}): AccountMails {
  const account = { url: `${shopUrl}/minha-conta/`, label: 'Abrir minha conta' }
  const write = async (note: (shopName: string) => Note) => {
    const shop = await settings.shop()
    return drawNote(note(shop.name), shop, shopUrl)
  }
  return {
    newAccount: ({ email, displayName }) =>
      write((shop) => ({
        to: email,
        subject: `Sua conta em ${shop} foi criada`,
        greeting: `Olá, ${displayName}!`,
        lines: [
          `Sua conta em ${shop} está pronta. Entre com este e-mail e a senha que você escolheu.`,
          'Nela você acompanha pedidos, guarda endereços e baixa arquivos.',
          'Se não foi você, ignore esta mensagem ou responda para que a conta seja apagada.',
        ],
        link: account,
      })),
    alreadyHere: ({ email, displayName }) =>
      write((shop) => ({
        to: email,
        subject: `Você já tem uma conta em ${shop}`,
        greeting: `Olá, ${displayName}!`,
        lines: [
          `Alguém tentou criar uma conta em ${shop} com este e-mail, que já tem uma. Nada mudou nela.`,
          'Se foi você, entre com a sua senha, ou peça outra se a esqueceu. Se não foi, não é preciso fazer nada.',
        ],
        link: { url: `${shopUrl}/minha-conta/lost-password/`, label: 'Redefinir senha' },
      })),
    passwordReset: ({ email, displayName }, token) =>
      write((shop) => ({
        to: email,
        subject: `Redefinição de senha em ${shop}`,
        greeting: `Olá, ${displayName}!`,
        lines: [
          'Pediram uma nova senha para a sua conta. O link abaixo vale por uma hora e só pode ser usado uma vez.',
          'Se não foi você, ignore esta mensagem: a sua senha continua a mesma.',
        ],
        link: { url: `${shopUrl}/minha-conta/lost-password/?key=${token}`, label: 'Escolher nova senha' },
      })),
    passwordChanged: ({ email, displayName }, ended) =>
      write((shop) => ({
        to: email,
        subject: `A senha da sua conta em ${shop} mudou`,
        greeting: `Olá, ${displayName}!`,
        lines: [
          'A senha da sua conta acaba de mudar, e todos os aparelhos que estavam conectados saíram dela.',
          ...(ended.length > 0
            ? [
                `Também perderam o acesso os aplicativos e as chaves de API: ${ended.join(', ')}. Crie outros para os que você usa.`,
              ]
            : []),
          'Se não foi você, peça agora uma nova senha e responda a esta mensagem.',
        ],
        link: { url: `${shopUrl}/minha-conta/lost-password/`, label: 'Redefinir senha' },
      })),
    emailChanged: ({ email, displayName }, newEmail) =>
      write((shop) => ({
        to: email,
        subject: `O e-mail da sua conta em ${shop} mudou`,
        greeting: `Olá, ${displayName}!`,
        lines: [
          `A partir de agora a sua conta usa o e-mail ${newEmail}. Este endereço não recebe mais avisos dela.`,
          'Se não foi você, responda a esta mensagem o quanto antes.',
        ],
      })),
  }
}
