import { count } from '#kit/pt-br.ts'
import type { OwnListed } from './find-designs.ts'
import { nameOf } from '../writing/writing-labels.ts'

export type Imported = { design: OwnListed; unknown: { name: string; count: number }[]; pictures_left: number }

/** What came of a file, and what of it did not come. */
export function importedText({ design, unknown, pictures_left: left }: Imported): { text: string; isWhole: boolean } {
  const missing = missingText(unknown, left)
  return { text: `“${nameOf(design)}” está em “Meus modelos”.${missing && ` ${missing}`}`, isWhole: missing === '' }
}

/** What of other builders' elements does not show here; empty when all of it does. */
export function missingText(unknown: Imported['unknown'], picturesLeft: number): string {
  const names = unknown.map(({ name, count: times }) => (times > 1 ? `${name} (${times})` : name)).join(', ')
  return [
    ...(names ? [`Esta loja não tem: ${names}. Visitantes não veem essas partes.`] : []),
    ...(picturesLeft > 0
      ? [`${count(picturesLeft, 'imagem é de outro site', 'imagens são de outro site')}: escolha as suas.`]
      : []),
  ].join(' ')
}
