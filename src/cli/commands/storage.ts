import { join } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { storageName } from '#kit/storage-address.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { storageAt } from '#storage/create-storage.ts'
import { type Carried, carryOver, FingerprintDiffers } from '#storage/move/carry-over.ts'
import { openJournal } from '#storage/move/journal.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'

export const storageCommand: Command = {
  name: 'storage',
  summary: 'Leva os arquivos da loja de um lugar a outro, com a loja aberta.',
  usage: `Uso: npm run vitrine -- storage move [--check]

Copia imagens, downloads, envios, planilhas e backups de STORAGE_FORMER_URL (disk ou s3://…) para STORAGE_URL, e confere
cada um pela impressão digital (SHA-256). Antes, reinicie a loja com as duas: ela já grava no lugar novo e lê o que falta
do antigo. Interrompido, continua de onde parou. Com --check, confere tudo de novo. Nada é apagado do lugar antigo.`,
  run: async (args, { config: readConfig, say, answer }) => {
    const { values, words } = readArguments({ args, options: { check: { type: 'boolean' } }, words: ['action'] })
    if (words[0] !== 'move') throw new OperatorError('Diga o que fazer: storage move')
    const { dataDir, storage, formerStorage } = readConfig()
    if (formerStorage === undefined)
      throw new OperatorError('Falta STORAGE_FORMER_URL: é o lugar de onde os arquivos saem (disk, ou s3://…).')
    const between = { from: storageName(formerStorage), to: storageName(storage) }
    if (between.from === between.to) throw new OperatorError('STORAGE_URL e STORAGE_FORMER_URL são o mesmo lugar.')
    const journal = openJournal(join(dataDir, 'storage-move.jsonl'), between)
    say(`De ${between.from} para ${between.to}…`)
    const carried = await carryOver({
      from: storageAt(formerStorage, dataDir),
      to: storageAt(storage, dataDir),
      journal,
      anew: values.check ?? false,
      onFile: (done) => tell(done, say),
    }).catch((error: unknown) => {
      throw inWords(error)
    })
    const { copied, present, bytes } = carried
    answer(
      [
        `Pronto: ${formatNumber(copied + present)} arquivos no lugar novo, conferidos (${formatNumber(copied)} copiados agora), ${formatNumber(Math.ceil(bytes / 1024))} KB.`,
        'Reinicie a loja sem STORAGE_FORMER_URL. Depois de conferir, apague os arquivos do lugar antigo quando quiser.',
      ],
      { ...between, copied, present, bytes },
    )
    return 0
  },
}

function tell({ copied, present }: Carried, say: (line: string) => void) {
  const files = copied + present
  if (files % 500 === 0) say(`  ${formatNumber(files)} arquivos`)
}

function inWords(error: unknown): unknown {
  if (error instanceof FingerprintDiffers)
    return new OperatorError(`A cópia de ${error.file} saiu diferente do original, duas vezes: confira o armazenamento.`)
  if (!(error instanceof StorageAway)) return error
  return new OperatorError(
    'O armazenamento não responde ou recusa a chave (rode doctor para saber mais). Rode de novo: o que já foi copiado não se repete.',
    { cause: error },
  )
}
