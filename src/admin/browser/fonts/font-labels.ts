import { FONT_PAIRS } from '#content/fonts/pairs.ts'

/** A family as the API tells it; `number` is 0 for those that come with the shop. */
export type FontRecord = {
  id: string
  number: number
  name: string
  kind: 'sans-serif' | 'serif'
  character: string
  url: string
  bytes: number
  uses: string[]
}
export type Chosen = { text: string | null; display: string | null }

export const SYSTEM_NAME = 'Fontes do sistema'

/** The pair that two families are; none for a mix of one's own. */
export const pairFor = ({ text, display }: Chosen) =>
  FONT_PAIRS.find((pair) => (pair.text ?? null) === text && (pair.display ?? null) === display)

/** What is sent to keep a choice. */
export function choiceBody(chosen: Chosen): { pair: string } | { text: string; display: string } {
  const pair = pairFor(chosen)
  return pair ? { pair: pair.id } : { text: chosen.text ?? '', display: chosen.display ?? '' }
}

export const isSame = (one: Chosen, other: Chosen) => one.text === other.text && one.display === other.display

/** «Fraunces e DM Sans», «Figtree», «Fontes do sistema». */
export function chosenName({ text, display }: Chosen, fonts: readonly Pick<FontRecord, 'id' | 'name'>[]): string {
  const nameOf = (id: string | null) => fonts.find((font) => font.id === id)?.name ?? SYSTEM_NAME
  return text === display ? nameOf(text) : `${nameOf(display)} e ${nameOf(text)}`
}

/** What is said before a font goes. */
export const removalText = (uses: readonly string[]) =>
  uses.length === 0
    ? 'Ela não está em uso. Isto não pode ser desfeito.'
    : `Em uso em: ${uses.join(', ')}. Estes textos voltam às fontes da loja ou do sistema. Isto não pode ser desfeito.`
