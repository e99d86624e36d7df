import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '#kit/operator-error.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { LANGUAGES, SEPARATORS } from '#shop/catalog/transfer/contract.ts'
import type { Command } from '../command.ts'
import { oneOf, readArguments } from '../read-arguments.ts'
import { withTransfers } from '../with-transfers.ts'

export const exportCommand: Command = {
  name: 'export',
  summary: 'Grava todos os produtos em uma planilha CSV, com as colunas do WooCommerce.',
  usage: `Uso: npm run vitrine -- export ARQUIVO.csv [--language pt|en] [--separator comma|semicolon|tab]`,
  run: async (args, tools) => {
    const text = { type: 'string' } as const
    const { values, words } = readArguments({ args, options: { language: text, separator: text }, words: ['file'] })
    const [file] = words
    if (file === undefined) throw new OperatorError('Falta o nome do arquivo a gravar.')
    const language = oneOf(values.language ?? 'pt', LANGUAGES, 'language')
    const separator = oneOf(values.separator ?? 'comma', SEPARATORS, 'separator')
    return await withTransfers(tools, async (transfers) => {
      const options = { language, separator }
      const id = await transfers.startExport({ name: 'produtos.csv', options, userId: undefined }, { isQueued: false })
      while ((await transfers.exportStep(id, { until: Infinity })) === 'more');
      await pipeline(await transfers.files.read(transfers.files.table(id)), createWriteStream(file))
      const { rows_done: rows } = (await transfers.read(id, 'export'))!
      await transfers.remove(id, 'export')
      tools.answer(`${formatNumber(rows)} linhas gravadas em ${file}.`, { rows, file })
      return 0
    })
  },
}
