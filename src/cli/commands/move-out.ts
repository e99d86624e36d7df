import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { createLog } from '#http/log.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { KIND_NAMES } from '#move-in/text.ts'
import { readOrMakeSecret } from '#ops/secret.ts'
import { createApp } from '#src/app.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withShop } from '../with-database.ts'

export const moveOut: Command = {
  name: 'move-out',
  summary: 'Leva a loja inteira em um arquivo: produtos, clientes, pedidos, páginas, imagens.',
  usage: `Uso: npm run vitrine -- move-out ARQUIVO.zip

O zip tem tudo em loja.jsonl (que outra Vitrine lê com move-in), tabelas CSV como as do WooCommerce, wordpress.xml para o WordPress,
as páginas como modelos do Elementor e as imagens. Senhas, chaves de serviços e o segredo da loja não vão junto.
A loja pode ficar aberta.`,
  run: async (args, { config: readConfig, say, answer }) => {
    const [file] = readArguments({ args, options: {}, words: ['file'] }).words
    if (file === undefined) throw new OperatorError('Falta o nome do arquivo.')
    if (!/\.zip$/i.test(file)) throw new OperatorError(`«${basename(file)}» não termina em .zip.`)
    if (await stat(file).catch(() => undefined)) throw new OperatorError(`«${file}» já existe: escolha outro nome.`)
    const config = readConfig()
    const { kinds, pictures, bytes } = await withShop({ config, say, mustExist: true }, async ({ connection }) => {
      const secret = readOrMakeSecret({ dataDir: config.dataDir, fromEnvironment: config.secret })
      const log = createLog({ level: config.logLevel, write: process.stderr })
      const app = await createApp({ config, connection, secret, log, works: false })
      try {
        const report = await app.writeShop({ file: resolve(file), say: (step) => say(`  ${step}`) })
        await app.moveOuts.noteTaken(report)
        return report
      } finally {
        await app.close()
      }
    })
    answer(
      [
        `Pronto: ${file}, ${formatNumber(Math.ceil(bytes / 1024))} KB. Tem dados pessoais: guarde-o em lugar seguro.`,
        ...Object.entries(kinds).map(
          ([kind, count]) => `  ${(KIND_NAMES[kind] ?? kind).padEnd(26)}${formatNumber(count).padStart(10)}`,
        ),
        `  ${'Arquivos de mídia'.padEnd(26)}${formatNumber(pictures).padStart(10)}`,
      ],
      { file, bytes, kinds, pictures },
    )
    return 0
  },
}
