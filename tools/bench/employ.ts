import type { Connection } from '#db/connection.ts'
import { createDatabase } from '#db/pool.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { createAccounts } from '#shop/accounts/service.ts'

/** Somebody who runs the shop; answers the header that lets them in. */
export async function employ(connection: Connection): Promise<string> {
  const { kysely: db, close } = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine bench' })
  try {
    const made = await createAccounts({ db }).create({
      login: 'gerente',
      email: 'gerente@loja.example',
      displayName: 'Marta',
      password: 'um canário canta na cozinha',
      roles: ['administrator'],
    })
    if (!made.ok) throw new Error(made.problem)
    const given = await createApplicationPasswords({ db }).create(made.user.id, { name: 'bench', appId: '' })
    return `Basic ${Buffer.from(`gerente:${given!.password}`).toString('base64')}`
  } finally {
    await close()
  }
}
