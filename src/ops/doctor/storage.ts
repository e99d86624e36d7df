import { type StorageAddress, storageName } from '#kit/storage-address.ts'
import type { Storage } from '#storage/contract.ts'
import { createStorageHealth, type StorageState } from '#storage/health.ts'
import type { Finding } from './finding.ts'

const PROBLEMS: Record<Exclude<StorageState, 'ok'>, string> = {
  unreachable: 'Ele não responde: confira endereço e porta em STORAGE_URL, a rede, e se o serviço está no ar.',
  refused: 'Ele recusa a chave da loja: confira chave, segredo e região em STORAGE_URL, e se a chave pode ler, gravar e listar.',
  'no-bucket': 'Ele não tem esse balde (bucket): crie-o, ou corrija o nome em STORAGE_URL.',
}

/** Whether the shop reaches its files. */
export async function examineStorage(storage: Storage, address: StorageAddress): Promise<Finding> {
  const state = await createStorageHealth(storage)()
  const question = `O armazenamento de arquivos responde (${storageName(address)})?`
  return { id: 'storage', question, problems: state === 'ok' ? [] : [PROBLEMS[state]] }
}
