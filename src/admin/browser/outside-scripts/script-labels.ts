import { conditionNames } from '../documents/places.ts'

export type ScriptRecord = {
  id: number
  name: string
  code: string
  purpose: 'necessary' | 'statistics' | 'marketing'
  conditions: string[]
  hosts: string[]
  suggested_hosts: string[]
  enabled: boolean
  version: number
}

export const PURPOSE_CHOICES = [
  { id: 'marketing', name: 'Marketing' },
  { id: 'statistics', name: 'Estatísticas' },
  { id: 'necessary', name: 'Nenhum: é necessário à loja' },
]
export const purposeName = (purpose: string) => PURPOSE_CHOICES.find(({ id }) => id === purpose)?.name ?? purpose

/** Where a script runs, in a few words. */
export const whereText = (conditions: readonly string[]) =>
  conditionNames(conditions).join(' · ') || 'Em todas as páginas públicas'

export const hostsText = (hosts: readonly string[] | null | undefined) => (hosts ?? []).join('\n')
/** While it is typed an empty line stays, else nobody could begin one. */
export const hostsTyped = (text: string) => text.split('\n')
export const hostsMeant = (hosts: readonly string[]) => hosts.map((host) => host.trim()).filter((host) => host !== '')
