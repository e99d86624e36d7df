import { migrate } from '#db/migrate.ts'
import { count } from '#kit/pt-br.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withDatabase } from '../with-database.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Traz o banco para a versão desta Vitrine.',
  usage: `Uso: npm run vitrine -- migrate

Aplica as migrações que faltam, cada uma inteira ou nada dela. Pode ser repetido.`,
  run: async (args, { config, say, answer }) => {
    readArguments({ args, options: {} })
    const applied = await withDatabase({ config: config(), say }, ({ connection }) => migrate({ connection, say }))
    answer(
      applied.length === 0
        ? 'O banco já está nesta versão.'
        : `Pronto: ${count(applied.length, 'migração aplicada', 'migrações aplicadas')}.`,
      {
        applied,
      },
    )
    return 0
  },
}
