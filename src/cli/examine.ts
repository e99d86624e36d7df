import { OperatorError } from '#kit/operator-error.ts'
import type { Config } from '#src/config.ts'
import { examineStorage } from '#ops/doctor/storage.ts'
import { createStorage } from '#storage/create-storage.ts'
import { withDatabase } from './with-database.ts'
import { examineDataFolder } from '#ops/doctor/data-folder.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import type { Finding } from '#ops/doctor/finding.ts'
import { examineConfig, examineMachine } from '#ops/doctor/machine.ts'
import { examinePooler } from '#ops/doctor/pooler.ts'
import { examineReplica } from '#ops/doctor/replica.ts'

type Options = { readConfig: () => Config; say: (line: string) => void; now: () => number }

/** Everything that can be asked about the shop on this computer. What is broken never keeps the rest from being asked. */
export async function examine({ readConfig, say, now }: Options): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    const [problem] = inWords(error)
    return [
      ...examineMachine(undefined),
      { id: 'config', question: 'A configuração está certa?', problems: problem!.split('\n') },
    ]
  }
  const findings = [...examineMachine(config.databaseUrl), examineConfig(config), ...examineDataFolder(config.dataDir)]
  const storage = createStorage(config)
  findings.push(await examineStorage(storage, config.storage))
  try {
    const { dataDir, databaseReadUrl } = config
    const told = await withDatabase({ config, say, mustExist: true }, async ({ db }) => [
      ...(await examineDatabase({ db, dataDir, storage, now })),
      ...(await examinePooler(config)),
      ...(await examineReplica(db, databaseReadUrl)),
    ])
    return [...findings, ...told]
  } catch (error) {
    return [...findings, { id: 'database', question: 'O banco responde?', problems: inWords(error) }]
  }
}

function inWords(error: unknown): string[] {
  if (error instanceof OperatorError) return [error.message]
  throw error
}
