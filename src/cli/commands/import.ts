import { stat, writeFile } from 'node:fs/promises'
import { OperatorError } from '#kit/operator-error.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { type Outcome, OUTCOMES } from '#shop/catalog/transfer/contract.ts'
import { OUTCOME_NAMES } from '#shop/catalog/transfer/text.ts'
import type { Transfers } from '#shop/catalog/transfer/service.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withTransfers } from '../with-transfers.ts'

export const importCommand: Command = {
  name: 'import',
  summary: 'Traz produtos de uma planilha CSV, com as colunas do WooCommerce.',
  usage: `Uso: npm run vitrine -- import ARQUIVO.csv [--zip IMAGENS.zip] [--dry-run] [--no-create] [--no-update] [--report RELATÓRIO.csv]

Antes de mudar qualquer coisa, o arquivo é conferido linha por linha; com --dry-run, para aí. As imagens são trazidas depois,
pela loja em funcionamento.`,
  run: async (args, tools) => {
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    const options = { zip: text, report: text, 'dry-run': flag, 'no-create': flag, 'no-update': flag }
    const { values, words } = readArguments({ args, options, words: ['file'] })
    const [file] = words
    if (file === undefined) throw new OperatorError('Falta o nome da planilha.')
    return await withTransfers(tools, async (transfers) => {
      const id = await take(transfers, file, values)
      const step = async () => {
        while ((await transfers.importStep(id, { until: Infinity, onProgress: progress(tools.say) })) === 'more');
      }
      await transfers.check(id, { isQueued: false })
      await step()
      const checked = (await transfers.read(id, 'import'))!
      const carriesOut = checked.state === 'checked' && !values['dry-run']
      if (carriesOut) {
        await transfers.run(id, { isQueued: false })
        await step()
      }
      const done = carriesOut ? (await transfers.read(id, 'import'))! : checked
      if (values.report !== undefined) await writeReport(transfers, id, values.report)
      if (done.problem !== '') throw new OperatorError(done.problem)
      if (done.pictures.waiting > 0) await transfers.fetchPictures(id)
      const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, done.counts[outcome] ?? 0])) as Record<
        Outcome,
        number
      >
      tools.answer(
        [
          carriesOut ? 'Importação feita.' : 'Conferido: nada foi mudado.',
          ...OUTCOMES.map((outcome) => `  ${OUTCOME_NAMES[outcome].padEnd(12)} ${formatNumber(counts[outcome])}`),
          ...(done.pictures.waiting > 0
            ? [`  ${formatNumber(done.pictures.waiting)} imagens serão trazidas pela loja em funcionamento.`]
            : []),
        ],
        { id, state: done.state, counts, pictures: done.pictures },
      )
      return counts.refused > 0 ? 1 : 0
    })
  },
}

type Values = { zip?: string; 'no-create'?: boolean; 'no-update'?: boolean }

async function take({ startImport, files, received }: Transfers, file: string, values: Values): Promise<number> {
  const sizes = await Promise.all([sizeOf(file), values.zip === undefined ? 0 : sizeOf(values.zip)])
  if (sizes[0] === 0) throw new OperatorError(`A planilha «${file}» está vazia.`)
  const options = { creates: !values['no-create'], updates: !values['no-update'] }
  const id = await startImport({ name: file.split(/[/\\]/).at(-1)!.slice(0, 200), options, userId: undefined })
  await files.bring(files.table(id), file)
  if (values.zip !== undefined) await files.bring(files.zip(id), values.zip)
  await received(id, { table: sizes[0], zip: sizes[1] })
  return id
}

async function sizeOf(file: string): Promise<number> {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) throw new OperatorError(`Não encontrei o arquivo «${file}».`)
  return facts.size
}

async function writeReport({ report }: Transfers, id: number, file: string) {
  const parts: string[] = []
  for await (const part of report(id)) parts.push(part)
  await writeFile(file, parts.join(''))
}

const progress = (say: (line: string) => void) => {
  let told = 0
  return (done: number, all: number) => {
    if (done - told < 5_000 && done < all) return
    told = done
    say(`  ${formatNumber(done)} de ${formatNumber(all)} linhas`)
  }
}
