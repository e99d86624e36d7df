import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import { count, formatNumber } from '#kit/pt-br.ts'
import { storageName } from '#kit/storage-address.ts'
import { backupName } from '#ops/backup/backup-name.ts'
import { writeBackup } from '#ops/backup/write-backup.ts'
import { createStorage } from '#storage/create-storage.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withDatabase } from '../with-database.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Guarda a loja inteira em um arquivo, com a loja aberta ou fechada.',
  usage: `Uso: npm run vitrine -- backup [--to ARQUIVO]

Sem --to o arquivo fica em <pasta de dados>/backups/vitrine-AAAA-MM-DD-HHMMSS.tar.gz, ou, com STORAGE_URL, no
armazenamento. Traz o banco em um só
momento e as pastas media, downloads e uploads. O segredo da loja não vai junto: guarde-o à parte.`,
  run: async (args, { config: readConfig, say, answer }) => {
    const { values } = readArguments({ args, options: { to: { type: 'string' } } })
    const config = readConfig()
    const storage = createStorage(config)
    const now = new Date()
    const file = resolve(values.to ?? join(config.dataDir, 'backups', backupName(now)))
    if (existsSync(file)) throw new OperatorError(`O arquivo ${file} já existe: escolha outro nome em --to.`)
    // A folder that a person named and that is not there may be a disk that is not mounted.
    if (values.to !== undefined && !existsSync(dirname(file))) throw new OperatorError(`A pasta ${dirname(file)} não existe.`)
    const written = await withDatabase({ config, say, mustExist: true }, async ({ connection }) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const made = await writeBackup({ connection, storage, file, now, say })
      if (values.to === undefined) await storage.backups.adopt(basename(file), file)
      return made
    })
    const { tables, rows, files, bytes } = written
    const isInStore = values.to === undefined && storage.backups.folder === undefined
    const place = isInStore ? `${basename(file)}, em ${storageName(config.storage)}backups/` : file
    const size = `${formatNumber(Math.ceil(bytes / 1024))} KB`
    answer(
      [
        `Backup pronto: ${place} (${size})`,
        `${count(tables, 'tabela', 'tabelas')}, ${count(rows, 'linha', 'linhas')}, ${count(files, 'arquivo', 'arquivos')}.`,
        config.secret === undefined
          ? `O segredo da loja não está nele: guarde ${join(config.dataDir, 'secret')} à parte; sem ele as chaves de API terão de ser criadas de novo.`
          : 'O segredo da loja (SECRET) não está nele: guarde-o à parte; sem ele as chaves de API terão de ser criadas de novo.',
      ],
      { ...written, created_at: now.toISOString() },
    )
    return 0
  },
}
