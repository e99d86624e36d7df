import { count } from '#kit/pt-br.ts'
import type { OwnListed } from './find-designs.ts'
import { nameOf } from '../writing/writing-labels.ts'

export type Imported = { design: OwnListed; unknown: { name: string; count: number }[]; pictures_left: number }

/** What came of a file, and what of it did not come. */
export function importedText({ design, unknown, pictures_left: left }: Imported): { text: string; isWhole: boolean } {
  const missing = unknown.map(({ name, count: times }) => (times > 1 ? `${name} (${times})` : name)).join(', ')
  const parts = [
    `“${nameOf(design)}” está em “Meus modelos”.`,
    ...(missing ? [`Esta loja não tem: ${missing}. Visitantes não veem essas partes.`] : []),
    ...(left > 0 ? [`${count(left, 'imagem é de outro site', 'imagens são de outro site')}: escolha as suas.`] : []),
  ]
  return { text: parts.join(' '), isWhole: parts.length === 1 }
}
