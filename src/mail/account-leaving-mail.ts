import { formatDate } from '#kit/pt-br.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { createNotes, type NoteOptions } from './write-note.ts'

/** Who asks for their account to be erased is told at once, so that nobody else can do it in silence. */
export function createLeavingMail(options: NoteOptions) {
  const write = createNotes(options)
  return async ({ email, displayName }: { email: string; displayName: string }, eraseAfter: Date): Promise<Mail> =>
    await write('account-leaving', {
      to: email,
      values: { nome: displayName, email, data_exclusao: formatDate(eraseAfter) },
      link: { url: `${options.shopUrl}/minha-conta/my-data/`, label: 'Abrir meus dados' },
    })
}
