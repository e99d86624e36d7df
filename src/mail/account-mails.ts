import type { AccountMails } from '#shop/accounts/contract.ts'

import { createNotes, type NoteOptions } from './write-note.ts'

/** The mails about an account: new, already there, lost password, changed password, changed address. */
export function createAccountMails(options: NoteOptions): AccountMails {
  const { shopUrl } = options
  const write = createNotes(options)
  const lost = { url: `${shopUrl}/minha-conta/lost-password/`, label: 'Redefinir senha' }
  return {
    newAccount: ({ email, displayName }) =>
      write('new-account', {
        to: email,
        values: { nome: displayName, email },
        link: { url: `${shopUrl}/minha-conta/`, label: 'Abrir minha conta' },
      }),
    alreadyHere: ({ email, displayName }) =>
      write('already-here', { to: email, values: { nome: displayName, email }, link: lost }),
    passwordReset: ({ email, displayName }, token) =>
      write('password-reset', {
        to: email,
        values: { nome: displayName, email },
        link: { url: `${shopUrl}/minha-conta/lost-password/?key=${token}`, label: 'Escolher nova senha' },
      }),
    signInLink: ({ email, displayName }, token, fromCheckout) =>
      write('sign-in-link', {
        to: email,
        values: { nome: displayName, email },
        link: {
          url: `${shopUrl}/minha-conta/entrar-por-email/?key=${token}${fromCheckout ? '&redirect_to=/checkout/' : ''}`,
          label: fromCheckout ? 'Entrar e finalizar a compra' : 'Entrar na minha conta',
        },
      }),
    passwordChanged: ({ email, displayName }, ended) =>
      write('password-changed', {
        to: email,
        values: { nome: displayName, email, acessos_encerrados: endedText(ended) },
        link: lost,
      }),
    emailChanged: ({ email, displayName }, newEmail) =>
      write('email-changed', { to: email, values: { nome: displayName, email, novo_email: newEmail } }),
  }
}

const endedText = (ended: readonly string[]) =>
  ended.length === 0
    ? ''
    : `Também perderam o acesso os aplicativos e as chaves de API: ${ended.join(', ')}. Crie outros para os que você usa.`
