import { count } from '#kit/pt-br.ts'
import type { OwnListed } from './find-designs.ts'
import { nameOf } from '../writing/writing-labels.ts'

type Counted = { name: string; count: number }
export type Imported = {
  design: OwnListed
  unknown: Counted[]
  changed: (Counted & { into: string[] })[]
  notes: string[]
  pictures_left: number
}
/** A longer list is not read. */
const MOST_NAMED = 8

/** What came of a file, and what of it did not come. */
export function importedText({ design, unknown, changed, notes, pictures_left: left }: Imported): {
  text: string
  isWhole: boolean
} {
  const nearest = named(changed.map((one) => `${withTimes(one)} → ${one.into.join(' + ')}`))
  const parts = [
    `“${nameOf(design)}” está em “Meus modelos”.`,
    ...(nearest ? [`Ficou o mais próximo que a loja tem: ${nearest}.`] : []),
    ...notes.slice(0, MOST_NAMED),
    missingText(unknown, left),
  ].filter((part) => part !== '')
  return { text: parts.join(' '), isWhole: parts.length === 1 }
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
