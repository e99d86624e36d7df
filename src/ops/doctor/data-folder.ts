import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatNumber } from '#kit/pt-br.ts'
import { PACKED_FOLDERS } from '../backup/manifest.ts'
import { secretFileOf } from '../secret.ts'
import type { Finding } from './finding.ts'

/** Below this a busy day or one backup may fill the disk. */
export const LEAST_FREE_MB = 500

export function examineDataFolder(dataDir: string): Finding[] {
  const question = `A pasta de dados está em ordem (${dataDir})?`
  if (!existsSync(dataDir))
    return [
      {
        id: 'data-folder',
        question,
        problems: [`A pasta ${dataDir} não existe: confira DATA_DIR, ou comece uma loja com npm start.`],
      },
    ]
  return [
    { id: 'data-folder', question, problems: [...rights(dataDir), ...interruptedRestore(dataDir)] },
    { id: 'disk-space', question: 'Há espaço livre no disco da pasta de dados?', problems: space(dataDir) },
    { id: 'secret', question: 'O segredo da loja está fechado a outros usuários?', problems: secretRights(dataDir) },
  ]
}

function rights(dataDir: string): string[] {
  return [dataDir, ...PACKED_FOLDERS.map((name) => join(dataDir, name))]
    .filter((folder) => existsSync(folder) && !canWrite(folder))
    .map(
      (folder) =>
        `Este usuário não pode escrever em ${folder}: rode a Vitrine com o dono da pasta, ou devolva a permissão (chown, chmod u+rwx).`,
    )
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function interruptedRestore(dataDir: string): string[] {
  return PACKED_FOLDERS.map((name) => join(dataDir, `${name}.before-restore`))
    .filter((folder) => existsSync(folder))
    .map(
      (folder) =>
        `Uma restauração foi interrompida e deixou ${folder}: restaure de novo; quando a loja estiver certa, apague essa pasta.`,
    )
}

function space(dataDir: string): string[] {
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
  return freeMb >= LEAST_FREE_MB
    ? []
    : [`Restam só ${formatNumber(freeMb)} MB: libere espaço ou mude a pasta de dados para um disco maior.`]
}

function secretRights(dataDir: string): string[] {
  const path = secretFileOf(dataDir)
  const found = statSync(path, { throwIfNoEntry: false })
  // Windows keeps rights in another way, which these bits don't show.
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return []
  return [`Outros usuários podem ler ${path}: feche-o com chmod 600 ${path}`]
}
