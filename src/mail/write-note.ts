import type { SettingsReader } from '#content/settings/contract.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { drawLetter, senderOf } from './draw-letter.tsx'
import { ACCOUNT_KINDS, type AccountKind } from './kinds/account-kinds.ts'
import type { LetterPart } from './letter.ts'
import { FIRST_LETTERS, type LetterSettings } from './letter-settings.ts'
import { composeLetter } from './texts/compose-letter.ts'
import type { Values } from './texts/placeholders.ts'

export type NoteOptions = { settings: Pick<SettingsReader, 'shop'>; shopUrl: string; letters?: LetterSettings }
type Note = { to: string; values: Values; link?: { url: string; label: string } }

/** Writes short letters: a text, perhaps a button. */
export function createNotes({ settings, shopUrl, letters = FIRST_LETTERS }: NoteOptions) {
  return async (kind: AccountKind, { to, values, link }: Note): Promise<Mail> => {
    const shop = await settings.shop()
    const { text = ACCOUNT_KINDS[kind].text } = await letters.kept(kind)
    const button: LetterPart[] = link ? [{ kind: 'button', ...link }] : []
    const letter = composeLetter(text, { loja: shop.name, ...values }, button)
    return { to, ...drawLetter(letter, senderOf(shop, shopUrl, await letters.brand())) }
  }
}
