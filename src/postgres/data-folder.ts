import { accessSync, constants, mkdirSync } from 'node:fs'
import { OperatorError } from '#kit/operator-error.ts'

/** Makes the data folder where it is missing; one that cannot be used is told in a sentence. */
export function prepareDataFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw folderProblem(error, dataDir)
  }
}

/** What keeps the shop from its data folder, in words; any other error as it is. */
export function folderProblem(error: unknown, dataDir: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new OperatorError(
      `Sem permissão para usar a pasta ${dataDir} (${message}): rode a Vitrine com o dono da pasta ou escolha outra em DATA_DIR.`,
      { cause: error },
    )
  }
  if (['EEXIST', 'ENOTDIR'].includes(code)) {
    return new OperatorError(`DATA_DIR=${dataDir} não é uma pasta: escolha outro caminho em DATA_DIR.`, { cause: error })
  }
  if (code === 'ENOSPC') {
    return new OperatorError(`Não há espaço em disco para a pasta ${dataDir}: libere espaço ou escolha outra em DATA_DIR.`, {
      cause: error,
    })
  }
  return error
}
