import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { count, formatDate } from '#kit/pt-br.ts'
import { folderOf } from '#extensions/load.ts'
import { extensionMigrations } from '#extensions/migrate.ts'
import { checkBackup, restoreBackup } from '#ops/backup/restore-backup.ts'
import { isShopOpen, lookAtTarget } from '#ops/backup/target.ts'
import { VITRINE } from '#ops/vitrine-command.ts'
import type { Storage } from '#storage/contract.ts'
import { createStorage } from '#storage/create-storage.ts'
import type { Command, Tools } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { type Reached, withDatabase } from '../with-database.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'Põe um backup no lugar do que a loja tem.',
  usage: `Uso: npm run vitrine -- restore ARQUIVO [--replace [--yes]]

O backup é conferido por inteiro antes de qualquer mudança, e entra por inteiro ou nada dele. A loja precisa estar
fechada. Uma loja que já tem algo só é substituída com --replace, depois de uma confirmação (ou com --yes).
ARQUIVO é um caminho ou, com STORAGE_URL, o nome de um backup que está no armazenamento.
Um backup de uma versão anterior é trazido para esta; um de uma versão mais nova é recusado.`,
  run: async (args, tools) => {
    const { values, words } = readArguments({
      args,
      options: { replace: { type: 'boolean' }, yes: { type: 'boolean' } },
      words: ['file'],
    })
    if (words[0] === undefined) throw new OperatorError('Falta dizer qual backup: restore ARQUIVO')
    const config = tools.config()
    const storage = createStorage(config)
    const file = await findBackup(storage, words[0])
    return await withDatabase({ config, say: tools.say }, async (reached) => {
      const state = await refuseWrongMoment(reached, values.replace ?? false)
      tools.say(`Conferindo ${file}…`)
      const manifest = await checkBackup(file)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      if (state === 'filled' && !values.yes) await askFirst(tools, manifest.created_at)
      // Makes the list of migrations in a database where nothing is yet.
      if (state === 'bare') await migrate({ connection: reached.connection })
      tools.say('Carregando o banco e os arquivos…')
      const { migrated, leftOut } = await restoreBackup({
        connection: reached.connection,
        storage,
        file,
        manifest,
        say: tools.say,
        ofExtension: (name) => extensionMigrations(folderOf({ folder: config.extensionsFolder, named: config.extensions }, name)),
      })
      for (const table of leftOut)
        tools.say(
          table.startsWith('ext_')
            ? `A tabela ${table} é de uma extensão que não está instalada aqui e ficou de fora.`
            : `A tabela ${table} do backup não é da Vitrine e ficou de fora.`,
        )
      tools.answer(
        [
          `A loja voltou ao que era em ${formatDate(new Date(manifest.created_at))}: ${count(rows, 'linha', 'linhas')}.`,
          'As chaves de API só funcionam com o segredo que a loja tinha então (SECRET, ou o arquivo secret da pasta de dados).',
          `Confira com: ${VITRINE} doctor`,
        ],
        { restored: file, created_at: manifest.created_at, rows, migrated, left_out: leftOut },
      )
      return 0
    })
  },
}

/** A file of this machine, or else one by its name in the store of the shop's files. */
async function findBackup({ backups }: Storage, word: string): Promise<string> {
  if (existsSync(word) || backups.folder !== undefined || !(await backups.stat(word))) return resolve(word)
  return await backups.onDisk(word)
}

async function refuseWrongMoment({ db }: Reached, replace: boolean) {
  if (await isShopOpen(db))
    throw new OperatorError('A loja está aberta: feche-a (Ctrl-C, em todos os computadores) antes de restaurar.')
  const state = await lookAtTarget(db)
  if (state === 'foreign') {
    throw new OperatorError(
      'Este banco tem tabelas que não são da Vitrine, e restaurar as apagaria: aponte DATABASE_URL para um banco só da loja.',
    )
  }
  if (state === 'filled' && !replace) {
    throw new OperatorError('Esta loja já tem conteúdo. Para pôr o backup no lugar de tudo o que ela tem, repita com --replace.')
  }
  return state
}

async function askFirst({ confirm }: Tools, createdAt: string) {
  if (!confirm) throw new OperatorError('Não há terminal para confirmar: para substituir a loja sem perguntar, acrescente --yes.')
  const agreed = await confirm(`Tudo o que a loja tem será apagado e trocado pelo backup de ${formatDate(new Date(createdAt))}.`)
  if (!agreed) throw new OperatorError('Nada foi mudado.')
}
