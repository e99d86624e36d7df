import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Kept = { file: string; sizes: unknown }
type Row = Kept & { id: number; slug: string; original: Kept | null }

export default defineQuestion({
  id: 'media-files',
  question: 'Os arquivos de todas as imagens estão na pasta de mídia?',
  query: sql<Row>`select id, slug, file, sizes, original from media order by id`,
  problem: async ({ id, slug, file, sizes, original }, has) => {
    const missing: string[] = []
    for (const path of new Set([...filesOf({ file, sizes }), ...(original ? filesOf(original) : [])]))
      if (!(await has('media', path))) missing.push(path)
    if (missing.length === 0) return undefined
    return `A imagem «${slug}» (${id}) está sem ${missing.join(', ')}: restaure a pasta media de um backup ou envie a imagem de novo.`
  },
})

const filesOf = ({ file, sizes }: Kept) => [file, ...sizeFiles(sizes)]

function sizeFiles(sizes: unknown): string[] {
  if (!Array.isArray(sizes)) return []
  return sizes.flatMap((size: unknown) => {
    const { avif, webp } = (size ?? {}) as { avif?: unknown; webp?: unknown }
    return [avif, webp].filter((path) => typeof path === 'string')
  })
}
