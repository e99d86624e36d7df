import { aDatabase } from './database.ts'
import { orderDesk } from './order-desk.ts'

/** The services that sell, on a database of their own. */
export async function anOrderDesk({ poolSize = 20 } = {}) {
  const database = await aDatabase({ poolSize })
  return { ...orderDesk(database.kysely), connection: database.connection, close: database.close }
}
