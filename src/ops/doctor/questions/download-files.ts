import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { product: string; name: string; file: string }

export default defineQuestion({
  id: 'download-files',
  question: 'Os arquivos dos produtos para baixar estão na pasta de downloads?',
  query: sql<Row>`
    select p.name as product, d.name, d.file from product_downloads d join products p on p.id = d.product_id order by d.id`,
  problem: async ({ product, name, file }, has) =>
    (await has('downloads', file))
      ? undefined
      : `«${product}» promete o arquivo «${name}», mas ${file} não está na pasta downloads: restaure-a de um backup ou envie o arquivo de novo.`,
})
