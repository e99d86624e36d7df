import { count } from '#kit/pt-br.ts'
import type { OwnListed } from './find-designs.ts'
import { nameOf } from '../writing/writing-labels.ts'

type Counted = { name: string; count: number }
/** What became of elements of another builder. */
export type Translated = {
  unknown: Counted[]
  changed: (Counted & { into: string[] })[]
  notes: string[]
  pictures_left: number
}
export type Imported = Translated & {
  /** null: the file held only the colours and fonts of a site. */
  design: OwnListed | null
  kit: { colours: number; fonts: number }
}
/** A longer list is not read. */
const MOST_NAMED = 8

/** What came of a file, and what of it did not come. */
export function importedText({ design, kit, ...translated }: Imported): {
  text: string
  isWhole: boolean
} {
  const whole = [design ? `“${nameOf(design)}” está em “Meus modelos”.` : '', kit.colours + kit.fonts > 0 ? kitText(kit) : '']
  const troubles = translationTroubles(translated)
  const text = [...whole, ...troubles].filter((part) => part !== '').join('\n')
  return { text, isWhole: troubles.length === 0 }
}

/** What of other builders' elements shows otherwise here, or not at all. */
export function translationTroubles({ unknown, changed, notes, pictures_left: left }: Translated): string[] {
  const nearest = named(changed.map((one) => `${withTimes(one)} → ${one.into.join(' + ')}`))
  return [
    ...(nearest ? [`Ficou o mais próximo que a loja tem: ${nearest}.`] : []),
    ...notes.slice(0, MOST_NAMED),
    missingText(unknown, left),
  ].filter((part) => part !== '')
}

/** What of other builders' elements does not show here; empty when all of it does. */
export function missingText(unknown: Imported['unknown'], picturesLeft: number): string {
  const names = named(unknown.map(withTimes))
  return [
    ...(names ? [`Esta loja não tem: ${names}. Visitantes não veem essas partes.`] : []),
    ...(picturesLeft > 0
      ? [`${count(picturesLeft, 'imagem é de outro site', 'imagens são de outro site')}: escolha as suas.`]
      : []),
  ].join(' ')
}

const withTimes = ({ name, count: times }: Counted) => (times > 1 ? `${name} (${times})` : name)

function named(list: string[]): string {
  const more = list.length - MOST_NAMED
  return list.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` e mais ${more}` : '')
}

const kitText = ({ colours, fonts }: Imported['kit']) =>
  `Vieram ${count(colours, 'cor global', 'cores globais')} e ${count(fonts, 'fonte global', 'fontes globais')} do outro site; as quatro principais seguem o tema da loja.`
