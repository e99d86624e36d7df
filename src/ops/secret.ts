import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newToken } from '#kit/ids.ts'
import { OperatorError } from '#kit/operator-error.ts'

export const secretFileOf = (dataDir: string) => join(dataDir, 'secret')

/**
 * The secret that signs nonces and locks the secrets of API keys: from the environment, or from a file in the data folder that
 * is made on first use. Processes that start together all get the same one.
 */
export function readOrMakeSecret({ dataDir, fromEnvironment }: { dataDir: string; fromEnvironment: string | undefined }): string {
  if (fromEnvironment !== undefined) return fromEnvironment
  const path = secretFileOf(dataDir)
  try {
    return readSecret(path) ?? makeSecret(dataDir, path)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new OperatorError(
      `Sem permissão para usar ${path}: rode a Vitrine com o dono da pasta, ou informe SECRET no ambiente.`,
      {
        cause: error,
      },
    )
  }
}

function readSecret(path: string): string | undefined {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  if (secret.length >= 32) return secret
  throw new OperatorError(
    `O arquivo ${path} não tem um segredo inteiro: traga de volta o original, ou apague o arquivo para gerar outro (as chaves de API terão de ser criadas de novo).`,
  )
}

/** Written whole under another name and then linked: the name never leads to half a secret, and the first process wins. */
function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true })
  const whole = `${path}.${randomUUID()}`
  try {
    writeWhole(whole, `${newToken()}\n`)
    linkSync(whole, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(whole, { force: true })
  }
  return readSecret(path)!
}

function writeWhole(path: string, text: string) {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
