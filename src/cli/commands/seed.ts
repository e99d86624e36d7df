import { migrate } from '#db/migrate.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'
import { withDatabase } from '../with-database.ts'

export const seed: Command = {
  name: 'seed',
  summary: 'Põe a loja de demonstração em uma loja vazia.',
  usage: `Uso: npm run vitrine -- seed

Só em uma loja sem páginas e sem produtos: o que já existe nunca é misturado com a demonstração.`,
  run: async (args, { config: readConfig, say, answer }) => {
    readArguments({ args, options: {} })
    const config = readConfig()
    const [{ isEmptyShop }, { seedDemoInto }] = await Promise.all([
      import('#setup/empty-shop.ts'),
      import('../seed-demo-files.ts'),
    ])
    await withDatabase({ config, say }, async ({ connection, db }) => {
      await migrate({ connection, say })
      if (!(await isEmptyShop(db))) {
        throw new OperatorError(
          'Esta loja já tem conteúdo, e a demonstração só entra em uma loja vazia: use outra pasta em DATA_DIR ou outro banco.',
        )
      }
      await seedDemoInto({ db, config, say })
    })
    answer('A loja de demonstração está montada.', { seeded: true })
    return 0
  },
}
